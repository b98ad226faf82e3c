import { fromLatin1 } from '#containers/bytes.ts';
import { toBox, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, dictOf, type Dict, type PdfObject, type Ref } from '#containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { borderOf, colourOf, type Border } from './frame.ts';
import { boxAround, decimal, ellipse, lines, type Point } from './paths.ts';

/** The length of a line ending, in line widths. */
const length = 6;

interface End {
  /** Filled if there is an interior colour. */
  isClosed: boolean;
  draw(move: (along: number, aside: number) => Point): Point[];
}

/** Line endings (ISO 32000-2, table 179), drawn from the end of the line backwards, in units of their length. */
const ends: Record<string, End> = {
  OpenArrow: { isClosed: false, draw: (move) => [move(0.87, 0.5), move(0, 0), move(0.87, -0.5)] },
  ClosedArrow: { isClosed: true, draw: (move) => [move(0.87, 0.5), move(0, 0), move(0.87, -0.5)] },
  ROpenArrow: { isClosed: false, draw: (move) => [move(-0.87, 0.5), move(0, 0), move(-0.87, -0.5)] },
  RClosedArrow: { isClosed: true, draw: (move) => [move(-0.87, 0.5), move(0, 0), move(-0.87, -0.5)] },
  Butt: { isClosed: false, draw: (move) => [move(0, 0.5), move(0, -0.5)] },
  Slash: { isClosed: false, draw: (move) => [move(-0.29, 0.5), move(0.29, -0.5)] },
  Diamond: { isClosed: true, draw: (move) => [move(0.5, 0), move(0, 0.5), move(-0.5, 0), move(0, -0.5)] },
  Square: { isClosed: true, draw: (move) => [move(0.5, 0.5), move(0.5, -0.5), move(-0.5, -0.5), move(-0.5, 0.5)] },
};

/** How far line endings extend from their line. */
const reachOf = (width: number): number => length * width;

/**
 * Returns the operators that draw the ending of a line at `point`, which comes from `before`.
 *
 * @param isFilled whether there is an interior colour.
 */
function drawEnd(name: string, point: Point, before: Point, width: number, isFilled: boolean): string {
  const size = length * width;
  const way = Math.hypot(before[0] - point[0], before[1] - point[1]) || 1;
  const [dx, dy] = [(before[0] - point[0]) / way, (before[1] - point[1]) / way];
  if (name === 'Circle') {
    const circle = ellipse(point[0] - size / 2, point[1] - size / 2, size, size);
    return `${circle} ${isFilled ? 'b' : 's'}`;
  }
  const end = ends[name];
  if (!end) return '';
  const move = (along: number, aside: number): Point => [
    point[0] + (dx * along - dy * aside) * size,
    point[1] + (dy * along + dx * aside) * size,
  ];
  return `${lines(end.draw(move))} ${end.isClosed ? (isFilled ? 'b' : 's') : 'S'}`;
}

interface Paint extends Border {
  isStroked: boolean;
  isFilled: boolean;
}

type Draw = (document: PdfDocument, annotation: Dict, paint: Paint, box: Box) => string;

/** How readers draw shapes without an appearance (ISO 32000-2, 12.5.6). */
const shapes: Record<string, Draw> = {
  Square: (document, annotation, paint, box) => {
    const [left, bottom, width, height] = insideOf(document, annotation, paint, box);
    return `${[left, bottom, width, height].map(decimal).join(' ')} re ${painted(paint)}`;
  },
  Circle: (document, annotation, paint, box) =>
    `${ellipse(...insideOf(document, annotation, paint, box))} ${painted(paint)}`,
  Line: (document, annotation, paint) => withEnds(document, annotation, pointsOf(document, annotation.get('L')), paint),
  PolyLine: (document, annotation, paint) =>
    withEnds(document, annotation, pointsOf(document, annotation.get('Vertices')), paint),
  Polygon: (document, annotation, paint) => {
    const points = pointsOf(document, annotation.get('Vertices'));
    return points.length < 2 ? '' : `${lines(points)} h ${painted(paint)}`;
  },
  Ink: (document, annotation) =>
    document
      .array(annotation.get('InkList'))
      .map((stroke) => pointsOf(document, stroke))
      .filter((points) => points.length > 0)
      .map((points) => `${lines(points)} ${points.length === 1 ? 'h ' : ''}S`)
      .join(' '),
  Caret: (_document, _annotation, _paint, [left, bottom, right, top]) => {
    const middle = (left + right) / 2;
    const [corner, waist, tip] = [bottom, (bottom + top) / 2, top].map((y) => `${decimal(middle)} ${decimal(y)}`);
    return `${decimal(left)} ${decimal(bottom)} m ${corner} ${waist} ${tip} c ${waist} ${corner} ${decimal(right)} ${decimal(bottom)} c f`;
  },
};

