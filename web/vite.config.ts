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

export default defineConfig({
  plugins: [icons(), svelte()],
  resolve: { alias: { $lib: here("src/lib"), $table: here("src/table") } },
  build: { outDir: "../src/villainy/server/client", emptyOutDir: true, target: "es2022" },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { "/api": { target: process.env.VILLAINY_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
