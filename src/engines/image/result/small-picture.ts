import type { EncodeImage } from '../../../jobs/contract/image-operation.ts';

/** What makes a small picture of a file, at most so large each way, for the eye alone. */
export const smallPicture = (size: number, format: 'jpeg' | 'png'): EncodeImage => ({
  type: 'encode',
  steps: [{ type: 'resize', width: size, height: size, withoutEnlargement: true }],
  output: { format, quality: 85, effort: 'fast' },
  metadata: 'colour',
});
