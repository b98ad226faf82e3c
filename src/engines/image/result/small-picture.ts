import type { EncodeImage } from '#jobs/contract/image-operation.ts';

/** Returns the job that makes a small picture for display, at most this many pixels wide and high. */
export const smallPicture = (size: number, format: 'jpeg' | 'png'): EncodeImage => ({
  type: 'encode',
  steps: [{ type: 'resize', width: size, height: size, withoutEnlargement: true }],
  output: { format, quality: 85, effort: 'fast' },
  metadata: 'colour',
});
