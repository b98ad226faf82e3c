import { outerBoxes } from '#containers/isobmff.ts';

/** The length of a box header, in bytes. */
const boxHead = 8;

/**
 * Removes compressed metadata boxes (`brob`, ISO/IEC 18181-2), which the decoder here fails on. Returns other files
 * unchanged.
 */
export async function withoutPackedBoxes(file: Blob): Promise<Blob> {
  const kept: Blob[] = [];
  let read = 0;
  for await (const { type, at, end } of outerBoxes(file)) {
    // A bare codestream has no boxes.
    if (at === 0 && type !== 'JXL ') return file;
    if (type !== 'brob') kept.push(file.slice(at, end));
    read = end;
  }
  return read + boxHead <= file.size ? file : new Blob(kept);
}
