import type { WrappedCanvas } from 'mediabunny';
import { JobError } from '../../../errors/errors.ts';
import { formats } from '../../../formats/formats.ts';

/** A browser that cannot write a format gives PNG in its place. */
export async function encodeCanvas(
  canvas: WrappedCanvas['canvas'],
  format: 'jpeg' | 'png' | 'webp',
  quality = 85,
): Promise<Blob> {
  const type = formats[format].mimeType;
  // In a worker, Mediabunny draws on nothing else.
  const blob = await (canvas as OffscreenCanvas).convertToBlob({ type, quality: quality / 100 });
  if (blob.type !== type) throw new JobError('no-encoder', { format: formats[format].name });
  return blob;
}
