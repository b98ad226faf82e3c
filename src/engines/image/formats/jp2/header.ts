import { boxesIn } from '#containers/isobmff.ts';
import { textAt, viewOf } from '#containers/bytes.ts';

/** The header of a JPEG 2000: ISO/IEC 15444-1, A.5.1 and annex I. */
interface Jp2 {
  width: number;
  height: number;
  components: number;
  /** Bits of the first component. */
  bits: number;
  colours: 'rgb' | 'ycc' | 'cmyk';
  /** ICC, only for RGB. */
  profile?: Uint8Array<ArrayBuffer>;
}

/** By the enumerated colour space in the box `colr`. */
const spaces: Record<number, Jp2['colours']> = { 12: 'cmyk', 18: 'ycc' };

/** @throws {RangeError} if the file ends before its header does. */
export function readJp2(bytes: Uint8Array<ArrayBuffer>): Jp2 {
  const view = viewOf(bytes);
  const boxes = boxesIn(bytes);
  const stream =
    view.getUint16(0) === 0xff4f ? 0 : (boxes.find(({ type }) => type === 'jp2c')?.start ?? startOf(bytes));
  if (stream < 0 || view.getUint16(stream + 2) !== 0xff51) throw new RangeError('There is no picture');
  const at = stream + 8;
  const [right = 0, bottom = 0, left = 0, top = 0] = [0, 4, 8, 12].map((place) => view.getUint32(at + place));
  const header = boxes.find(({ type }) => type === 'jp2h');
  const inner = header ? boxesIn(bytes, header.start, header.end) : [];
  const kinds = inner.filter(({ type }) => type === 'colr');
  // Of several, readers take the first that they understand: 1 is an enumerated space, 2 a profile.
  const colour = kinds.find(({ start }) => [1, 2].includes(bytes[start] ?? 0));
  const named = colour && bytes[colour.start] === 1 ? view.getUint32(colour.start + 3) : undefined;
  const profile = colour && bytes[colour.start] === 2 ? bytes.slice(colour.start + 3, colour.end) : undefined;
  return {
    width: right - left,
    height: bottom - top,
    components: view.getUint16(at + 32),
    bits: (view.getUint8(at + 34) & 0x7f) + 1,
    colours: spaces[named ?? 0] ?? 'rgb',
    ...(profile && textAt(profile, 16, 4) === 'RGB ' && { profile }),
  };
}

/** Finds the codestream in a file whose last box is truncated. */
function startOf(bytes: Uint8Array): number {
  for (let at = 0; at + 3 < bytes.length; at += 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0x4f && bytes[at + 2] === 0xff && bytes[at + 3] === 0x51) return at;
  return -1;
}
