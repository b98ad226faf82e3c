import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { formats, type FormatId } from '../../src/formats.ts';
import { pairs } from '../../src/pairs.ts';
import { startPage } from './with-chromium.ts';

/**
 * `npm run bench -- pairs`: what photos take before and after each conversion that has a page, as that page does it by
 * default. Written to `src/pair-sizes.ts`, which the pages tell from.
 */

const photos = ['astronaut.jpg', 'cat.png', 'coffee.jpg', 'rocket.jpg'];

/** Photos in a format, as programs write them by default. */
const sources: Partial<Record<FormatId, (photo: Sharp) => Sharp>> = {
  jpeg: (photo) => photo.jpeg({ quality: 90 }),
  png: (photo) => photo.png(),
  webp: (photo) => photo.webp(),
  avif: (photo) => photo.avif({ quality: 60 }),
  tiff: (photo) => photo.tiff({ compression: 'lzw' }),
};

export async function bench() {
  const browser = await startPage();
  const sizes: Record<string, { before: number; after: number }> = {};
  try {
    for (const { slug, from, to, tool } of pairs) {
      const encode = sources[from];
      // An icon is a picture of its own.
      if (!encode || formats[to].kind !== 'image' || to === 'ico') continue;
      const job = JSON.stringify(tool.job(v.parse(tool.options, {})));
      const total = { before: 0, after: 0 };
      for (const photo of photos) {
        const address = `/photos/${from}/${photo}`;
        const file =
          browser.files.get(address) ??
          (await encode(sharp(await readFile(`tests/fixtures/photos/${photo}`))).toBuffer());
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
  const style = await resolveConfig('src/pair-sizes.ts');
  await writeFile('src/pair-sizes.ts', await format(text, { ...style, parser: 'typescript' }));
}
