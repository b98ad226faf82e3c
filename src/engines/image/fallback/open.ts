import { JobError } from '#errors/errors.ts';
import { formats, sniffFormat, type InputFormatId } from '#formats/formats.ts';
import { readHeader } from '../formats/header.ts';

export async function openHeader(file: File) {
  const format = await sniffFormat(file);
  if (!format || formats[format].kind !== 'image') throw new JobError('unknown-format', {});
  // The row in `formats` says that it is an image.
  const image = format as InputFormatId<'image'>;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, format: image, header: await readHeader(bytes, image) };
}
