import { fromLatin1 } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, dictOf, type Dict, type PdfObject, type Ref } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { fontName } from './text-appearance.ts';

/** Returns the operator that sets a widget's colour, or nothing if it has no colour. */
export function colourOf(document: PdfDocument, object: PdfObject | undefined, isStroke: boolean): string {
  const values = document.array(object).map((value) => document.number(value) ?? 0);
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[values.length];
  return operator ? `${values.join(' ')} ${isStroke ? operator.toUpperCase() : operator}` : '';
}

/** The line width, and the operators for dashes. */
export interface Border {
  width: number;
  dash: string;
}

/** Reads the border of an annotation (ISO 32000-2, 12.5.4). In points, default 1. */
export function borderOf(document: PdfDocument, annotation: Dict): Border {
  const style = document.dict(annotation.get('BS'));
  const [, , width, dashes] = document.array(annotation.get('Border'));
  const given = document.number(style?.get('W')) ?? document.number(width) ?? 1;
  const isDashed = style ? document.name(style.get('S')) === 'D' : dashes !== undefined;
  const lengths = document.array(style ? style.get('D') : dashes).map((each) => Math.abs(document.number(each) ?? 0));
  const isSeen = lengths.some((length) => length > 0);
  return { width: Math.max(0, given), dash: isDashed ? `[${isSeen ? lengths.join(' ') : 3}] 0 d` : '' };
}

export interface Frame extends Border {
  style: 'solid' | 'beveled' | 'inset' | 'underline';
  background: string;
  line: string;
  /** In degrees anticlockwise. */
  rotation: number;
}

const styles: Record<string, Frame['style']> = { B: 'beveled', I: 'inset', U: 'underline' };

export function frameOf(document: PdfDocument, widget: Dict): Frame {
  const marks = document.dict(widget.get('MK'));
  const line = colourOf(document, marks?.get('BC'), true);
  const style = document.name(document.dict(widget.get('BS'))?.get('S')) ?? '';
  const border = borderOf(document, widget);
  const rotation = document.number(marks?.get('R')) ?? 0;
  return {
    ...border,
    width: line === '' ? 0 : border.width,
    style: styles[style] ?? 'solid',
    background: colourOf(document, marks?.get('BG'), false),
    line,
    rotation: ((rotation % 360) + 360) % 360,
  };
}

/** Returns the thickness of a frame. */
export const edgeOf = ({ style, width }: Frame): number =>
  style === 'beveled' || style === 'inset' ? 2 * width : width;

export function drawFrame(width: number, height: number, frame: Frame): string {
  const { style, width: edge, line, dash } = frame;
  const half = edge / 2;
  const fill = frame.background === '' ? '' : `q ${frame.background} 0 0 ${width} ${height} re f Q `;
  if (edge === 0) return fill;
  if (style === 'underline') return `${fill}q ${line} ${edge} w 0 ${half} m ${width} ${half} l S Q`;
  const rectangle = `q ${line} ${edge} w ${dash} ${half} ${half} ${width - edge} ${height - edge} re S Q`;
  if (style === 'solid') return fill + rectangle;
  // The light falls from the upper left.
  const [light, dark] = style === 'beveled' ? ['1 g', '0.5 g'] : ['0.5 g', '0.75 g'];
  const [near, far, right, top] = [edge, 2 * edge, width - edge, height - edge];
  const bevel = (corner: string, inner: string) =>
    `${near} ${near} m ${corner} l ${right} ${top} l ${right - edge} ${top - edge} l ${inner} l ${far} ${far} l f`;
  const [upper, lower] = [
    bevel(`${near} ${top}`, `${far} ${top - edge}`),
    bevel(`${right} ${near}`, `${right - edge} ${far}`),
  ];
  return `${fill}q ${light} ${upper} ${dark} ${lower} Q ${rectangle}`;
}

/** Adds a form XObject, rotated like its widget. */
export function addLook(
  document: PdfDocument,
  content: string,
  { width, height, rotation, font }: { width: number; height: number; rotation: number; font?: Ref },
): Ref {
  const matrices: Record<number, number[]> = {
    90: [0, 1, -1, 0, height, 0],
    180: [-1, 0, 0, -1, width, height],
    270: [0, -1, 1, 0, 0, width],
  };
  const dict = dictOf({
    Type: new Name('XObject'),
    Subtype: new Name('Form'),
    BBox: [0, 0, width, height],
    Resources: new Map(font && [['Font', new Map([[fontName, font]])]]),
  });
  const matrix = matrices[rotation];
  if (matrix) dict.set('Matrix', matrix);
  return document.add(bytesStream(dict, fromLatin1(content)));
}
