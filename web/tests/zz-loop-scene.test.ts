import { readFileSync } from "node:fs";
import { test } from "vitest";
import { sceneFor } from "../src/games/the-loop/lib/scene";
import { Tokens } from "../src/games/the-loop/lib/tokens";
import { EPOCHS } from "../src/games/the-loop/lib/palette";
test("scene", () => {
  const { steps } = JSON.parse(readFileSync("/tmp/loop_steps.json", "utf8"));
  for (const phone of [false, true]) {
    const t0 = performance.now(); const scene = sceneFor(phone); const t1 = performance.now();
    const scales = new Map<string, number>(); let heaped = 0, n = 0, noplate = 0, vort = 0, worst = 0; const tokens = new Tokens(); const examples: string[] = [];
    for (const [view] of steps) { const ts = tokens.follow(view); const s0 = performance.now();
      for (const { name, number } of EPOCHS) {
        const epoch = view.epochs[name]; 
        const p = scene.place(number, { epoch, pawns: view.agents.filter((a: any) => a.epoch === name).map((a: any) => a.agent), clones: ts.filter((t) => t.epoch === name).map(({ id, kind }) => ({ id, kind })), ghost: null });
        n++; const k = `${p.scale}${p.tileSmall ? "s" : ""}`; scales.set(k, (scales.get(k) ?? 0) + 1);
        const mid = scene.ring.place(number, 0.6, 0); if (p.clones.some((c) => c.at === mid || (c.at[0] === mid[0] && c.at[1] === mid[1])) ) { heaped++; if (examples.length < 3) examples.push(JSON.stringify(epoch)); }
        if (epoch.vortex) { vort++; if (!p.plate) noplate++; }
      } worst = Math.max(worst, performance.now() - s0); }
    console.log(phone, "build", (t1 - t0).toFixed(0), "ms; all", (performance.now() - t1).toFixed(0), "for", steps.length, "views; worst", worst.toFixed(0), n, [...scales].map(([k, v]) => k + ":" + v).join(" "), "heaped?", heaped, "noplate", noplate, "/", vort, examples);
  }
}, 60000);
