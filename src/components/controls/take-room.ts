/** Reserves room for an element's `.known-size`, from its future size in pixels. */
export function takeRoom(element: HTMLElement, size: { width: number; height: number } | undefined) {
  // The page's policy blocks style attributes, but not setting properties by script.
  for (const [name, value] of [
    ['--across', size?.width],
    ['--down', size?.height],
  ] as const) {
    if (value) element.style.setProperty(name, String(value));
    else element.style.removeProperty(name);
  }
}
