import { toBox } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Letters } from '../fonts/letters.ts';
import type { Ref } from '#containers/pdf/objects.ts';
import { kindOf, type Field, type Widget } from '../document/form-fields.ts';
import { addLook, drawFrame, edgeOf, frameOf, type Frame } from './frame.ts';
import { ellipse } from './paths.ts';
import { captionOf, readDefault } from './appearance.ts';
import { drawFieldText } from './text-appearance.ts';

type At = (across: number, up: number) => string;

/** Marks by their ZapfDingbats character, drawn in a unit square. */
const marks: Record<string, (at: At, side: number) => string> = {
  4: (at, side) => `${side / 9} w 1 J 1 j ${at(0.22, 0.52)} m ${at(0.42, 0.28)} l ${at(0.78, 0.76)} l S`,
  8: (at, side) =>
    `${side / 9} w 1 J ${at(0.25, 0.25)} m ${at(0.75, 0.75)} l ${at(0.25, 0.75)} m ${at(0.75, 0.25)} l S`,
  l: (at, side) => `${side / 2} w 1 J ${at(0.5, 0.5)} m ${at(0.5, 0.5)} l S`,
  n: (at) =>
    polygon(at, [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
    ]),
  u: (at) =>
    polygon(at, [
      [0.5, 0.2],
      [0.8, 0.5],
      [0.5, 0.8],
      [0.2, 0.5],
    ]),
  H: (at) =>
    polygon(
      at,
      Array.from({ length: 10 }, (_, point) => {
        const [angle, radius] = [(point * Math.PI) / 5, point % 2 === 0 ? 0.36 : 0.14];
        return [0.5 + radius * Math.sin(angle), 0.5 + radius * Math.cos(angle)];
      }),
    ),
};

const polygon = (at: At, points: [number, number][]): string =>
  `${points.map(([x, y], index) => `${at(x, y)} ${index === 0 ? 'm' : 'l'}`).join(' ')} f`;

/** Draws a check box or radio button that is on or off, without a font. */
export function markAppearance(document: PdfDocument, field: Field, widget: Widget, isOn: boolean): Ref | undefined {
  const box = toBox(document, widget.dict.get('Rect'));
  if (!box) return undefined;
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const frame = frameOf(document, widget.dict);
  const { colour } = readDefault(document, field, widget);
  const isRadio = kindOf(document, field) === 'radio';
  const caption = captionOf(document, widget.dict);
  const mark = marks[caption] ? caption : isRadio ? 'l' : '4';
  const side = Math.min(width, height);
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const at: At = (across, up) => `${decimal(x + side * across)} ${decimal(y + side * up)}`;
  const drawn = isOn ? `q ${colour} ${colour.toUpperCase()} ${marks[mark]?.(at, side)} Q` : '';
  const around = isRadio && mark === 'l' ? drawRing(x, y, side, frame) : drawFrame(width, height, frame);
  return addLook(document, `${around} ${drawn}`, {
    width,
    height,
    rotation: frame.rotation % 180 === 0 ? frame.rotation : 0,
  });
}

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Draws a round frame, as readers do for radio buttons with a round mark. */
function drawRing(x: number, y: number, side: number, { width, line, dash, background }: Frame): string {
  const disc = background === '' ? '' : `${background} ${ellipse(x, y, side, side)} f `;
  const inner = side - width;
  return `q ${disc}${width === 0 ? '' : `${line} ${width} w ${dash} ${ellipse(x + width / 2, y + width / 2, inner, inner)} s`} Q`;
}

/** Draws a push button: its frame and its caption. */
export function pushAppearance(document: PdfDocument, field: Field, widget: Widget, letters: Letters): Ref | undefined {
  const box = toBox(document, widget.dict.get('Rect'));
  if (!box) return undefined;
  const frame = frameOf(document, widget.dict);
  const [across, up] = [box[2] - box[0], box[3] - box[1]];
  const [width, height] = frame.rotation % 180 === 0 ? [across, up] : [up, across];
  const { content, font } = drawFieldText({
    text: captionOf(document, widget.dict),
    width,
    height,
    border: edgeOf(frame),
    align: 1,
    isMultiline: false,
    cells: 0,
    letters,
    ...readDefault(document, field, widget),
  });
  return addLook(document, `${drawFrame(width, height, frame)} ${content}`, {
    width,
    height,
    rotation: frame.rotation,
    font,
  });
}
