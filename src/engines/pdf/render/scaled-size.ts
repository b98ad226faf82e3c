import type { Size } from '#jobs/contract/image-step.ts';

/** Scales a size to whole pixels, at least one in each direction. */
export const scaledSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
