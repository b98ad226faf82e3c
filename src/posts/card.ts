import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
// oxlint-disable-next-line import/default -- Its types are a module's; what Node loads is CommonJS, whose all is the default.
import opentype, { type Font, type Glyph as Outline } from 'opentype.js';
import sharp from 'sharp';
import type { SketchId } from '../drawings/sketches.ts';
import type { FamilyId } from '../families.ts';
import { sketchPixels, sketchSize } from './card-sketch.ts';
import { IndexedPicture } from './indexed-png.ts';

/** In pixels: the size that social networks show beside a link. */
const size = { width: 1200, height: 630 };
/** The distance of the sheet from the edges of the card, and of its text from the edges of the sheet. */
const inset = 48;
const margin = 132;
/** The size of a photo corner, and how far it extends beyond the edge of the sheet. */
const corner = { side: 104, reach: 12 };
const title = { size: 76, baseline: 196, lineHeight: 85, lines: 4 };

/**
 * Paper, then a ramp from paper to ink, then one from paper to a hue: these sixteen colours make edges smooth and files
 * small.
 */
const [paper, ink] = [
  [0xf5, 0xf2, 0xea],
  [0x19, 0x1b, 0x18],
] as const;
/** The hues of the light theme in `tokens.css`: of the site, and of each family of tools. */
const hues = {
  site: [0x1c, 0x60, 0x46],
  image: [0xb7, 0x79, 0x1f],
  pdf: [0xa2, 0x43, 0x2c],
  video: [0x2f, 0x5d, 0x8a],
  audio: [0x7a, 0x3e, 0x6b],
} as const satisfies Record<FamilyId | 'site', readonly number[]>;
const inks = { first: 0, steps: 9 };
const tints = { first: 9, steps: 6 };
type Colour = typeof inks;

const between = (to: readonly number[], share: number) =>
  paper.map((from, channel) => Math.round(from + ((to[channel] ?? 0) - from) * share));
const paletteOf = (hue: keyof typeof hues) => [
  ...Array.from({ length: inks.steps + 1 }, (_, step) => between(ink, step / inks.steps)),
  ...Array.from({ length: tints.steps }, (_, step) => between(hues[hue], (step + 1) / tints.steps)),
];

/** The pixels that a letter covers, as triples: the offset from the pen, and the colour's index in the palette. */
type Glyph = Int16Array;

const fontFile = createRequire(import.meta.url).resolve('@fontsource/besley/files/besley-latin-600-normal.woff');
const loading = readFile(fontFile).then((bytes) => opentype.parse(new Uint8Array(bytes).buffer));

/** Every letter is drawn only once for all titles: outlines take ten times as long as everything else. */
const drawn = new Map<string, Glyph>();

const keyOf = (letter: string, fontSize: number, colour: Colour) => `${fontSize} ${colour.first} ${letter}`;

async function drawLetters(font: Font, text: string, fontSize: number, colour: Colour): Promise<void> {
  const missing = [...new Set(text)].filter((letter) => !drawn.has(keyOf(letter, fontSize, colour)));
  for (const letter of missing) drawn.set(keyOf(letter, fontSize, colour), await draw(font, letter, fontSize, colour));
}

