// Writes the typefaces in `src/fonts/`: run it after an update of their packages. A test compares them.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const sourceOf = createRequire(import.meta.url).resolve;
const instrumentSans = {
  source: sourceOf('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
};
const besley = { source: sourceOf('@fontsource/besley/files/besley-latin-600-normal.woff2'), variationAxes: {} };

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const basic = `${range(0x20, 0x7e)}\u00a0©°·×–—‘’“”…→−`;
const latin = `${range(0xa1, 0xff)}${range(0x2000, 0x206f)}ıŒœ€™←↑↓`;
const polish = 'ĄĆĘŁŃŚŹŻąćęłńśźż';
const others = [...latin].filter((letter) => !basic.includes(letter)).join('');

const inPolish = <Face extends { source: string }>(face: Face): Face => ({
  ...face,
  source: face.source.replace('-latin-', '-latin-ext-'),
});

/**
 * The characters of pages, and the rest, which a browser loads only for file names and languages that need it. Of the
 * text typeface, only the first has kerning, which makes up half of its size, and would be more for the second.
 */
export const textFaces = [
  { ...instrumentSans, file: 'instrument-sans-basic.woff2', text: basic, keepFeatures: ['kern', 'tnum', 'liga'] },
  { ...instrumentSans, file: 'instrument-sans-latin.woff2', text: others, keepFeatures: ['tnum', 'locl'] },
  { ...besley, file: 'besley-basic.woff2', text: basic, keepFeatures: ['kern', 'liga'] },
  { ...besley, file: 'besley-latin.woff2', text: others, keepFeatures: ['kern', 'locl'] },
  { ...inPolish(instrumentSans), file: 'instrument-sans-polish.woff2', text: polish, keepFeatures: [] },
  { ...inPolish(besley), file: 'besley-polish.woff2', text: polish, keepFeatures: ['kern'] },
] as const;

export const addressOf = (file: string) => new URL(`../src/fonts/${file}`, import.meta.url);

export async function subsetTextFace(face: (typeof textFaces)[number]): Promise<Uint8Array> {
  const { source, text, keepFeatures, variationAxes } = face;
  return subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    keepFeatures: [...keepFeatures],
    variationAxes,
  });
}

if (import.meta.main) {
  for (const face of textFaces) await writeFile(addressOf(face.file), await subsetTextFace(face));
}
