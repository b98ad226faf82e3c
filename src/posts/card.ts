import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
// oxlint-disable-next-line import/default -- Its types are a module's; what Node loads is CommonJS, whose all is the default.
import opentype, { type Font } from 'opentype.js';
import sharp from 'sharp';
import { joinChunks } from '#containers/png.ts';
import { draw } from '#drawings/draw.ts';
import type { SketchId } from '#drawings/sketches.ts';
import type { FamilyId } from '#families.ts';

/** In pixels: the size that social networks show beside a link. */
const size = { width: 1200, height: 630 };
/** The distance of the sheet from the edges of the card, and of its text from the edges of the sheet. */
const inset = 48;
const margin = 132;
/** How far a photo corner extends beyond the edge of the sheet, and where its sides end. */
const corner = { start: inset - 12, end: inset + 92 };
const title = { size: 76, baseline: 196, lineHeight: 85, lines: 4 };
const name = { size: 40, baseline: 524 };
/** A longer title leaves no room for the drawing. */
const mostLinesAbove = 2;
const sketchPlace = { x: size.width - margin - 280, y: size.height - margin + 22 - 224, width: 280, height: 224 };

type Colour = readonly [number, number, number];

const paper: Colour = [0xf5, 0xf2, 0xea];
const ink: Colour = [0x19, 0x1b, 0x18];
/** The hues of the light theme in `tokens.css`: of the site, and of each family of tools. */
const hues: Record<FamilyId | 'site', Colour> = {
  site: [0x1c, 0x60, 0x46],
  image: [0xb7, 0x79, 0x1f],
  pdf: [0xa2, 0x43, 0x2c],
  video: [0x2f, 0x5d, 0x8a],
  audio: [0x7a, 0x3e, 0x6b],
};

/** The colours between paper and another, in equal steps: its edges are as smooth as these. */
const ramp = (to: Colour, steps: number) =>
  Array.from({ length: steps }, (_, step) =>
    paper.map((from, channel) => Math.round(from + (((to[channel] ?? 0) - from) * (step + 1)) / steps)),
  );
/** Sixteen colours, so that a pixel takes four bits. */
const paletteOf = (hue: Colour) => [[...paper], ...ramp(ink, 9), ...ramp(hue, 6)];

const fontFile = createRequire(import.meta.url).resolve('@fontsource/besley/files/besley-latin-600-normal.woff');
const fontBytes = await readFile(fontFile);
let font: Font | undefined;
const openFont = () => (font ??= opentype.parse(new Uint8Array(fontBytes).buffer));

