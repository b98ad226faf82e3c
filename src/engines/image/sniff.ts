import { JobError } from '../../errors.ts';
import { formats, sniffFormat, type FormatId, type InputFormatId } from '../../formats.ts';

/** @throws {JobError} `unknown-format` when it is no image. */
export async function sniffImage(file: File): Promise<InputFormatId<'image'>> {
  const format = await sniffFormat(file);
  if (!format || !isImage(format)) throw new JobError('unknown-format', {});
  return format;
}

const isImage = (format: FormatId): format is InputFormatId<'image'> => formats[format].kind === 'image';
