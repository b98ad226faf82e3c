import type { Area } from '#jobs/contract/image-step.ts';

export function startCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas');
  return context;
}

/** Fills parts, given as fractions of the sides, and every pixel that they touch. */
export function fillParts(context: OffscreenCanvasRenderingContext2D, parts: readonly Area[]) {
  const { width, height } = context.canvas;
  for (const part of parts) {
    const [left, top] = [Math.floor(part.left * width), Math.floor(part.top * height)];
    const [right, bottom] = [(part.left + part.width) * width, (part.top + part.height) * height];
    context.fillRect(left, top, Math.ceil(right) - left, Math.ceil(bottom) - top);
  }
}
