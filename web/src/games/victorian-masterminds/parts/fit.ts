// Lettering on a drawing has only so much room; where a language needs more, it is set narrower.

/** `use:fit={[room, text]}`: the text is named so that another one is measured anew. */
export function fit(node: SVGTextElement, [room]: [room: number, text: string]) {
  const measure = (width: number) => {
    node.removeAttribute("textLength");
    if (node.getComputedTextLength() <= width) return;
    node.setAttribute("textLength", String(width));
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
  measure(room);
  void document.fonts.ready.then(() => measure(room));
  return { update: ([width]: [number, string]) => measure((room = width)) };
}
