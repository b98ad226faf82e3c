/** Lightness from 0 to 1; a and b about -0.4 to 0.4. https://bottosson.github.io/posts/oklab/ */
export type Oklab = [lightness: number, a: number, b: number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Converts an sRGB colour, with channels from 0 to 255. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The three channels of `#rrggbb`, from 0 to 255. */
export const channelsOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const rgbText = (hex: string) => `rgb(${channelsOf(hex).join(' ')})`;

/** In CSS notation: `oklch(62.8% 0.258 29.23)`. */
export function oklchText(hex: string): string {
  const [lightness, a, b] = toOklab(...channelsOf(hex));
  const chroma = Math.hypot(a, b);
  const hue = chroma < 0.0005 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return `oklch(${Number((lightness * 100).toFixed(1))}% ${Number(chroma.toFixed(3))} ${Number(hue.toFixed(1))})`;
}
