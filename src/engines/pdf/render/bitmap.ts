/** PDFium's pixel formats (`FPDFBitmap_GetFormat`). */
export interface Channels {
  bytes: 1 | 3 | 4;
  hasAlpha: boolean;
}

export const channelsOf: Record<number, Channels> = {
  1: { bytes: 1, hasAlpha: false },
  2: { bytes: 3, hasAlpha: false },
  3: { bytes: 4, hasAlpha: false },
  4: { bytes: 4, hasAlpha: true },
};

/** Converts pixels from grey or BGRA to RGBA. */
export function toRgba(
  source: Uint8Array,
  width: number,
  height: number,
  stride: number,
  { bytes, hasAlpha }: Channels,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, from = y * stride; x < width; x++, from += bytes, to += 4) {
      pixels[to] = source[bytes === 1 ? from : from + 2] ?? 0;
      pixels[to + 1] = source[bytes === 1 ? from : from + 1] ?? 0;
      pixels[to + 2] = source[from] ?? 0;
      pixels[to + 3] = hasAlpha ? (source[from + 3] ?? 0) : 255;
    }
  }
  return pixels;
}

export interface Picture {
  /** In the page's own coordinates: left, bottom, right and top. In drawings, in theirs. */
  box: readonly [number, number, number, number];
  /** The number of the marked content that it is in; -1 for none. */
  mark: number;
  /** The data as stored in the file, decrypted. */
  data(): Uint8Array<ArrayBuffer>;
  /** Whether the data is a JPEG file. */
  isJpeg(): boolean;
  /**
   * Draws the image with its transparency.
   *
   * @param size in pixels. Default its own.
   */
  draw(size?: { width: number; height: number }): ImageData | undefined;
}
