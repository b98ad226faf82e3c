import { JobError } from '../../../errors/errors.ts';
import { formats, sniffFormat, type InputFormatId } from '../../../formats/formats.ts';
import { readHeader } from '../formats/header.ts';

/** A file, and what its header says. */
export async function openHeader(file: File) {
  const format = await sniffFormat(file);
  if (!format || formats[format].kind !== 'image') throw new JobError('unknown-format', {});
  // Its row says that it is an image.
  const image = format as InputFormatId<'image'>;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, format: image, header: await readHeader(bytes, image) };
}
