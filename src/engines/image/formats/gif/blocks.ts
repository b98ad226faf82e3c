const trailer = 0x3b;
const extension = 0x21;
const image = 0x2c;

/** An image with its colour table, or an extension. In bytes from the start of the file. */
export interface GifBlock {
  start: number;
  /** Where its data begins: sub-blocks of at most 255 bytes, each preceded by its length. */
  dataAt: number;
  /** Beyond the end of the file if the file is truncated. */
  end: number;
  /** The kind of extension, if it is one. */
  label?: number;
}

/** The length of the colour table, in bytes, from the flags that announce it. */
const paletteSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * https://www.w3.org/Graphics/GIF/spec-gif89a.txt: where the blocks begin, after the screen descriptor and the global
 * colour table.
 */
export const firstGifBlock = (bytes: Uint8Array) => 13 + paletteSize(bytes[10]);

/** Yields the blocks of a GIF up to its trailer or the end of the file. */
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

/**
 * Whether a GIF ends within a block or continues with something that is not a block. A GIF without a trailer is
 * complete: many programs write none.
 */
export function isCutOffGif(bytes: Uint8Array): boolean {
  for (const { start, end } of gifBlocks(bytes)) {
    const isBlock = bytes[start] === extension || bytes[start] === image;
    if (!isBlock || end > bytes.length) return true;
  }
  return false;
}
