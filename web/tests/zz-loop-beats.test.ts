import { readFileSync } from "node:fs";
import { test } from "vitest";
import { beat } from "../src/games/the-loop/beats";
test("beats", () => {
  const { info, steps } = JSON.parse(readFileSync("/tmp/loop_steps.json", "utf8"));
  const misses = new Map<string, number>(); const sample = new Map<string,string>();
  for (const [before, events, after, setup] of steps) {
    const play: any = { info, view: before };
    for (const e of events) { const b = beat(e, play.view, play); if (!b) { misses.set("nobeat "+e.kind, 1); continue; } if (b.after) play.view = b.after(play.view); }
    const v = play.view; const s = (x: any[]) => JSON.stringify([...x].sort());
    const kinds = events.map((e: any) => e.kind).join(",");
    const note = (what: string) => { misses.set(what, (misses.get(what) ?? 0) + 1); if (!sample.has(what)) sample.set(what, setup + " :: " + kinds); };
    for (const [n, e] of Object.entries<any>(after.epochs)) { const w = v.epochs[n];
      for (const k of ["rifts","green","blue","vortex"]) if (w[k] !== e[k]) note(k);
      if (s(w.clones) !== s(e.clones)) note("clones"); if (s(w.cards) !== s(e.cards)) note("cards");
      const t=(x:any)=>x&&JSON.stringify({...x,slots:x.slots&&[...x.slots].sort()}); if (t(w.tile) !== t(e.tile)) note("tile"); if (JSON.stringify(w.centrifuge) !== JSON.stringify(e.centrifuge)) note("centrifuge"); if (JSON.stringify(w.machines) !== JSON.stringify(e.machines)) note("machines"); }
    after.agents.forEach((a: any, i: number) => { const w = v.agents[i]; if (w.epoch !== a.epoch) note("pawn"); if (w.agent !== a.agent) note("agent"); if (w.charged !== a.charged) note("charged"); if (s(w.ready) !== s(a.ready)) note("ready"); if (s(w.spent) !== s(a.spent)) note("spent"); });
    after.piles.forEach((a: any, i: number) => { const w = v.piles[i]; for (const k of ["draw","discard"]) if (s(w[k]) !== s(a[k])) note("pile "+k); if (JSON.stringify(w.top)!==JSON.stringify(a.top)) note("top"); });
    for (const k of ["turns","cycle","active","foo","big_deck","destroyed_top","vortexes","vortexes_left","loops","loops_made","power_used","supas_lost","machines_left","jammed"]) if (v[k] !== after[k]) note(k);
    for (const k of ["foo_deck","bag","destroyed","shown","archived"]) if (s(v[k]) !== s(after[k])) note(k);
  }
  for (const [k, n] of misses) console.log(k, n, sample.get(k)?.slice(0, 400));
});
