import { JobError } from '#errors/errors.ts';
import type { PdfMark } from '#jobs/contract/pdf-edits.ts';
import type { Drawn } from '../content/draw-over.ts';
import type { PdfDocument } from '../document/document.ts';
import { Letters } from '../fonts/letters.ts';
import { Name, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { startCanvas } from '../render/canvas.ts';
import { scaledSize } from '../render/scaled-size.ts';

/** What is put on pages: operators that draw it, with its size. */
export interface Mark {
  width: number;
  height: number;
  content: string;
  resources: Drawn;
}

const decimal = (value: number): string => value.toFixed(4);

interface Look {
  /** Operators that set the fill and stroke colour. */
  colour: string;
  /** For its resources: several marks of one page have different names. */
  name: string;
}

export async function makeMark(document: PdfDocument, mark: PdfMark, { colour, name }: Look): Promise<Mark> {
  switch (mark.type) {
    case 'strokes':
      return drawStrokes(mark.strokes, colour);
    case 'text':
      return writeText(document, mark.text, colour, `StayputHand-${name}`);
    case 'picture':
      return embedPicture(document, mark.file, `StayputSign-${name}`);
  }
}

/** The width of the pen, as a fraction of the pad's height. */
const penWidth = 0.022;

function drawStrokes(strokes: readonly (readonly number[])[], colour: string): Mark {
  const xs = strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === 0));
  const ys = strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === 1));
  if (xs.length === 0) throw new JobError('no-signature', {});
  const [left, bottom] = [Math.min(...xs) - penWidth, Math.max(...ys) + penWidth];
  const [width, height] = [Math.max(...xs) + penWidth - left, bottom - Math.min(...ys) + penWidth];
  const at = (stroke: readonly number[], index: number) =>
    `${decimal((stroke[index] ?? 0) - left)} ${decimal(bottom - (stroke[index + 1] ?? 0))}`;
  const lines = strokes
    .filter((stroke) => stroke.length >= 2)
    .map((stroke) => {
      const points = stroke.slice(2).flatMap((_, index) => (index % 2 === 0 ? [`${at(stroke, index + 2)} l`] : []));
      // A dot is a line of length zero.
      return `${at(stroke, 0)} m ${points.length > 0 ? points.join(' ') : `${at(stroke, 0)} l`} S`;
    });
  return { width, height, content: `${colour} ${penWidth} w 1 J 1 j ${lines.join(' ')}`, resources: {} };
}

async function writeText(document: PdfDocument, text: string, colour: string, name: string): Promise<Mark> {
  if (text.trim() === '') throw new JobError('no-signature', {});
  const letters = await Letters.for(document, [text], 'written');
  const { font, widthOf, encode } = letters.of(text);
  const content = `${colour} BT /${name} 1 Tf 0.05 0.3 Td ${encode(text)} Tj ET`;
  letters.finish();
  return { width: widthOf(text) + 0.15, height: 1.2, content, resources: { Font: { [name]: font } } };
}

/** The longest side of an image: more than a signature needs. In pixels. */
const longest = 2000;

async function embedPicture(document: PdfDocument, file: File | undefined, name: string): Promise<Mark> {
  if (!file) throw new JobError('no-signature', {});
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new JobError('bad-mark', {}, { cause });
  });
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const { width, height } = scaledSize(bitmap, scale);
  const context = startCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const [colours, alpha] = [new Uint8Array(width * height * 3), new Uint8Array(width * height)];
  for (let pixel = 0; pixel < width * height; pixel++) {
    colours.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    alpha[pixel] = data[pixel * 4 + 3] ?? 0;
  }
  const image = (space: string, more: [string, PdfObject][] = []): Dict =>
    new Map<string, PdfObject>([
      ['Type', new Name('XObject')],
      ['Subtype', new Name('Image')],
      ['Width', width],
      ['Height', height],
      ['ColorSpace', new Name(space)],
      ['BitsPerComponent', 8],
      ...more,
    ]);
  const mask = document.add(packedStream(image('DeviceGray'), alpha));
  const picture = document.add(packedStream(image('DeviceRGB', [['SMask', mask]]), colours));
  const content = `${width} 0 0 ${height} 0 0 cm /${name} Do`;
  return { width, height, content, resources: { XObject: { [name]: picture } } };
}
