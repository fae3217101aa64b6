/** Does anything readable stand in it? What is hidden from screen readers counts only with `hidden`. */
export function hasWords(node: Node, hidden = false): boolean {
  if (node.nodeType === Node.TEXT_NODE) return /[\p{L}\p{N}]/u.test(node.nodeValue ?? "");
  if (node instanceof Element && node.matches("style, title, desc, [data-speech]")) return false;
  if (node instanceof Element && !hidden && node.getAttribute("aria-hidden") === "true") return false;
  return [...node.childNodes].some((child) => hasWords(child, hidden));
}
