import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { formats, type FormatId } from '../../src/formats/formats.ts';
import { pairs } from '../../src/pairs/pairs.ts';
import { openBenchPage } from './bench-page.ts';

/**
 * `npm run bench -- pairs`: measures the size of photos before and after each conversion that has a page, with that
 * page's defaults. Writes `src/pairs/pair-sizes.ts`, which the pages quote. It needs `heif-enc`, `cjxl` and `ffmpeg`.
 */

const photos = ['astronaut.jpg', 'cat.png', 'coffee.jpg', 'rocket.jpg'];

/** Encodes a PNG with a native program. */
const by = (program: string, extension: string, options: (from: string, to: string) => string[]) =>
  async function encode(photo: Sharp): Promise<Buffer> {
    const folder = await mkdtemp(join(tmpdir(), 'pair-sizes-'));
    const [from, to] = [join(folder, 'photo.png'), join(folder, `photo.${extension}`)];
    await photo.png().toFile(from);
    await promisify(execFile)(program, options(from, to));
    const bytes = await readFile(to);
    await rm(folder, { recursive: true });
    return bytes;
  };

/** Photos in each format, as programs write them by default. */
const sources: Partial<Record<FormatId, (photo: Sharp) => Promise<Buffer>>> = {
  jpeg: (photo) => photo.jpeg({ quality: 90 }).toBuffer(),
  png: (photo) => photo.png().toBuffer(),
  webp: (photo) => photo.webp().toBuffer(),
  avif: (photo) => photo.avif({ quality: 60 }).toBuffer(),
  tiff: (photo) => photo.tiff({ compression: 'lzw' }).toBuffer(),
  gif: (photo) => photo.gif().toBuffer(),
  heic: by('heif-enc', 'heic', (from, to) => [from, '-o', to]),
  jxl: by('cjxl', 'jxl', (from, to) => [from, to]),
  tga: by('ffmpeg', 'tga', (from, to) => ['-v', 'error', '-i', from, to]),
  bmp: by('ffmpeg', 'bmp', (from, to) => ['-v', 'error', '-i', from, to]),
};

export async function bench() {
  const browser = await openBenchPage('page');
  const sizes: Record<string, { before: number; after: number }> = {};
  try {
    for (const { slug, from, to, tool } of pairs) {
      const encode = sources[from];
      // An icon is a picture of its own, not a photo.
      if (!encode || formats[to].kind !== 'image' || to === 'ico') continue;
      const job = JSON.stringify(tool.job(v.parse(tool.options, {})));
      const total = { before: 0, after: 0 };
      for (const photo of photos) {
        const address = `/photos/${from}/${photo}`;
        const file =
          browser.files.get(address) ?? (await encode(sharp(await readFile(`tests/fixtures/photos/${photo}`))));
        browser.files.set(address, file);
        await browser.page.evaluate((all) => window.bench.fetch(all), [address]);
        const outcome = await browser.page.evaluate(([at, wanted]) => window.bench.outcome(at, wanted), [
          address,
          job,
        ] as const);
        if ('error' in outcome) throw new Error(`${slug} of ${photo}: ${outcome.error}`);
        total.before += file.length;
        total.after += Buffer.from(outcome.base64, 'base64').length;
      }
      sizes[slug] = total;
      console.log(slug, total);
    }
  } finally {
    await browser.close();
  }
  const shape = 'interface PairSizes { photos: number; sizes: Record<string, { before: number; after: number }> }';
  const contract =
    '/** Bytes of test photos before and after each conversion, all of them together: `npm run bench -- pairs`. */';
  const data = JSON.stringify({ photos: photos.length, sizes });
  const text = `${shape}\n\n${contract}\nexport const pairSizes: PairSizes = ${data};\n`;
  const style = await resolveConfig('src/pairs/pair-sizes.ts');
  await writeFile('src/pairs/pair-sizes.ts', await format(text, { ...style, parser: 'typescript' }));
}
