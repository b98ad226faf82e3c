import { fromLatin1 } from '#containers/bytes.ts';
import { toBox } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, dictOf, type Dict, type Ref } from '#containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { colourOf } from './frame.ts';
import { at, boxAround, decimal, lines, type Point } from './paths.ts';

interface Quad {
  topLeft: Point;
  topRight: Point;
  bottomLeft: Point;
  bottomRight: Point;
}

/** The most steps of a squiggly line. */
const maxSteps = 2000;

/** How each kind of text markup is drawn over a piece of text, and its default colour. */
const kinds: Record<string, { colour: string; draw(quad: Quad): string }> = {
  Highlight: {
    colour: '1 1 0 rg',
    draw: ({ topLeft, topRight, bottomLeft, bottomRight }) =>
      `${at(topLeft)} m ${at(topRight)} l ${at(bottomRight)} l ${at(bottomLeft)} l f`,
  },
  Underline: { colour: '0 G', draw: (quad) => line(quad, 0.08) },
  StrikeOut: { colour: '0 G', draw: (quad) => line(quad, 0.45) },
  Squiggly: { colour: '0 G', draw: wave },
};

/** Draws text markup without an appearance as readers do (ISO 32000-2, 12.5.6.10). */
export function markupLook(document: PdfDocument, annotation: Dict): Ref | undefined {
  const kind = kinds[document.name(annotation.get('Subtype')) ?? ''];
  const box = toBox(document, annotation.get('Rect'));
  const quads = quadsOf(document, annotation);
  if (!kind || !box || quads.length === 0) return undefined;
  const isFilled = kind.colour.endsWith('g');
  const colour = colourOf(document, annotation.get('C'), !isFilled) || kind.colour;
  const opacity = document.number(annotation.get('CA')) ?? 1;
  // In some files, the rectangle is smaller than the marked text.
  const larger = boxAround(
    box,
    quads.flatMap((quad) => Object.values(quad) as Point[]),
    1,
  );
  annotation.set('Rect', [...larger]);
  const state = dictOf({ ca: opacity, CA: opacity, BM: new Name(isFilled ? 'Multiply' : 'Normal') });
  const dict = dictOf({
    Type: new Name('XObject'),
    Subtype: new Name('Form'),
    BBox: [...larger],
    Resources: dictOf({ ExtGState: dictOf({ G: state }) }),
  });
  const content = `/G gs ${colour} ${quads.map((quad) => kind.draw(quad)).join(' ')}`;
  return document.add(packedStream(dict, fromLatin1(content)));
}

/**
 * Reads points in the order that writers use, unlike the standard: upper left, upper right, lower left, lower right.
 */
function quadsOf(document: PdfDocument, annotation: Dict): Quad[] {
  const numbers = document.array(annotation.get('QuadPoints')).map((value) => document.number(value) ?? 0);
  return Array.from({ length: Math.floor(numbers.length / 8) }, (_, index) => {
    const point = (place: number): Point => [numbers[index * 8 + place] ?? 0, numbers[index * 8 + place + 1] ?? 0];
    return { topLeft: point(0), topRight: point(2), bottomLeft: point(4), bottomRight: point(6) };
  });
}

/** @param height of the line above the baseline, as a share of the text's. */
function line({ topLeft, topRight, bottomLeft, bottomRight }: Quad, height: number): string {
  const between = (low: Point, high: Point): Point => [
    low[0] + (high[0] - low[0]) * height,
    low[1] + (high[1] - low[1]) * height,
  ];
  const width = Math.hypot(topLeft[0] - bottomLeft[0], topLeft[1] - bottomLeft[1]) / 16;
  return `${decimal(width)} w ${at(between(bottomLeft, topLeft))} m ${at(between(bottomRight, topRight))} l S`;
}

/** A zigzag line along the lower side. */
function wave({ topLeft, bottomLeft, bottomRight }: Quad): string {
  const height = Math.hypot(topLeft[0] - bottomLeft[0], topLeft[1] - bottomLeft[1]);
  const length = Math.hypot(bottomRight[0] - bottomLeft[0], bottomRight[1] - bottomLeft[1]);
  const steps = Math.max(1, Math.min(maxSteps, Math.round((length * 12) / height)));
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const [along, up] = [step / steps, step % 2 === 0 ? 0.02 : 0.1];
    const place = (axis: 0 | 1) =>
      bottomLeft[axis] + (bottomRight[axis] - bottomLeft[axis]) * along + (topLeft[axis] - bottomLeft[axis]) * up;
    return [place(0), place(1)];
  });
  return `${decimal(height / 24)} w ${lines(points)} S`;
}
