// Where we are, and how to go elsewhere: links are real links, the back button works, the page's heading is told.

export type Page =
  | "home"
  | "new"
  | "tables"
  | "games"
  | "me"
  | "table"
  | "replay"
  | "link"
  | "about"
  | "rules"
  | "rulebook"
  | "pieces"
  | "learn"
  | "missing";

const PATHS: [page: Page, pattern: RegExp, ...params: string[]][] = [
  ["home", /^\/$/],
  ["new", /^\/new\/([a-z0-9-]+)\/?$/, "game"],
  ["tables", /^\/tables\/?$/],
  ["games", /^\/games\/?$/],
  ["me", /^\/me\/?$/],
  ["table", /^\/t\/([A-Za-z0-9_-]+)\/?$/, "id"],
  ["replay", /^\/replay\/([A-Za-z0-9_-]+)\/?$/, "id"],
  ["link", /^\/link\/([A-Za-z0-9_.~-]+)\/?$/, "token"],
  ["about", /^\/about\/?$/],
  ["rules", /^\/rules\/?$/],
  ["rulebook", /^\/rules\/([a-z0-9-]+)\/?$/, "game"],
  ["pieces", /^\/pieces\/([a-z0-9-]+)\/?$/, "game"],
  ["learn", /^\/learn\/([a-z0-9-]+)\/?$/, "game"],
];

export interface Route {
  page: Page;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

export function match(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  for (const [page, pattern, ...names] of PATHS) {
    const found = pattern.exec(path);
    if (found) return { page, path, query, params: Object.fromEntries(names.map((name, i) => [name, found[i + 1]!])) };
  }
  return { page: "missing", path, params: {}, query };
}

let current = $state.raw(match(location.pathname, location.search));
let moved = false;
let prepare: (page: Page) => Promise<unknown> = () => Promise.resolve();

/** The page that is shown, with the parts of its address. */
export const route: Readonly<Route> = {
  get page() {
    return current.page;
  },
  get path() {
    return current.path;
  },
  get params() {
    return current.params;
  },
  get query() {
    return current.query;
  },
};

/** Go to an address of ours; the old page stays until the new one can be shown. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const url = new URL(to, location.href);
  if (options.replace || url.href === location.href) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  void arrive(() => {
    if (url.hash) show(url.hash);
    else scrollTo(0, 0);
  });
}

async function arrive(then: () => void = () => {}): Promise<void> {
  const next = match(location.pathname, location.search);
  try {
    await prepare(next.page);
  } catch {
    location.reload(); // the page's script is gone: the server has a newer client
    return;
  }
  if (location.pathname !== next.path) return; // somebody went on while this was loading
  moved = true;
  current = next;
  requestAnimationFrame(then);
}

function show(hash: string): void {
  document.getElementById(hash.slice(1))?.scrollIntoView();
}

/** Once, before anything is shown: `load` fetches a page's script. */
export async function startRouter(load: (page: Page) => Promise<unknown>): Promise<void> {
  prepare = load;
  addEventListener("popstate", () => void arrive());
  document.addEventListener("click", follow);
  await prepare(current.page);
  if (location.hash) requestAnimationFrame(() => show(location.hash));
}

/** A plain click on a link of ours changes the page without a reload. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  navigate(link.href);
}

/** `<h1 tabindex="-1" {@attach arrived}>`: who came here by a link hears where that led. */
export function arrived(heading: HTMLElement): void {
  if (moved) heading.focus({ preventScroll: true });
}
