import { JobError } from '../../../errors/errors.ts';
import { formats, type FormatId } from '../../../formats/formats.ts';

/** As libvips has it: the least fault that it gives up for. */
export type Strictness = 'none' | 'truncated' | 'warning' | 'error';

/**
 * How much of a fault makes libvips give up at first. It fills what it could not decode of a TIFF or a PNG with black,
 * and goes on in a JPEG whose data makes no sense. Of other formats, milder faults are common in pictures that are whole.
 */
export const failOn = (format: FormatId): Strictness =>
  format === 'tiff' || format === 'jpeg' ? 'warning' : format === 'png' ? 'error' : 'truncated';

/** What libvips' reader of a format, and the library behind it, begin their complaints with. */
const readers: Partial<Record<FormatId, RegExp>> = {
  jpeg: /^(?:VipsJpeg|jpegload|jpeg2vips)/,
  png: /^(?:pngload|png2vips|spng|vipspng: libpng read)/,
  webp: /^(?:webpload|webp2vips)/,
  avif: /^(?:heifload|heif:)/,
  gif: /^(?:gifload|nsgif)/,
  tiff: /^(?:tiffload|tiff2vips|TIFF\w+|_TIFF\w+|\w+Decode\w*|OJPEG\w*|JPEG\w*|Fax\w+|VipsJpeg)/,
  jxl: /^(?:jxlload|libjxl)/,
  pnm: /^(?:ppmload|ppm2vips|vips__ascii|VipsImage: memory area too small)/,
  hdr: /^(?:radload|rad2vips)/,
};

/** The operation that failed was reading, or the bytes were not there to be read. */
const reading = /^unable to (?:load from|call (?:VipsForeignLoad|\w+load))|^source: |^VipsForeignLoad/;

/** All that libvips says where a reader has given up without a word: results are written to memory, which does not fail. */
const unexplained =
  /^unable to (?:call \w+save_(?:buffer|target)|copy to memory)\n*(?:vips2png: unable to write to target target(?:_custom)?)?$/;

/** What libvips had said up to the last failure: it goes on from there, or begins anew. */
let saidBefore = '';

/**
 * What libvips has thrown, as the fault of the file that it was reading, where it says so; all else is a bug, and keeps
 * its words. Its readers work while the result is written, so the operation that fails may be any.
 */
export function asDamage(error: unknown, format: FormatId): unknown {
  if (error instanceof JobError) return error;
  const text = textOf(error);
  const [operation = '', ...said] = text.split('\n').filter((line) => line.trim() !== '');
  const all = said.join('\n');
  const fresh = all.startsWith(saidBefore) && all !== saidBefore ? all.slice(saidBefore.length) : all;
  saidBefore = all;
  const isDamage =
    unexplained.test(`${operation}\n${fresh}`) ||
    [operation, ...fresh.split('\n')].some((line) => reading.test(line) || readers[format]?.test(line));
  if (isDamage && !isOutOfMemory(text))
    return new JobError('corrupt-file', { format: formats[format].name }, { cause: text });
  return error instanceof Error ? error : new Error(text, { cause: error });
}

/** Runs what reads a file: a failure there is the file's, and so are places in it that it points to and does not have. */
export function decoding<T>(format: FormatId, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError)
      throw new JobError('corrupt-file', { format: formats[format].name }, { cause: error });
    throw asDamage(error, format);
  }
}

/** A WebAssembly.Exception has its type and its text for a message, and prints as nothing. */
function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return Array.isArray(error.message) ? String(error.message.at(-1)) : String(error.message);
}

export const isOutOfMemory = (message: string) =>
  /out of memory|unable to allocate|memory access|cannot enlarge|abort/i.test(message);
