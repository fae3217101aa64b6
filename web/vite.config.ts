import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `import wrench from "icon:wrench"`: one glyph of game-icons.net as the inside of a 512 x 512 SVG. */
function icons(): Plugin {
  const { icons } = JSON.parse(readFileSync(here("node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const icon = icons[id.slice("\0icon:".length)];
      if (!icon) this.error(`game-icons has no icon called ${id.slice("\0icon:".length)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/** docs/rules: rules.toml as the paragraph of each message, a text with `?headings` as its titles by their ids. */
function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?") as [string, string | undefined];
      if (!/\/docs\/rules\/[a-z-]+\/[a-z]+\.(md|toml)$/.test(file)) return null;
      if (file.endsWith(".toml")) return module(coverage(readFileSync(file, "utf8")));
      if (query !== "headings") return null;
      const titles = readFileSync(file, "utf8").matchAll(/^### (.+) \{#([a-z0-9-]+)\}$/gm);
      return module(Object.fromEntries(Array.from(titles, ([, title, name]) => [name, title])));
    },
  };
}

const module = (data: unknown) => `export default ${JSON.stringify(data)}`;

/** Only tables `[id]` with one list of texts, `covers`. */
function coverage(source: string): Record<string, string> {
  const tables = source.matchAll(/^\[([a-z0-9-]+)\]\s*covers = \[([^\]]*)\]/gm);
  const covered = Array.from(tables, ([, id, list]) => Array.from(list!.matchAll(/"([a-z0-9-]+)"/g), ([, name]) => [name!, id!]));
  return Object.fromEntries(covered.flat());
}

export default defineConfig({
  plugins: [icons(), rules(), svelte()],
  resolve: { alias: { $lib: here("src/lib"), $table: here("src/table") } },
  build: { outDir: "../src/villainy/server/client", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [here("."), here("../docs/rules")] },
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { "/api": { target: process.env.VILLAINY_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
