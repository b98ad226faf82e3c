import { JobError } from '../../../errors/errors.ts';

/** In bytes. The subtitles of a film have a tenth of a megabyte. */
export const mostText = 20e6;

export type TextEncoding = 'UTF-8' | 'UTF-16' | 'windows-1252';

/**
 * The text of a file that does not say how it is encoded: by its mark, its zeros, and whether it is UTF-8.
 *
 * @throws {JobError} when it is too long.
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
    // With its mark, it is UTF-8 with something broken in it.
    const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const encoding = isMarked ? 'UTF-8' : 'windows-1252';
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

/** The first letters of subtitles are ASCII, of which one byte of two is 0. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return undefined;
}
