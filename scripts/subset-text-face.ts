// Writes the text typeface in `src/fonts/`: run it after an update of its package. A test compares them.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const basic = `${range(0x20, 0x7e)}\u00a0©°·×–—‘’“”…→−`;
const latin = `${range(0xa1, 0xff)}${range(0x2000, 0x206f)}ıŒœ€™←↑↓`;

/**
 * The characters of pages, and the rest, which a browser loads only for file names that need it. Only the first has
 * kerning, which makes up half of its size, and would be more for the second.
 */
export const textFaces = [
  { file: 'instrument-sans-basic.woff2', text: basic, keepFeatures: ['kern', 'tnum', 'liga'] },
  {
    file: 'instrument-sans-latin.woff2',
    text: [...latin].filter((letter) => !basic.includes(letter)).join(''),
    keepFeatures: ['tnum', 'locl'],
  },
] as const;

export const addressOf = (file: string) => new URL(`../src/fonts/${file}`, import.meta.url);

export async function subsetTextFace({ text, keepFeatures }: (typeof textFaces)[number]): Promise<Uint8Array> {
  return subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    keepFeatures: [...keepFeatures],
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  });
}

if (import.meta.main) {
  for (const face of textFaces) await writeFile(addressOf(face.file), await subsetTextFace(face));
}
