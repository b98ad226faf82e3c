import { readBoxes } from '#containers/isobmff.ts';

/** A run of characters in one style: from and to, counted in characters, and its faces. */
interface Style {
  from: number;
  to: number;
  faces: string[];
}

export const faceBits: [number, string][] = [
  [1, 'b'],
  [2, 'i'],
  [4, 'u'],
];
/** The size of a style record: from, to, font, faces, size, colour. */
const styleSize = 12;

/**
 * Reads a packet of timed text (3GPP TS 26.245, 5.17): a length, the text in UTF-8, or in UTF-16 with a byte order
 * mark, and boxes.
 *
 * @returns the text with SRT markup, and whether it has further styling.
 */
export function readTimedText(data: Uint8Array): { text: string; plainer: boolean } {
  if (data.length < 2) return { text: '', plainer: false };
  const length = ((data[0] ?? 0) << 8) | (data[1] ?? 0);
  const bytes = data.subarray(2, 2 + length);
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const encoding = mark === 0xfeff ? 'utf-16be' : mark === 0xfffe ? 'utf-16le' : 'utf-8';
  const letters = [...new TextDecoder(encoding).decode(bytes)];
  const boxes = readBoxes(new DataView(Uint8Array.from(data.subarray(2 + length)).buffer));
  const styles = boxes.flatMap((box) => (box.type === 'styl' ? readStyles(box.data) : []));
  const text = letters.map((letter, at) => tagsAt(styles, at) + letter).join('') + tagsAt(styles, letters.length);
  return { text: text.replaceAll(/\r\n?/g, '\n'), plainer: boxes.some(({ type }) => type !== 'styl') };
}

function readStyles(box: DataView): Style[] {
  const count = box.byteLength < 2 ? 0 : Math.min(box.getUint16(0), Math.floor((box.byteLength - 2) / styleSize));
  return Array.from({ length: count }, (_, index) => {
    const at = 2 + index * styleSize;
    const flags = box.getUint8(at + 6);
    const faces = faceBits.filter(([bit]) => flags & bit).map(([, face]) => face);
    return { from: box.getUint16(at), to: box.getUint16(at + 2), faces };
  }).filter(({ from, to }) => to > from);
}

const tagsAt = (styles: Style[], at: number) =>
  [
    ...styles.filter(({ to }) => to === at).flatMap(({ faces }) => faces.map((face) => `</${face}>`).toReversed()),
    ...styles.filter(({ from }) => from === at).flatMap(({ faces }) => faces.map((face) => `<${face}>`)),
  ].join('');
