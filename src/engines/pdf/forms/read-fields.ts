import type { FormField } from '#jobs/contract/pdf-question.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, Stream } from '#containers/pdf/objects.ts';
import {
  choicesOf,
  collectFields,
  flagOf,
  formOf,
  inherited,
  kindOf,
  labelOf,
  valuesOf,
  type Field,
  type Widget,
} from '../document/form-fields.ts';
import { captionOf, readDefault } from './appearance.ts';
import { formatOf } from './field-format.ts';
import { FieldBoxes } from './field-boxes.ts';

/** Returns the fields of a form that people fill in, also invisible ones, in page order. */
export function readFields(document: PdfDocument): FormField[] {
  const boxes = new FieldBoxes(document);
  const calculated = new Set(document.array(formOf(document)?.get('CO')).map((field) => document.dict(field)));
  return collectFields(document).flatMap((field) => readField(document, field, { boxes, calculated }));
}

interface Around {
  boxes: FieldBoxes;
  /** The dictionaries in the form's order of calculation. */
  calculated: ReadonlySet<unknown>;
}

function readField(document: PdfDocument, field: Field, { boxes, calculated }: Around): FormField[] {
  const kind = kindOf(document, field);
  if (kind === undefined || kind === 'button' || kind === 'signature' || field.name === '') return [];
  const isButton = kind === 'checkbox' || kind === 'radio';
  const [widget] = field.widgets;
  if (!widget) return [];
  const states = field.widgets.flatMap((each) => onStates(document, each));
  const maxLength = document.number(inherited(document, field.chain, 'MaxLen')) ?? 0;
  const align = document.number(inherited(document, [widget.dict, ...field.chain], 'Q')) ?? 0;
  const { size, colour } = readDefault(document, field, widget);
  return [
    {
      name: field.name,
      label: labelOf(document, field),
      kind,
      page: widget.page + 1,
      boxes: boxes.of(field, (each) => (isButton ? (onStates(document, each)[0] ?? '') : '')),
      values: isButton ? stateOf(document, field) : valuesOf(document, field),
      choices: isButton
        ? [...new Set(states)].map((value, index) => ({ value, label: stateLabel(document, field, value, index) }))
        : choicesOf(document, field),
      isMultiline: kind === 'text' && flagOf(document, field, 13),
      isComb: kind === 'text' && maxLength > 0 && flagOf(document, field, 25),
      isPassword: kind === 'text' && flagOf(document, field, 14),
      isEditable: kind === 'combo' && flagOf(document, field, 19),
      takesSeveral: kind === 'list' && flagOf(document, field, 22),
      isReadOnly: flagOf(document, field, 1),
      isRequired: flagOf(document, field, 2),
      isCalculated: field.chain.some((dict) => calculated.has(dict)) || hasCalculation(document, field),
      format: (kind === 'text' && formatOf(document, field)?.example) || '',
      maxLength,
      fontSize: size,
      colour: cssColour(colour),
      align: (['start', 'center', 'end'] as const)[align] ?? 'start',
      mark: isButton ? captionOf(document, widget.dict) || (kind === 'radio' ? 'l' : '4') : '',
    },
  ];
}

/** Whether it has an action that calculates it (ISO 32000-2, table 199). */
const hasCalculation = (document: PdfDocument, { chain }: Field): boolean =>
  document.dict(inherited(document, chain, 'AA'))?.has('C') ?? false;

/** The value of a button. Some files only say in its appearance that it is on. */
function stateOf(document: PdfDocument, field: Field): string[] {
  const values = valuesOf(document, field);
  if (values.length > 0) return values;
  const states = field.widgets.map(({ dict }) => document.name(dict.get('AS')) ?? 'Off');
  return states.filter((state) => state !== 'Off').slice(0, 1);
}

/** Returns the label of a button's state. States that are numbers refer to a list of labels. */
function stateLabel(document: PdfDocument, field: Field, state: string, index: number): string {
  const names = choicesOf(document, field);
  return (/^\d+$/.test(state) ? names[Number(state)]?.label : names[index]?.label) ?? state;
}

/** Returns the states of a check box or radio button except Off. */
export function onStates(document: PdfDocument, { dict }: Widget): string[] {
  const looks = document.resolve(document.dict(dict.get('AP'))?.get('N'));
  const states =
    isDict(looks) && !(looks instanceof Stream) ? [...looks.keys()].filter((state) => state !== 'Off') : [];
  return states.length > 0 ? states : ['Yes'];
}

/** Turns operators that set a colour, such as `0 0 1 rg`, into a CSS colour. */
function cssColour(operators: string): string {
  const values = operators.split(/\s+/).map(Number).filter(Number.isFinite);
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const ink = (value: number) => (1 - Math.min(1, value)) * (1 - Math.min(1, d));
  const levels = { 3: [a, b, c], 4: [a, b, c].map(ink) }[values.length] ?? [a, a, a];
  return `rgb(${levels.map((level) => Math.round(255 * Math.max(0, Math.min(1, level)))).join(' ')})`;
}
