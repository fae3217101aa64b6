// What kind of screen this is. Style sheets read the same from [data-phone] on the shell.

import { MediaQuery } from "svelte/reactivity";

/** Phones, and tablets held upright: one column, the dock a sheet, players and log behind tabs. */
export const phone = new MediaQuery("(max-width: 720px), (max-width: 900px) and (orientation: portrait)");
