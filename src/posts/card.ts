import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
// oxlint-disable-next-line import/default -- Its types are a module's; what Node loads is CommonJS, whose all is the default.
import opentype, { type Font, type Glyph as Outline } from 'opentype.js';
import sharp from 'sharp';
import { IndexedPicture } from './indexed-png.ts';

/** In pixels: what social networks show beside a link. */
const size = { width: 1200, height: 630 };
const margin = 80;
const edge = 24;
const title = { size: 76, baseline: 136, lineHeight: 85, lines: 4 };

/** Paper, then from paper to ink, then from paper to green: with these sixteen, edges are smooth and files small. */
const [paper, ink, green] = [
  [0xf5, 0xf2, 0xea],
  [0x19, 0x1b, 0x18],
  [0x1c, 0x60, 0x46],
] as const;
const inks = { first: 0, steps: 9 };
const greens = { first: 9, steps: 6 };
type Colour = typeof inks;

const between = (to: readonly number[], share: number) =>
  paper.map((from, channel) => Math.round(from + ((to[channel] ?? 0) - from) * share));
const palette = [
  ...Array.from({ length: inks.steps + 1 }, (_, step) => between(ink, step / inks.steps)),
  ...Array.from({ length: greens.steps }, (_, step) => between(green, (step + 1) / greens.steps)),
];

/** The pixels that a letter covers, each three numbers: where it is from the pen, and how much of it, 0 to 255. */
type Glyph = Int16Array;

const fontFile = createRequire(import.meta.url).resolve('@fontsource/besley/files/besley-latin-600-normal.woff');
const loading = readFile(fontFile).then((bytes) => opentype.parse(new Uint8Array(bytes).buffer));

/** Every letter is drawn once, however many titles there are: outlines take ten times as long as all the rest. */
const drawn = new Map<string, Promise<Glyph>>();

function glyphOf(font: Font, letter: string, fontSize: number): Promise<Glyph> {
  const key = `${fontSize} ${letter}`;
  const glyph = drawn.get(key) ?? draw(font, letter, fontSize);
  drawn.set(key, glyph);
  return glyph;
}

async function draw(font: Font, letter: string, fontSize: number): Promise<Glyph> {
  const path = font.getPath(letter, 0, 0, fontSize);
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  const [left, top] = [Math.floor(x1), Math.floor(y1)];
  const [width, height] = [Math.ceil(x2) - left, Math.ceil(y2) - top];
  if (width <= 0 || height <= 0) return new Int16Array();
  const box = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="${path.toPathData(2)}"/></svg>`;
  const coverage = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return Int16Array.from(
    [...coverage].flatMap((covered, place) =>
      covered > 0 ? [left + (place % width), top + Math.floor(place / width), covered] : [],
    ),
  );
}

/** In pixels, at the size of titles. */
const widthOf = (font: Font, text: string) =>
  [...text].reduce((width, letter) => width + (font.charToGlyph(letter).advanceWidth ?? 0), 0) *
  (title.size / font.unitsPerEm);

/** Lines of whole words, none wider than what is between the margins unless a word alone is. */
function lines(font: Font, text: string): string[] {
  const room = size.width - 2 * margin;
  const all: string[] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const word of text.split(/\s+/)) {
    const wider = width + widthOf(font, ` ${word}`);
    if (wider <= room) all.push(`${all.pop()} ${word}`);
    else all.push(word);
    width = wider <= room ? wider : widthOf(font, word);
  }
  return all;
}

/** Writes a line of text with its pen at `left`, `baseline`. */
async function write(
  picture: IndexedPicture,
  font: Font,
  text: string,
  at: { left: number; baseline: number; size: number; colour: Colour },
): Promise<void> {
  let pen = at.left;
  let previous: Outline | undefined;
  for (const letter of text) {
    const outline = font.charToGlyph(letter);
    if (previous) pen += (font.getKerningValue(previous, outline) * at.size) / font.unitsPerEm;
    const dots = await glyphOf(font, letter, at.size);
    const start = Math.round(pen);
    for (let dot = 0; dot < dots.length; dot += 3) {
      const step = Math.round(((dots[dot + 2] ?? 0) / 255) * at.colour.steps);
      const [x, y] = [start + (dots[dot] ?? 0), at.baseline + (dots[dot + 1] ?? 0)];
      if (step > 0) picture.raise(x, y, at.colour.first + step);
    }
    pen += ((outline.advanceWidth ?? 0) * at.size) / font.unitsPerEm;
    previous = outline;
  }
}

/** What all cards have: paper, the site's name, and its green edge. */
async function emptyCard(font: Font): Promise<IndexedPicture> {
  const picture = new IndexedPicture(size.width, size.height);
  for (let y = size.height - edge; y < size.height; y++)
    for (let x = 0; x < size.width; x++) picture.raise(x, y, greens.first + greens.steps);
  await write(picture, font, 'Stayput', { left: margin, baseline: 524, size: 40, colour: greens });
  return picture;
}

const preparing = loading.then(async (font) => ({ font, empty: await emptyCard(font) }));

/** A title, set as the site sets it: the picture of a post, as PNG. */
export async function titleCard(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { font, empty } = await preparing;
  const picture = empty.copy();
  for (const [index, line] of lines(font, text).slice(0, title.lines).entries()) {
    const baseline = title.baseline + index * title.lineHeight;
    await write(picture, font, line, { left: margin, baseline, size: title.size, colour: inks });
  }
  return picture.png(palette);
}
