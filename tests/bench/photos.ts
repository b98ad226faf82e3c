import sharp, { type Sharp } from 'sharp';

const folder = new URL('../fixtures/photos/', import.meta.url);

/** In pixels. */
const sizes = {
  '1 MP': { width: 1200, height: 900 },
  '12 MP': { width: 4000, height: 3000 },
  '48 MP': { width: 8000, height: 6000 },
  '100 MP': { width: 11_600, height: 8700 },
} as const;

export type PhotoName = keyof typeof sizes | '1 MP PNG' | 'animated GIF' | `batch ${number}`;

const sources = ['mountain.jpg', 'brook.jpg', 'dandelion.jpg', 'astronaut.jpg', 'coffee.jpg'];

/** Mirrors the photograph at its edges until it fills the size, as a camera's JPEG (quality 90). */
async function extended(source: string, { width, height }: { width: number; height: number }): Promise<Sharp> {
  const { data, info } = await sharp(new URL(source, folder).pathname).raw().toBuffer({ resolveWithObject: true });
  let pixels = data;
  let have = { width: info.width, height: info.height };
  const raw = () => ({ raw: { ...have, channels: 3 as const }, limitInputPixels: false });
  while (have.width < width || have.height < height) {
    const right = Math.min(have.width, Math.max(0, width - have.width));
    const bottom = Math.min(have.height, Math.max(0, height - have.height));
    pixels = await sharp(pixels, raw()).extend({ right, bottom, extendWith: 'mirror' }).raw().toBuffer();
    have = { width: have.width + right, height: have.height + bottom };
  }
  return sharp(pixels, raw()).extract({ left: 0, top: 0, width, height });
}

/** A view that moves over a photograph, in 16 frames. */
async function animation(): Promise<Uint8Array> {
  const photo = sharp(new URL('mountain.jpg', folder).pathname).resize(800);
  const frames = Array.from({ length: 16 }, (_, index) =>
    photo
      .clone()
      .extract({ left: index * 10, top: index * 8, width: 480, height: 320 })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: Array.from({ length: 16 }, () => 80) })
    .toBuffer();
}

async function makePhoto(name: PhotoName): Promise<Uint8Array> {
  if (name === '1 MP PNG') return (await extended('mountain.jpg', sizes['1 MP'])).png().toBuffer();
  if (name === 'animated GIF') return animation();
  if (name in sizes) {
    const size = sizes[name as keyof typeof sizes];
    return (await extended('mountain.jpg', size)).jpeg({ quality: 90 }).toBuffer();
  }
  const index = Number(name.slice('batch '.length));
  const size = { width: 3000 + 200 * (index % 6), height: 2000 + 150 * (index % 7) };
  return (await extended(sources[index % sources.length] ?? 'mountain.jpg', size)).jpeg({ quality: 90 }).toBuffer();
}

const made = new Map<PhotoName, Promise<Uint8Array>>();

/** A photograph of the given size, made once per run from those in `tests/fixtures/photos`. */
export function photo(name: PhotoName): Promise<Uint8Array> {
  const found = made.get(name) ?? makePhoto(name);
  made.set(name, found);
  return found;
}
