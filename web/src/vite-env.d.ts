/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  /** The inside of an SVG with the view box 0 0 512 512. */
  const body: string;
  export default body;
}
