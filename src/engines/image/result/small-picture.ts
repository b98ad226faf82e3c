import type { EncodeImage } from '../../../jobs/contract/image-operation.ts';

/** Makes a small picture of a file for display, at most this many pixels wide and high. */
export const smallPicture = (size: number, format: 'jpeg' | 'png'): EncodeImage => ({
  type: 'encode',
  steps: [{ type: 'resize', width: size, height: size, withoutEnlargement: true }],
  output: { format, quality: 85, effort: 'fast' },
  metadata: 'colour',
});