async function draw(font: Font, letter: string, fontSize: number, colour: Colour): Promise<Glyph> {
  const path = font.getPath(letter, 0, 0, fontSize);
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  const [left, top] = [Math.floor(x1), Math.floor(y1)];
  const [width, height] = [Math.ceil(x2) - left, Math.ceil(y2) - top];
  if (width <= 0 || height <= 0) return new Int16Array();
  const box = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="${path.toPathData(2)}"/></svg>`;
  const coverage = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return Int16Array.from(
    [...coverage].flatMap((covered, place) => {
      const step = Math.round((covered / 255) * colour.steps);
      return step > 0 ? [left + (place % width), top + Math.floor(place / width), colour.first + step] : [];
    }),
  );
}

/** In pixels, at the size of titles. */
const widthOf = (font: Font, text: string) =>
  [...text].reduce((width, letter) => width + (font.charToGlyph(letter).advanceWidth ?? 0), 0) *
  (title.size / font.unitsPerEm);

/** Breaks text into lines of whole words, none wider than the space between the margins, except a single long word. */
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

/** Writes a line of text from letters that are already drawn, with the pen at `left`, `baseline`. */
function write(
  picture: IndexedPicture,
  font: Font,
  text: string,
  at: { left: number; baseline: number; size: number; colour: Colour },
): void {
  let pen = at.left;
  let previous: Outline | undefined;
  for (const letter of text) {
    const outline = font.charToGlyph(letter);
    if (previous) pen += (font.getKerningValue(previous, outline) * at.size) / font.unitsPerEm;
    const dots = drawn.get(keyOf(letter, at.size, at.colour)) ?? [];
    const start = Math.round(pen);
    for (let dot = 0; dot < dots.length; dot += 3)
      picture.raise(start + (dots[dot] ?? 0), at.baseline + (dots[dot + 1] ?? 0), dots[dot + 2] ?? 0);
    pen += ((outline.advanceWidth ?? 0) * at.size) / font.unitsPerEm;
    previous = outline;
  }
}

function drawSheet(picture: IndexedPicture): void {
  const [right, bottom] = [size.width - 1 - inset, size.height - 1 - inset];
  for (let x = inset; x <= right; x++) for (const y of [inset, bottom]) picture.raise(x, y, inks.first + 2);
  for (let y = inset; y <= bottom; y++) for (const x of [inset, right]) picture.raise(x, y, inks.first + 2);
  const start = inset - corner.reach;
  for (let down = 0; down < corner.side; down++)
    for (let along = 0; along <= corner.side - down; along++) {
      // Half strength on the diagonal.
      const step = along === corner.side - down ? tints.steps / 2 : tints.steps;
      const [x, y] = [start + along, start + down];
      for (const at of [x, size.width - 1 - x])
        for (const row of [y, size.height - 1 - y]) picture.raise(at, row, tints.first + step);
    }
}

/** The common parts of all cards: paper, a sheet in its four photo corners, and the site's name. */
async function emptyCard(font: Font): Promise<IndexedPicture> {
  const picture = new IndexedPicture(size.width, size.height);
  drawSheet(picture);
  const name = { text: 'Stayput', size: 40, colour: tints };
  await drawLetters(font, name.text, name.size, name.colour);
  write(picture, font, name.text, { left: margin, baseline: 524, ...name });
  picture.keep();
  return picture;
}

const preparing = loading.then(async (font) => ({ font, picture: await emptyCard(font) }));

/** Of the drawing: a longer title leaves no room for it. */
const mostLinesAbove = 2;
const sketchPlace = {
  left: size.width - margin - sketchSize.width,
  top: size.height - margin + 22 - sketchSize.height,
};

/** The pixels of a drawing as indices into the palette, by its name and family. */
const sketchesDrawn = new Map<string, Promise<Uint8Array>>();

async function drawSketch(id: SketchId, family: FamilyId): Promise<Uint8Array> {
  const palette = paletteOf(family);
  const pixels = await sketchPixels(id, family, { paper, ink, hue: hues[family] });
  return Uint8Array.from({ length: pixels.length / 3 }, (_, place) =>
    nearest(palette, pixels.subarray(3 * place, 3 * place + 3)),
  );
}

/** Returns the index of the colour in the palette that is closest to this one. */
function nearest(palette: readonly (readonly number[])[], [red = 0, green = 0, blue = 0]: Uint8Array): number {
  const distances = palette.map(([r = 0, g = 0, b = 0]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function sketchOf(id: SketchId, family: FamilyId): Promise<Uint8Array> {
  const key = `${family} ${id}`;
  const known = sketchesDrawn.get(key) ?? drawSketch(id, family);
  sketchesDrawn.set(key, known);
  return known;
}

function placeSketch(picture: IndexedPicture, indices: Uint8Array): void {
  for (const [place, index] of indices.entries()) {
    const [x, y] = [place % sketchSize.width, Math.floor(place / sketchSize.width)];
    if (index > 0) picture.raise(sketchPlace.left + x, sketchPlace.top + y, index);
  }
}

/**
 * Draws a title card, set as on the site, as PNG: the image of a page or a post.
 *
 * @param hue the colour of its corners.
 * @param sketch a drawing below the title, if there is room for it.
 */
export async function titleCard(
  text: string,
  hue: keyof typeof hues = 'site',
  sketch?: SketchId,
): Promise<Uint8Array<ArrayBuffer>> {
  const { font, picture } = await preparing;
  await drawLetters(font, text, title.size, inks);
  const drawing = sketch && hue !== 'site' ? await sketchOf(sketch, hue) : undefined;
  // Synchronous from here on: all cards are drawn on the same image.
  const written = lines(font, text).slice(0, title.lines);
  for (const [index, line] of written.entries()) {
    const baseline = title.baseline + index * title.lineHeight;
    write(picture, font, line, { left: margin, baseline, size: title.size, colour: inks });
  }
  if (drawing && written.length <= mostLinesAbove) placeSketch(picture, drawing);
  const png = picture.png(paletteOf(hue));
  picture.clear();
  return png;
}
