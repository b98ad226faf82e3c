import { JobError } from '../../../errors/errors.ts';

/** In bytes. The subtitles of a film take about a tenth of a megabyte. */
export const mostText = 20e6;

export type TextEncoding = 'UTF-8' | 'UTF-16' | 'windows-1252';

/**
 * Decodes the text of a file that does not state its encoding, by its byte order mark, its zero bytes, and whether it
 * is valid UTF-8.
 *
 * @throws {JobError} if it is too long.
 */
export async function decodeText(file: Blob): Promise<{ text: string; encoding: TextEncoding }> {
  if (file.size > mostText) throw new JobError('too-much-text', { size: file.size, most: mostText });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // With a byte order mark, it is damaged UTF-8.
    const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const encoding = isMarked ? 'UTF-8' : 'windows-1252';
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

/** Detects UTF-16: the first letters of subtitles are ASCII, so one of their two bytes is 0. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return undefined;
}