const painted = ({ isStroked, isFilled }: Paint): string =>
  isFilled ? (isStroked ? 'B' : 'f') : isStroked ? 'S' : 'n';

/** Draws a shape, and extends its rectangle to include all of it. */
export function shapeLook(document: PdfDocument, annotation: Dict): Ref | undefined {
  const subtype = document.name(annotation.get('Subtype')) ?? '';
  const draw = shapes[subtype];
  const box = toBox(document, annotation.get('Rect'));
  if (!draw || !box) return undefined;
  const border = borderOf(document, annotation);
  const colour = document.resolve(annotation.get('C'));
  const line = colour === null ? '0 G' : colourOf(document, colour, true);
  const inside = subtype === 'Caret' ? line.toLowerCase() : colourOf(document, annotation.get('IC'), false);
  const paint: Paint = { ...border, isStroked: line !== '' && border.width > 0, isFilled: inside !== '' };
  const drawn = draw(document, annotation, paint, box);
  if (drawn === '') return undefined;
  const lists = [annotation.get('L'), annotation.get('Vertices'), ...document.array(annotation.get('InkList'))];
  const points = lists.flatMap((list) => pointsOf(document, list));
  // In some files, the rectangle is smaller than the shape.
  const larger = boxAround(box, points, reachOf(border.width));
  annotation.set('Rect', [...larger]);
  const style = `${line} ${inside} ${decimal(border.width)} w ${border.dash} ${subtype === 'Ink' ? '1 J 1 j' : ''}`;
  return addSeen(document, annotation, larger, `${style} ${drawn}`);
}

/** Adds an appearance stream in the page's coordinates, with the opacity of its annotation. */
export function addSeen(
  document: PdfDocument,
  annotation: Dict,
  box: readonly number[],
  content: string,
  font: Dict = new Map(),
): Ref {
  const opacity = document.number(annotation.get('CA')) ?? 1;
  const blend = document.name(annotation.get('BM')) ?? 'Normal';
  const dict = dictOf({
    Type: new Name('XObject'),
    Subtype: new Name('Form'),
    BBox: [...box],
    Group: dictOf({ S: new Name('Transparency') }),
    Resources: dictOf({
      ExtGState: dictOf({ G: dictOf({ ca: opacity, CA: opacity, BM: new Name(blend) }) }),
      Font: font,
    }),
  });
  return document.add(packedStream(dict, fromLatin1(`/G gs ${content}`)));
}

/** Returns the annotation's rectangle without its margins and half of the line width: left, bottom, width, height. */
function insideOf(
  document: PdfDocument,
  annotation: Dict,
  { width }: Paint,
  [left, bottom, right, top]: Box,
): [number, number, number, number] {
  const around = document.array(annotation.get('RD')).map((each) => document.number(each) ?? 0);
  const [dLeft = 0, dBottom = 0, dRight = 0, dTop = 0] = around.map((each) => each + width / 2);
  const half = around.length === 4 ? 0 : width / 2;
  return [
    left + dLeft + half,
    bottom + dBottom + half,
    Math.max(0, right - left - dLeft - dRight - 2 * half),
    Math.max(0, top - bottom - dBottom - dTop - 2 * half),
  ];
}

function pointsOf(document: PdfDocument, object: PdfObject | undefined): Point[] {
  const numbers = document.array(object).map((value) => document.number(value) ?? 0);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}

function withEnds(document: PdfDocument, annotation: Dict, points: Point[], { width, isFilled }: Paint): string {
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return '';
  const [start = 'None', end = 'None'] = document.array(annotation.get('LE')).map((each) => document.name(each) ?? '');
  const drawn = [drawEnd(start, first, second, width, isFilled), drawEnd(end, last, before, width, isFilled)];
  // Line endings are never dashed.
  return `${lines(points)} S [] 0 d ${drawn.join(' ')}`;
}
