import { JobError } from '#errors/errors.ts';
import { formats, sniffFormat, type FormatId, type InputFormatId } from '#formats/formats.ts';

const sniffed = new WeakMap<File, ReturnType<typeof sniffFormat>>();

/** @throws {JobError} `unknown-format` if it is not an image */
export async function sniffImage(file: File): Promise<InputFormatId<'image'>> {
  const sniffing = sniffed.get(file) ?? sniffFormat(file);
  sniffed.set(file, sniffing);
  const format = await sniffing;
  if (!format || !isImage(format)) throw new JobError('unknown-format', {});
  return format;
}

const isImage = (format: FormatId): format is InputFormatId<'image'> => formats[format].kind === 'image';
