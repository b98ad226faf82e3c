import { JobError } from '#errors/errors.ts';
import type { TextEncodingId } from '#formats/text-encodings.ts';
import { guessEncoding } from './guess-encoding.ts';

/** In bytes. The subtitles of a film take about a tenth of a megabyte. */
export const mostText = 20e6;

export type TextEncoding = 'UTF-8' | 'UTF-16' | TextEncodingId;

/**
 * Decodes the text of a file that does not state its encoding, by its byte order mark, its zero bytes, whether it is
 * valid UTF-8, and else by a guess.
 *
 * @param chosen The encoding, if it is known.
 * @throws {JobError} if it is too long.
 */
export async function decodeText(
  file: Blob,
  chosen?: TextEncodingId,
): Promise<{ text: string; encoding: TextEncoding }> {
  if (file.size > mostText) throw new JobError('too-much-text', { size: file.size, most: mostText });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes), encoding: chosen };
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // With a byte order mark, it is damaged UTF-8.
    const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const encoding = isMarked ? 'UTF-8' : guessEncoding(withoutTimes(bytes));
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

/** Detects UTF-16: the first letters of subtitles are ASCII, so one of their two bytes is 0. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return undefined;
}

/** Returns the lines that have more than ASCII: numbers and times tell nothing about a language. */
function withoutTimes(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const found = bytes.indexOf(10, at);
    const end = found < 0 ? bytes.length : found + 1;
    const line = bytes.subarray(at, end);
    if (line.some((byte) => byte > 127)) lines.push(...line);
    if (lines.length > mostGuessed) break;
    at = end;
  }
  return Uint8Array.from(lines);
}

/** More text than this does not change a guess. In bytes. */
const mostGuessed = 20_000;
