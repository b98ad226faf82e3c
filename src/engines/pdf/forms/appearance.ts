import { toBox } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Letters } from '../fonts/letters.ts';
import type { Dict, Ref } from '../../../containers/pdf/objects.ts';
import {
  choicesOf,
  flagOf,
  inherited,
  kindOf,
  textOf,
  valuesOf,
  type Field,
  type Widget,
} from '../document/form-fields.ts';
import { addLook, drawFrame, edgeOf, frameOf } from './frame.ts';
import { drawFieldText } from './text-appearance.ts';

const onlyColour = /(?:[-\d.]+\s+){1,4}(?:g|rg|k)(?=\s|$)/;

/** Size and colour out of a default appearance, as `/Helv 10 Tf 0 g`. */
export function readAppearance(text: string): { size: number; colour: string } {
  const size = Number(/([\d.]+)\s+Tf/.exec(text)?.[1] ?? 0);
  return { size: Number.isFinite(size) ? size : 0, colour: onlyColour.exec(text)?.[0] ?? '0 g' };
}

export const readDefault = (document: PdfDocument, field: Field, widget: Widget) =>
  readAppearance(document.string(inherited(document, [widget.dict, ...field.chain], 'DA'))?.bytes ?? '');

/** What a field that holds text or a choice shows: labels in place of values. */
export function shownText(document: PdfDocument, field: Field): string {
  const labels = new Map(choicesOf(document, field).map(({ value, label }) => [value, label]));
  return valuesOf(document, field)
    .map((value) => labels.get(value) ?? value)
    .join('\n');
}

/** All that may be written where a field has no look. */
export const writtenOn = (document: PdfDocument, field: Field): string[] => [
  shownText(document, field),
  ...(kindOf(document, field) === 'list' ? choicesOf(document, field).map(({ label }) => label) : []),
  ...field.widgets.map(({ dict }) => captionOf(document, dict)),
];

/** What is written on a button; of a box, the letter of ZapfDingbats that stands for its mark. */
export const captionOf = (document: PdfDocument, widget: Dict): string =>
  textOf(document, document.dict(widget.get('MK'))?.get('CA'));

/** Of the choices of a list, the one on top. */
function firstOf(document: PdfDocument, { chain }: Field): number {
  const top = inherited(document, chain, 'TI');
  return typeof top === 'number' ? Math.max(0, top) : 0;
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
  const choices = kind === 'list' ? choicesOf(document, field).slice(firstOf(document, field)) : [];
  const values = new Set(valuesOf(document, field));
  const chosen = choices.flatMap(({ value, label }, index) => (values.has(value) || values.has(label) ? [index] : []));
  const text = choices.length > 0 ? choices.map(({ label }) => label).join('\n') : shownText(document, field);
  const most = document.number(inherited(document, field.chain, 'MaxLen')) ?? 0;
  const align = document.number(inherited(document, [widget.dict, ...field.chain], 'Q')) ?? 0;
  const isPassword = kind === 'text' && flagOf(document, field, 14);
  const { content, font } = drawFieldText({
    text: isPassword ? '*'.repeat(text.length) : text,
    width,
    height,
    border: edgeOf(frame),
    align,
    isMultiline: kind === 'list' || (kind === 'text' && flagOf(document, field, 13)),
    ...(choices.length > 0 && { chosen }),
    cells: kind === 'text' && flagOf(document, field, 25) ? most : 0,
    letters,
    ...readDefault(document, field, widget),
  });
  const drawn = `${drawFrame(width, height, frame)} ${content}`;
  return addLook(document, drawn, { width, height, rotation: frame.rotation, font });
}
