/** A part of an image, as fractions of its sides. */
export interface ShareArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The edges that a drag moves: -1 the left or upper, 1 the right or lower, 0 none. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Moves the area by fractions, keeping it inside the image. */
export const moved = (area: ShareArea, x: number, y: number): ShareArea => ({
  ...area,
  left: clamp(area.left + x, 0, 1 - area.width),
  top: clamp(area.top + y, 0, 1 - area.height),
});

interface Limits {
  /** The smallest sides, as fractions. */
  least: { width: number; height: number };
  /** Width divided by height, both as fractions, if it is fixed. */
  ratio?: number | undefined;
}

/** Moves some edges of the area by fractions. The other edges stay. */
export function resized(area: ShareArea, handle: Handle, x: number, y: number, { least, ratio }: Limits): ShareArea {
  const right = area.left + area.width;
  const bottom = area.top + area.height;
  // How far it can grow: from the fixed edge to the edge of the image; or in both directions from the middle, if
  // neither edge moves.
  const room = (toward: -1 | 0 | 1, start: number, end: number) =>
    toward === -1 ? end : toward === 1 ? 1 - start : 2 * Math.min((start + end) / 2, 1 - (start + end) / 2);
  const most = { width: room(handle.x, area.left, right), height: room(handle.y, area.top, bottom) };
  let width = clamp(area.width + x * handle.x, least.width, most.width);
  let height = clamp(area.height + y * handle.y, least.height, most.height);
  if (ratio !== undefined) {
    const byWidth = handle.y === 0 || (handle.x !== 0 && Math.abs(x) * 1 >= Math.abs(y) * ratio);
    const wanted = byWidth ? width : height * ratio;
    width = clamp(wanted, Math.max(least.width, least.height * ratio), Math.min(most.width, most.height * ratio));
    height = width / ratio;
  } else {
    if (handle.x === 0) width = area.width;
    if (handle.y === 0) height = area.height;
  }
  const place = (toward: -1 | 0 | 1, start: number, end: number, size: number) =>
    toward === -1 ? end - size : toward === 1 ? start : (start + end - size) / 2;
  return {
    left: place(handle.x, area.left, right, width),
    top: place(handle.y, area.top, bottom, height),
    width,
    height,
  };
}

/** Returns the largest area of this ratio within another, with the same centre. */
export function shaped(area: ShareArea, ratio: number): ShareArea {
  const width = Math.min(area.width, area.height * ratio);
  const height = width / ratio;
  return { left: area.left + (area.width - width) / 2, top: area.top + (area.height - height) / 2, width, height };
}
