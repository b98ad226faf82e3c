import { toBox } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Letters } from '../fonts/letters.ts';
import type { Dict, Ref } from '#containers/pdf/objects.ts';
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
import { formatOf } from './field-format.ts';
import { addLook, drawFrame, edgeOf, frameOf } from './frame.ts';
import { drawFieldText } from './text-appearance.ts';

const onlyColour = /(?:[-\d.]+\s+){1,4}(?:g|rg|k)(?=\s|$)/;

/** Reads the font size and colour of a default appearance such as `/Helv 10 Tf 0 g`. */
export function readAppearance(text: string): { size: number; colour: string } {
  const size = Number(/([\d.]+)\s+Tf/.exec(text)?.[1] ?? 0);
  return { size: Number.isFinite(size) ? size : 0, colour: onlyColour.exec(text)?.[0] ?? '0 g' };
}

export const readDefault = (document: PdfDocument, field: Field, widget: Widget) =>
  readAppearance(document.string(inherited(document, [widget.dict, ...field.chain], 'DA'))?.bytes ?? '');

/** Returns the text that a text or choice field shows, which is the label of a choice rather than its value. */
export function shownText(document: PdfDocument, field: Field): string {
  const labels = new Map(choicesOf(document, field).map(({ value, label }) => [value, label]));
  return valuesOf(document, field)
    .map((value) => labels.get(value) ?? value)
    .join('\n');
}

/** Returns the text that is drawn for a field: as its script writes it, if it has one and the value suits it. */
function drawnText(document: PdfDocument, field: Field): string {
  const text = shownText(document, field);
  if (text === '' || kindOf(document, field) !== 'text') return text;
  return formatOf(document, field)?.format(text) ?? text;
}

/** Returns all texts that may be drawn for a field without an appearance. */
export const writtenOn = (document: PdfDocument, field: Field): string[] => [
  drawnText(document, field),
  ...(kindOf(document, field) === 'list' ? choicesOf(document, field).map(({ label }) => label) : []),
  ...field.widgets.map(({ dict }) => captionOf(document, dict)),
];

/**
 * Returns the caption of a button. For check boxes and radio buttons, it is the ZapfDingbats character of their mark.
 */
export const captionOf = (document: PdfDocument, widget: Dict): string =>
  textOf(document, document.dict(widget.get('MK'))?.get('CA'));

/** Returns the index of the first visible choice of a list. */
function firstOf(document: PdfDocument, { chain }: Field): number {
  const top = inherited(document, chain, 'TI');
  return typeof top === 'number' ? Math.max(0, top) : 0;
}

/** Draws a text or choice field as an appearance stream. */
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
  const text = choices.length > 0 ? choices.map(({ label }) => label).join('\n') : drawnText(document, field);
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
