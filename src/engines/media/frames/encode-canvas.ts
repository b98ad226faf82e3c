import type { WrappedCanvas } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';

/**
 * Encodes a canvas. Browsers that cannot write a format silently write PNG instead.
 *
 * @throws {JobError} `no-encoder`
 */
export async function encodeCanvas(
  canvas: WrappedCanvas['canvas'],
  format: 'jpeg' | 'png' | 'webp',
  quality = 85,
): Promise<Blob> {
  const type = formats[format].mimeType;
  // In a worker, Mediabunny uses no other kind of canvas.
  const blob = await (canvas as OffscreenCanvas).convertToBlob({ type, quality: quality / 100 });
  if (blob.type !== type) throw new JobError('no-encoder', { format: formats[format].name });
  return blob;
}
