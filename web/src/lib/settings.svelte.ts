// How this browser shows a table; kept in the browser, told to nobody.

const KEY = "villainy.settings";

export interface Settings {
  /** Animations: 0 is none, 2 is twice as fast. */
  speed: 0 | 0.5 | 1 | 2;
  sound: boolean;
  /** Say "your turn" by a notification. */
  notify: boolean;
  /** On touch screens a second tap confirms what cannot be taken back. */
  confirmTouch: boolean;
}

const DEFAULTS: Settings = { speed: 1, sound: false, notify: false, confirmTouch: true };

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let reduced = $state(calm.matches);
calm.addEventListener("change", () => (reduced = calm.matches));

/** How many times as long as drawn a motion takes: 0 where nothing moves. Also `--beat` for every style sheet. */
export function beat(): number {
  return reduced || settings.speed === 0 ? 0 : 1 / settings.speed;
}

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing
    }
  });
  $effect(() => document.documentElement.style.setProperty("--beat", String(beat())));
});

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const settings: Partial<Settings> = {};
    if (kept.speed === 0 || kept.speed === 0.5 || kept.speed === 1 || kept.speed === 2) settings.speed = kept.speed;
    for (const name of ["sound", "notify", "confirmTouch"] as const) {
      if (typeof kept[name] === "boolean") settings[name] = kept[name];
    }
    return settings;
  } catch {
    return {};
  }
}
