import type { Size } from './image-step.ts';

/** The part of each video frame that is kept. */
export interface MediaCrop {
  left: number;
  top: number;
  width: number;
  height: number;
  /** `share`: of the sides, from 0 to 1. */
  unit: 'pixels' | 'share';
  /** Width by height: if set, the largest centred part with this ratio is kept. Default any. */
  ratio?: number;
}

/** Returns the part in whole pixels of a picture. Anything beyond its edges is left out. */
export function croppedTo({ unit, ratio, ...crop }: MediaCrop, { width, height }: Size) {
  const [across, down] = unit === 'share' ? [width, height] : [1, 1];
  const left = Math.round(crop.left * across);
  const top = Math.round(crop.top * down);
  const box = {
    width: Math.min(width, Math.round((crop.left + crop.width) * across)) - left,
    height: Math.min(height, Math.round((crop.top + crop.height) * down)) - top,
  };
  if (ratio === undefined) return { left, top, ...box };
  const shape = {
    width: Math.min(box.width, Math.round(box.height * ratio)),
    height: Math.min(box.height, Math.round(box.width / ratio)),
  };
  return {
    left: left + Math.round((box.width - shape.width) / 2),
    top: top + Math.round((box.height - shape.height) / 2),
    ...shape,
  };
}

/** Whether anything is cut off. */
export function cutsOff(crop: MediaCrop, size: Size): boolean {
  const { width, height } = croppedTo(crop, size);
  return width !== size.width || height !== size.height;
}
