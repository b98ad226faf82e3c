import { VideoSample } from 'mediabunny';

/** The colour space that players and encoders expect of video. Drawn frames are sRGB, which has the same primaries. */
const colorSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

/**
 * Converts the pixels of a canvas to I420, by BT.709 in limited range.
 *
 * @param pixels Four bytes each.
 * @param width Even, as is the height.
 * @param redShift 0 or 16: the position of red in the 32 bits.
 */
export function toLimitedRange(pixels: Uint32Array, width: number, height: number, redShift: 0 | 16) {
  const blueShift = 16 - redShift;
  const planes = new Uint8Array((width * height * 3) / 2);
  let at = 0;
  let blues = width * height;
  let reds = blues + blues / 4;
  // Unrolled, because it runs for every pixel of every frame. Weights are scaled by 65536; those of chroma apply to the
  // sum of four pixels.
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const a = pixels[at] ?? 0;
      const b = pixels[at + 1] ?? 0;
      const c = pixels[at + width] ?? 0;
      const d = pixels[at + width + 1] ?? 0;
      const ar = (a >> redShift) & 255;
      const ag = (a >> 8) & 255;
      const ab = (a >> blueShift) & 255;
      const br = (b >> redShift) & 255;
      const bg = (b >> 8) & 255;
      const bb = (b >> blueShift) & 255;
      const cr = (c >> redShift) & 255;
      const cg = (c >> 8) & 255;
      const cb = (c >> blueShift) & 255;
      const dr = (d >> redShift) & 255;
      const dg = (d >> 8) & 255;
      const db = (d >> blueShift) & 255;
      planes[at] = (ar * 11_966 + ag * 40_254 + ab * 4064 + 1_081_344) >> 16;
      planes[at + 1] = (br * 11_966 + bg * 40_254 + bb * 4064 + 1_081_344) >> 16;
      planes[at + width] = (cr * 11_966 + cg * 40_254 + cb * 4064 + 1_081_344) >> 16;
      planes[at + width + 1] = (dr * 11_966 + dg * 40_254 + db * 4064 + 1_081_344) >> 16;
      const red = ar + br + cr + dr;
      const green = ag + bg + cg + dg;
      const blue = ab + bb + cb + db;
      planes[blues] = (red * -6596 + green * -22_189 + blue * 28_784 + 33_685_504) >> 18;
      planes[reds] = (red * 28_784 + green * -26_145 + blue * -2639 + 33_685_504) >> 18;
      blues += 1;
      reds += 1;
      at += 2;
    }
    at += width;
  }
  return planes;
}

/**
 * Converts a frame that was drawn on a canvas. Browsers would pass it to encoders in full range, which some players
 * show too dark or too bright.
 */
export async function inLimitedRange(drawn: VideoSample): Promise<VideoSample> {
  const { timestamp, duration } = drawn;
  const frame = drawn.toVideoFrame();
  try {
    const pixels = new Uint32Array(frame.allocationSize() / 4);
    await frame.copyTo(pixels);
    const { codedWidth, codedHeight } = drawn;
    const data = toLimitedRange(pixels, codedWidth, codedHeight, frame.format?.startsWith('B') ? 16 : 0);
    return new VideoSample(data, { format: 'I420', codedWidth, codedHeight, timestamp, duration, colorSpace });
  } finally {
    frame.close();
  }
}
