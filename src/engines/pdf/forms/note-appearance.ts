import { toBox } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Letters } from '../fonts/letters.ts';
import type { Dict, Ref } from '#containers/pdf/objects.ts';
import { textOf } from '../document/form-fields.ts';
import { borderOf, colourOf } from './frame.ts';
import { decimal } from './paths.ts';
import { readAppearance } from './appearance.ts';
import { addSeen } from './shape-appearance.ts';
import { drawFieldText, fontName } from './text-appearance.ts';

/** Returns the text of a text box or stamp; empty for others. */
export function wordsOf(document: PdfDocument, annotation: Dict): string {
  switch (document.name(annotation.get('Subtype'))) {
    case 'FreeText':
      return textOf(document, annotation.get('Contents'));
    case 'Stamp':
      // A name such as `NotApproved`.
      return (document.name(annotation.get('Name')) ?? 'Draft').replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toUpperCase();
    default:
      return '';
  }
}

const stampColour = '0.75 0 0';

/** Draws a text box or stamp without an appearance (ISO 32000-2, 12.5.6.6 and 12.5.6.12). */
export function noteLook(document: PdfDocument, annotation: Dict, letters: Letters): Ref | undefined {
  const words = wordsOf(document, annotation);
  const box = toBox(document, annotation.get('Rect'));
  if (words === '' || !box) return undefined;
  const isStamp = document.name(annotation.get('Subtype')) === 'Stamp';
  const around = document.array(annotation.get('RD')).map((each) => document.number(each) ?? 0);
  const [left = 0, bottom = 0, right = 0, top = 0] = around;
  const [x, y] = [box[0] + left, box[1] + bottom];
  const [width, height] = [box[2] - box[0] - left - right, box[3] - box[1] - bottom - top];
  const border = borderOf(document, annotation);
  const written = readAppearance(document.string(annotation.get('DA'))?.bytes ?? '');
  const own = colourOf(document, annotation.get('C'), false);
  const colour = isStamp ? own || `${stampColour} rg` : written.colour;
  const fill = isStamp || own === '' ? '' : `q ${own} 0 0 ${decimal(width)} ${decimal(height)} re f Q `;
  const half = border.width / 2;
  const frame =
    border.width === 0
      ? ''
      : `q ${colour.toUpperCase()} ${border.width} w ${border.dash} ${half} ${half} ${decimal(width - border.width)} ${decimal(height - border.width)} re S Q `;
  const { content, font } = drawFieldText({
    text: words,
    width,
    height,
    border: border.width,
    align: isStamp ? 1 : (document.number(annotation.get('Q')) ?? 0),
    isMultiline: !isStamp,
    cells: 0,
    letters,
    size: isStamp ? 0 : written.size,
    colour,
  });
  const drawn = `1 0 0 1 ${decimal(x)} ${decimal(y)} cm ${fill}${frame}${content}`;
  return addSeen(document, annotation, box, drawn, new Map([[fontName, font]]));
}