/** Breaks text into lines of whole words, none wider than the space between the margins, except a single long word. */
function lines(font: Font, text: string): string[] {
  const all: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${all.at(-1)} ${word}`;
    const fits = all.length > 0 && font.getAdvanceWidth(longer, title.size) <= size.width - 2 * margin;
    if (fits) all.splice(-1, 1, longer);
    else all.push(word);
  }
  return all.slice(0, title.lines);
}

const css = (colour: Colour) => `rgb(${colour.join(' ')})`;

/** The looks of `styles/sketch.css`, with lines as thick as the size of a card needs. */
const sketchStyle = (hue: Colour) => `
  path { fill: none; stroke: ${css(ink)}; stroke-width: 6px; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
  .paper { fill: ${css(paper)}; }
  .ghost { stroke-opacity: 0.5; stroke-dasharray: 16 13; }
  .solid { fill: ${css(hue)}; }
  .hue, .faint { fill: ${css(hue)}; stroke: none; }
  .faint { fill-opacity: 0.4; }
  .hue-line { stroke: ${css(hue)}; stroke-width: 11px; }
  .cut { stroke: ${css(paper)}; stroke-width: 10px; }
  .text, .corner { stroke: none; fill: ${css(hue)}; }
  .title { fill: ${css(ink)}; }`;

/** A drawing of the whole card: a sheet in its four photo corners, the title, and the site's name. */
function drawCard(text: string, family: FamilyId | 'site', drawing: string): string {
  const font = openFont();
  const { width, height } = size;
  const words = (said: string, fontSize: number, baseline: number) =>
    font.getPath(said, margin, baseline, fontSize).toPathData(1);
  const written = lines(font, text);
  const titlePaths = written.map((line, index) => words(line, title.size, title.baseline + index * title.lineHeight));
  const { start, end } = corner;
  const oneCorner = `<path class="corner" d="M${start} ${start}H${end}L${start} ${end}z"/>`;
  const corners = [
    '',
    `translate(${width}) scale(-1 1)`,
    `translate(0 ${height}) scale(1 -1)`,
    `translate(${width} ${height}) scale(-1)`,
  ];
  const { x, y, width: wide, height: high } = sketchPlace;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <style>${sketchStyle(hues[family])}</style>
    <rect width="${width}" height="${height}" fill="${css(paper)}"/>
    <rect x="${inset + 0.5}" y="${inset + 0.5}" width="${width - 2 * inset - 1}" height="${height - 2 * inset - 1}" fill="none" stroke="${css(ink)}" stroke-opacity="0.22"/>
    ${corners.map((transform) => `<g transform="${transform}">${oneCorner}</g>`).join('')}
    <path class="text title" d="${titlePaths.join('')}"/>
    <path class="text" d="${words('Stayput', name.size, name.baseline)}"/>
    ${written.length <= mostLinesAbove ? `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="0 0 40 32">${drawing}</svg>` : ''}
  </svg>`;
}

/** Writes a PNG with a palette of at most sixteen colours. Encoders that have to find them take ten times as long. */
async function indexedPng(svg: string, palette: readonly (readonly number[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint32Array(new Uint8Array(await sharp(Buffer.from(svg)).raw().toBuffer()).buffer);
  const { width, height } = size;
  const rows = new Uint8Array((1 + width / 2) * height);
  const known = new Map<number, number>();
  const indexOf = (colour = 0) => {
    const index = known.get(colour) ?? nearest(palette, colour);
    known.set(colour, index);
    return index;
  };
  // A byte has the indices of two pixels, and another byte stands before each row.
  const plain = pixels[0];
  for (let pixel = 0; pixel < pixels.length; pixel += 2) {
    const [left, right] = [pixels[pixel], pixels[pixel + 1]];
    if (left !== plain || right !== plain)
      rows[pixel / 2 + 1 + Math.floor(pixel / width)] = (indexOf(left) << 4) | indexOf(right);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3], 8); // Four bits per pixel, with a palette.
  return joinChunks([
    { type: 'IHDR', data: header },
    { type: 'PLTE', data: Uint8Array.from(palette.flat()) },
    { type: 'IDAT', data: deflateSync(rows) },
    { type: 'IEND', data: new Uint8Array() },
  ]);
}

/** Returns the index of the colour in the palette that is closest to this one, of which the lowest byte is red. */
function nearest(palette: readonly (readonly number[])[], colour: number): number {
  const channels = [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const distances = palette.map((one) =>
    one.reduce((sum, channel, at) => sum + (channel - (channels[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

const cache = 'node_modules/.cache/stayput-cards';
/** What every card depends on besides what it shows. */
const drawnBy = [fontBytes, await readFile(new URL(import.meta.url)), JSON.stringify(sharp.versions)];

/**
 * Draws a title card, set as on the site, as PNG: the image of a page or a post. Cards that an earlier build drew are
 * kept beside the packages.
 *
 * @param family the hue of its corners.
 * @param sketch a drawing below the title, if there is room for it.
 */
export async function titleCard(
  text: string,
  family: FamilyId | 'site' = 'site',
  sketch?: SketchId,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = sketch !== undefined && family !== 'site' ? draw(sketch, family) : '';
  const hash = createHash('sha256').update(JSON.stringify([text, family, drawing]));
  for (const part of drawnBy) hash.update(part);
  const file = `${cache}/${hash.digest('hex')}.png`;
  if (existsSync(file)) return new Uint8Array(await readFile(file));
  const png = await indexedPng(drawCard(text, family, drawing), paletteOf(hues[family]));
  await mkdir(cache, { recursive: true });
  // Builds may run beside each other.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
