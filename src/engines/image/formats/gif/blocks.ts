const trailer = 0x3b;
const extension = 0x21;
const image = 0x2c;

/** A picture with its colours, or an extension. In bytes from the start of the file. */
export interface GifBlock {
  start: number;
  /** Where its data begins: parts of at most 255 bytes, each after its length. */
  dataAt: number;
  /** Beyond the end of the file where that is cut off. */
  end: number;
  /** What kind of extension it is, where it is one. */
  label?: number;
}

/** How many bytes of colours follow, by the flags that say so. */
const paletteSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: where the blocks begin, after the screen and its colours. */
export const firstGifBlock = (bytes: Uint8Array) => 13 + paletteSize(bytes[10]);

/** The blocks of a GIF up to its trailer, or the end of the file. */
export function* gifBlocks(bytes: Uint8Array): Generator<GifBlock> {
  let at = firstGifBlock(bytes);
  while (at < bytes.length && bytes[at] !== trailer) {
    const start = at;
    const isExtension = bytes[start] === extension;
    const dataAt = start + (isExtension ? 2 : 10 + paletteSize(bytes[start + 9]) + 1);
    at = dataAt;
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
    yield { start, dataAt, end: at, ...(isExtension && { label: bytes[start + 1] ?? 0 }) };
  }
}

/** Whether a GIF ends within a block, or goes on as no block does. One that has no trailer is whole: many programs write none. */
export function isCutOffGif(bytes: Uint8Array): boolean {
  for (const { start, end } of gifBlocks(bytes)) {
    const isBlock = bytes[start] === extension || bytes[start] === image;
    if (!isBlock || end > bytes.length) return true;
  }
  return false;
}
