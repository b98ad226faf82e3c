/** Tells an element's `.known-size` how large it will be, in pixels. */
export function takeRoom(element: HTMLElement, size: { width: number; height: number } | undefined) {
  // The page's policy takes no style attributes; properties it does.
  for (const [name, value] of [
    ['--across', size?.width],
    ['--down', size?.height],
  ] as const) {
    if (value) element.style.setProperty(name, String(value));
    else element.style.removeProperty(name);
  }
}
