import { outerBoxes } from '../../../../containers/isobmff.ts';

/** In bytes: less is no box. */
const boxHead = 8;

/**
 * A JPEG XL without what is packed beside its picture (`brob`, ISO/IEC 18181-2), on which the decoder here gives up. Other files as they are.
 */
export async function withoutPackedBoxes(file: Blob): Promise<Blob> {
  const kept: Blob[] = [];
  let read = 0;
  for await (const { type, at, end } of outerBoxes(file)) {
    // A bare picture is in no boxes.
    if (at === 0 && type !== 'JXL ') return file;
    if (type !== 'brob') kept.push(file.slice(at, end));
    read = end;
  }
  return read + boxHead <= file.size ? file : new Blob(kept);
}
