import { fromLatin1 } from '../bytes.ts';
import { toBox } from '../content/view.ts';
import type { PdfDocument } from '../document.ts';
import type { Letters } from '../fonts/letters.ts';
import { Name, type Dict, type PdfObject, type Ref } from '../objects.ts';
import { bytesStream } from '../source.ts';
import { choicesOf, flagOf, inherited, kindOf, valuesOf, type Field, type Widget } from './fields.ts';
import { drawFieldText, fontName } from './text-look.ts';

/** Operators that set a colour, from the numbers that a widget has for it; none for no colour. */
export function colourOf(document: PdfDocument, object: PdfObject | undefined, isStroke: boolean): string {
  const values = document.array(object).map((value) => document.number(value) ?? 0);
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[values.length];
  return operator ? `${values.join(' ')} ${isStroke ? operator.toUpperCase() : operator}` : '';
}

const onlyColour = /(?:[-\d.]+\s+){1,4}(?:g|rg|k)(?=\s|$)/;

/** Size and colour out of a default appearance, as `/Helv 10 Tf 0 g`. */
function readDefault(document: PdfDocument, field: Field, widget: Widget): { size: number; colour: string } {
  const object = inherited(document, [widget.dict, ...field.chain], 'DA');
  const text = document.string(object)?.bytes ?? '';
  const size = Number(/([\d.]+)\s+Tf/.exec(text)?.[1] ?? 0);
  return { size: Number.isFinite(size) ? size : 0, colour: onlyColour.exec(text)?.[0] ?? '0 g' };
}

/** What a field that holds text or a choice shows: labels in place of values. */
export function shownText(document: PdfDocument, field: Field): string {
  const labels = new Map(choicesOf(document, field).map(({ value, label }) => [value, label]));
  return valuesOf(document, field)
    .map((value) => labels.get(value) ?? value)
    .join('\n');
}

/** How a field that holds text or a choice looks, as a drawing of its own. */
export function textAppearance(document: PdfDocument, field: Field, widget: Widget, letters: Letters): Ref | undefined {
  const box = toBox(document, widget.dict.get('Rect'));
  const kind = kindOf(document, field);
  if (!box || (kind !== 'text' && kind !== 'combo' && kind !== 'list')) return undefined;
  const frame = frameOf(document, widget.dict);
  const turned = frame.rotation % 180 !== 0;
  const [across, up] = [box[2] - box[0], box[3] - box[1]];
  const [width, height] = turned ? [up, across] : [across, up];
  const text = shownText(document, field);
  const most = document.number(inherited(document, field.chain, 'MaxLen')) ?? 0;
  const align = document.number(inherited(document, [widget.dict, ...field.chain], 'Q')) ?? 0;
  const isPassword = kind === 'text' && flagOf(document, field, 14);
  const { content, font } = drawFieldText({
    text: isPassword ? '*'.repeat(text.length) : text,
    width,
    height,
    border: frame.width,
    align,
    isMultiline: kind === 'list' || (kind === 'text' && flagOf(document, field, 13)),
    cells: kind === 'text' && flagOf(document, field, 25) ? most : 0,
    letters,
    ...readDefault(document, field, widget),
  });
  const drawn = `${drawFrame(width, height, frame)} ${content}`;
  return addLook(document, drawn, width, height, frame.rotation, font);
}

interface Frame {
  width: number;
  background: string;
  line: string;
  /** In degrees against the clock. */
  rotation: number;
}

function frameOf(document: PdfDocument, widget: Dict): Frame {
  const marks = document.dict(widget.get('MK'));
  const line = colourOf(document, marks?.get('BC'), true);
  const style = document.dict(widget.get('BS'));
  const given = document.number(style?.get('W')) ?? document.number(document.array(widget.get('Border'))[2]) ?? 1;
  const rotation = document.number(marks?.get('R')) ?? 0;
  return {
    width: line === '' ? 0 : Math.max(0, given),
    background: colourOf(document, marks?.get('BG'), false),
    line,
    rotation: ((rotation % 360) + 360) % 360,
  };
}

function drawFrame(width: number, height: number, frame: Frame): string {
  const half = frame.width / 2;
  const fill = frame.background === '' ? '' : `q ${frame.background} 0 0 ${width} ${height} re f Q `;
  if (frame.width === 0) return fill;
  return `${fill}q ${frame.line} ${frame.width} w ${half} ${half} ${width - frame.width} ${height - frame.width} re S Q`;
}

/** A form XObject, turned as its widget is. */
function addLook(
  document: PdfDocument,
  content: string,
  width: number,
  height: number,
  rotation: number,
  font?: Ref,
): Ref {
  const matrices: Record<number, number[]> = {
    90: [0, 1, -1, 0, height, 0],
    180: [-1, 0, 0, -1, width, height],
    270: [0, -1, 1, 0, 0, width],
  };
  const dict: Dict = new Map<string, PdfObject>([
    ['Type', new Name('XObject')],
    ['Subtype', new Name('Form')],
    ['BBox', [0, 0, width, height]],
    ['Resources', new Map(font && [['Font', new Map([[fontName, font]])]])],
  ]);
  const matrix = matrices[rotation];
  if (matrix) dict.set('Matrix', matrix);
  return document.add(bytesStream(dict, fromLatin1(content)));
}

/** How a box or a button looks when it is on, drawn without a font: a check mark, or a dot. */
export function markAppearance(document: PdfDocument, field: Field, widget: Widget, isOn: boolean): Ref | undefined {
  const box = toBox(document, widget.dict.get('Rect'));
  if (!box) return undefined;
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const frame = frameOf(document, widget.dict);
  const { colour } = readDefault(document, field, widget);
  const side = Math.min(width, height);
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const at = (shareX: number, shareY: number) => `${x + side * shareX} ${y + side * shareY}`;
  const stroke = colour.toUpperCase();
  const mark =
    kindOf(document, field) === 'radio'
      ? `${stroke} ${side / 2} w 1 J ${at(0.5, 0.5)} m ${at(0.5, 0.5)} l S`
      : `${stroke} ${side / 9} w 1 J 1 j ${at(0.22, 0.52)} m ${at(0.42, 0.28)} l ${at(0.78, 0.76)} l S`;
  return addLook(document, `${drawFrame(width, height, frame)} ${isOn ? `q ${mark} Q` : ''}`, width, height, 0);
}
