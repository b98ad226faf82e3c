import sharp from 'sharp';
import type { FieldValue } from '#jobs/contract/pdf-edits.ts';
import type { FormField } from '#jobs/contract/pdf-question.ts';
import { renderPdf } from './render-pdf.ts';
import { read } from './unit/pdf/read-pdf.ts';

/** What is typed into a text field: as much as it takes. */
export const typedInto = (maxLength: number, at: number): string =>
  maxLength > 0 ? `Größe ${at}`.slice(0, maxLength) : `Größe ${at}`;

/** Returns other values than the form has, for all fields that can be filled in and are seen. */
export function otherValues(fields: readonly FormField[]): Record<string, FieldValue> {
  const open = fields.filter(({ isReadOnly, boxes }) => !isReadOnly && boxes.length > 0);
  return Object.fromEntries(
    open.flatMap((field, at) => {
      const value = otherValue(field, at);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function otherValue({ kind, choices, values, maxLength }: FormField, at: number): FieldValue | undefined {
  const other = choices.findLast(({ value, label }) => !values.includes(value) && !values.includes(label));
  if (kind === 'text') return typedInto(maxLength, at);
  if (kind === 'checkbox' && choices.length === 1) return values.length === 0 || values[0] === 'Off';
  return other?.value;
}

/** What pdf.js says of a field's place on a page. */
interface Annotation {
  fieldName?: string;
  fieldValue?: string | string[] | null;
  /** What the field's value is while a button or box is on. */
  buttonValue?: string | null;
  exportValue?: string;
  radioButton?: boolean;
  checkBox?: boolean;
  options?: { exportValue: string; displayValue: string }[];
  rect: number[];
}

/** A place of a field, as pdf.js reads it. */
export interface Shown {
  name: string;
  value: string;
  /** What people see there: the label of a choice, and `on` for a button that is on. */
  shown: string;
  page: number;
  /** Shares of the page. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns all places of fields, as pdf.js reads them, which shares no code with ours. */
export async function widgetsIn(bytes: Uint8Array): Promise<Shown[]> {
  const pages = await (await read(bytes)).pages();
  const found = await Promise.all(
    pages.map(async (page, index) => {
      const viewport = page.getViewport({ scale: 1 });
      const annotations = (await page.getAnnotations()) as Annotation[];
      return annotations.flatMap((annotation) => {
        const { fieldName: name, rect } = annotation;
        if (!name) return [];
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [rect.slice(0, 2), rect.slice(2)].flatMap(
          ([x = 0, y = 0]) => viewport.convertToViewportPoint(x, y) as number[],
        );
        const [across, down] = [
          [x1, x2].map((x) => x / viewport.width).toSorted((a, b) => a - b),
          [y1, y2].map((y) => y / viewport.height).toSorted((a, b) => a - b),
        ];
        const [[left = 0, right = 0], [top = 0, bottom = 0]] = [across, down];
        return { name, ...valueOf(annotation), page: index, left, right, top, bottom };
      });
    }),
  );
  return found.flat();
}

function valueOf({ fieldValue, buttonValue, exportValue, radioButton, checkBox, options = [] }: Annotation) {
  const own = [fieldValue ?? []].flat();
  // Lines end in many ways, and a box that is off has no value or this one.
  const value = own.join('\n').replace(/\r\n?/g, '\n').replace(/^Off$/, '');
  if (radioButton || checkBox) {
    const state = radioButton ? buttonValue : exportValue;
    return { value, shown: value !== '' && value === state ? 'on' : '' };
  }
  const label = (one: string) => options.find(({ exportValue: each }) => each === one)?.displayValue ?? one;
  return { value, shown: options.length > 0 ? own.map(label).join('\n') : value };
}

/** How a form that was filled in looks, against what it was. */
export interface Change {
  /** The fields that look different. */
  changed: Set<string>;
  /** How many values of points are different outside of all fields. */
  elsewhere: number;
}

/** Compares how PDFium draws a form before and after it was filled in. */
export async function changeOf(before: Uint8Array, after: Uint8Array): Promise<Change> {
  const [widgets, old, now] = await Promise.all([widgetsIn(after), renderPdf(before), renderPdf(after)]);
  const changed = new Set<string>();
  let elsewhere = 0;
  for (const [page, picture] of now.entries()) {
    const own = widgets.filter((widget) => widget.page === page);
    const { width, height, points } = await differences(old[page], picture);
    for (const [x, y] of points) {
      const within = own.filter(
        ({ left, right, top, bottom }) =>
          x >= left * width - 2 && x < right * width + 2 && y >= top * height - 2 && y < bottom * height + 2,
      );
      if (within.length === 0) elsewhere += 1;
      for (const { name } of within) changed.add(name);
    }
  }
  return { changed, elsewhere };
}

/** Returns the points in which two pictures differ visibly. */
async function differences(a?: Buffer, b?: Buffer) {
  const [one, other] = await Promise.all(
    [a, b].map((each) => sharp(each).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other) throw new Error('There is no picture');
  const { width, height, channels } = one.info;
  const points: [number, number][] = [];
  for (const [at, value] of one.data.entries()) {
    if (Math.abs(value - (other.data[at] ?? 0)) <= 40) continue;
    const point = Math.floor(at / channels);
    points.push([point % width, Math.floor(point / width)]);
  }
  return { width, height, points };
}
