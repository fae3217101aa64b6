// Words of any length in a box of a fixed size: the letters shrink until they fit, down to what can still be read.

interface Sizes {
  /** In rem, the largest first. */
  sizes: number[];
  /** Measured again when this changes. */
  text: unknown;
}

export function fit(node: HTMLElement, options: Sizes) {
  let { sizes } = options;
  const measure = () => {
    for (const size of sizes) {
      node.style.setProperty("--fit", `${size}rem`);
      if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
    }
  };
  const observer = new ResizeObserver(measure);
  observer.observe(node);
  document.fonts?.ready.then(measure);
  return {
    update(next: Sizes) {
      ({ sizes } = next);
      requestAnimationFrame(measure);
    },
    destroy: () => observer.disconnect(),
  };
}
