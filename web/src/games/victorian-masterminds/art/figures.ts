// Small figures that are both pieces and ornaments.

import { f } from "./geometry";

/** A bust with wild hair and round spectacles. */
export function scientistArt(x: number, y: number, size: number, fill = "#F1E4C6", dark = "#22160C"): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(size / 24)})"><path d="M-10.4 11.6C-10.4 5.6-6.2 3.4-2.8 2.8L0 5.8L2.8 2.8C6.2 3.4 10.4 5.6 10.4 11.6Z" fill="${fill}"/><path d="M-1.3 5.2L0 11.4L1.3 5.2L0 6.6Z" fill="${dark}" opacity=".85"/><path d="M-7.2-3.2C-9.6-4.4-9-7.2-7-7.4C-7.6-10-4.4-11.6-2.6-10.2C-1-12.4 2.4-12 3-10.2C5.4-11.4 8-9.4 7-7.2C9.4-6.6 9.2-3.8 7.2-3L5.4-4.4C3-7.4-3-7.4-5.4-4.4Z" fill="${fill}"/><path d="M-5-4.4C-3-7-.8-6.6 0-6.6C.8-6.6 3-7 5-4.4L5-1C5 2.4 2.4 4 0 4C-2.4 4-5 2.4-5-1Z" fill="${fill}"/><g fill="none" stroke="${dark}" stroke-width="1.15"><circle cx="-2.5" cy="-2" r="2"/><circle cx="2.5" cy="-2" r="2"/><path d="M-.5-2H.5M-1.5 2Q0 2.7 1.5 2"/></g></g>`;
}

/** Any building: a factory and a dome. */
export function buildingsArt(x: number, y: number, size: number, fill: string): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(size / 24)})" fill="${fill}"><path d="M-11 11V-4L-10.4-9.5H-7.6L-7-4V1L-3.6-2V1L-.6-2V11Z"/><path d="M1 11V1.6H2.2A4.3 4.3 0 0 1 5.4-2.6V-5.6H6.6V-2.6A4.3 4.3 0 0 1 9.8 1.6H11V11Z"/></g>`;
}
