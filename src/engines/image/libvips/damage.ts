import { JobError } from '#errors/errors.ts';
import { formats, type FormatId } from '#formats/formats.ts';

/** libvips' `fail_on`: the mildest fault at which it gives up. */
export type Strictness = 'none' | 'truncated' | 'warning' | 'error';

/**
 * Returns how strictly libvips reads a format at first. It fills undecodable parts of a TIFF or PNG with black, and
 * continues in a JPEG whose data makes no sense. In other formats, milder faults are common in intact pictures.
 */
export const failOn = (format: FormatId): Strictness =>
  format === 'tiff' || format === 'jpeg' ? 'warning' : format === 'png' ? 'error' : 'truncated';

/** How error messages of libvips' loaders, and of the libraries behind them, begin. */
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

/** The failed operation was reading, or the bytes could not be read. */
const reading = /^unable to (?:load from|call (?:VipsForeignLoad|\w+load))|^source: |^VipsForeignLoad/;

/** libvips' whole message if a loader gave up without one: results are written to memory, which does not fail. */
const unexplained =
  /^unable to (?:call \w+save_(?:buffer|target)|copy to memory)\n*(?:vips2png: unable to write to target target(?:_custom)?)?$/;

/** libvips' messages up to the last failure. It either appends to them or starts over. */
let saidBefore = '';

/**
 * Converts an error of libvips to a damaged file if it says so; anything else is a bug and keeps its message. Loaders
 * run while the result is written, so any operation may be the one that fails.
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

/** Runs code that reads a file. Errors count as damage to the file, including offsets that point outside it. */
export function decoding<T>(format: FormatId, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError)
      throw new JobError('corrupt-file', { format: formats[format].name }, { cause: error });
    throw asDamage(error, format);
  }
}

/** The message of a WebAssembly.Exception is an array of its type and its text, and it prints as nothing. */
function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return Array.isArray(error.message) ? String(error.message.at(-1)) : String(error.message);
}

export const isOutOfMemory = (message: string) =>
  /out of memory|unable to allocate|memory access|cannot enlarge|abort/i.test(message);
