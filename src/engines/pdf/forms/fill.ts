import type { Note, Output } from '#jobs/contract/job.ts';
import type { FieldValue } from '#jobs/contract/pdf-edits.ts';
import type { PdfDocument } from '../document/document.ts';
import { Letters } from '../fonts/letters.ts';
import { isDict, Name, PdfString, Stream, dictOf, type PdfObject } from '#containers/pdf/objects.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { lossNotes, xfaNotes } from '../results/notes.ts';
import { xfaOf } from './xfa.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { rewrite } from '../copy/rewrite.ts';
import { encodeText } from '#containers/pdf/strings.ts';
import { collectFields, formOf, kindOf, labelOf, type Field, type Widget } from '../document/form-fields.ts';
import { shownText, textAppearance, writtenOn } from './appearance.ts';
import { markAppearance } from './button-appearance.ts';
import { formatOf } from './field-format.ts';
import { onStates } from './read-fields.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Sets the values of form fields, and draws them. */
export async function fill(
  file: File,
  password: string,
  values: Readonly<Record<string, FieldValue>>,
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const fields = collectFields(document);
    const wanted = fields.filter(({ name }) => Object.hasOwn(values, name));
    if (wanted.length === 0) {
      const why = fields.length > 0 ? 'no-changes' : xfaOf(document) ? 'xfa-alone' : 'no-fields';
      return { file, notes: [{ type: 'unchanged', why }] };
    }
    for (const field of wanted) setValue(document, field, values[field.name] ?? '');
    const letters = await Letters.for(
      document,
      wanted.flatMap((field) => writtenOn(document, field)),
    );
    for (const field of wanted) drawField(document, field, letters);
    letters.finish();
    const missing = [...new Set(wanted.flatMap((field) => missingIn(document, field, letters)))];
    const form = formOf(document);
    const xfa = xfaOf(document);
    // The XFA form would hold the old values.
    form?.delete('XFA');
    // Readers should redraw only what could not be drawn here.
    if (missing.length > 0) form?.set('NeedAppearances', true);
    else form?.delete('NeedAppearances');
    const rewritten = await rewrite(document, { onProgress });
    const notes: Note[] = [
      { type: 'fields-filled', count: wanted.length },
      ...formatNotes(document, wanted),
      ...(missing.length > 0 ? [{ type: 'letters-left-to-reader', letters: missing } as const] : []),
      ...xfaNotes(xfa),
      ...lossNotes(rewritten),
    ];
    return { file: await toFile(rewritten, stemOf(file.name)), notes };
  });
}

function setValue(document: PdfDocument, field: Field, value: FieldValue) {
  const [own, above] = field.chain;
  // The parent's value would stay in the file, although nothing shows it.
  if (above && document.array(above.get('Kids')).length === 1) above.delete('V');
  const kind = kindOf(document, field);
  switch (kind) {
    case 'text':
    case 'combo':
    case 'list': {
      const format = kind === 'text' ? formatOf(document, field) : undefined;
      const texts = [value].flat().map((text) => format?.plain(String(text)) ?? String(text));
      const strings = texts.filter((text) => text !== '').map((text) => PdfString.fromBytes(encodeText(text)));
      own.set('V', strings.length > 1 ? strings : (strings[0] ?? PdfString.fromBytes('')));
      // Rich text and selected indexes would contradict the value.
      for (const key of ['RV', 'I']) own.delete(key);
      return;
    }
    case 'checkbox':
    case 'radio':
      fillButtons(document, field, value);
      return;
    case 'button':
    case 'signature':
    case undefined:
      return;
    default:
      kind satisfies never;
  }
}

const missingIn = (document: PdfDocument, field: Field, letters: Letters): string[] =>
  hasText(document, field) ? writtenOn(document, field).flatMap((text) => letters.missing(text)) : [];

/** Draws a text or a choice. Without an appearance, readers draw it. */
function drawField(document: PdfDocument, field: Field, letters: Letters) {
  if (!hasText(document, field)) return;
  const isLeft = missingIn(document, field, letters).length > 0;
  for (const widget of field.widgets) {
    const look = isLeft ? undefined : textAppearance(document, field, widget, letters);
    if (look) widget.dict.set('AP', new Map([['N', look]]));
    else if (isLeft) widget.dict.delete('AP');
  }
}

const hasText = (document: PdfDocument, field: Field): boolean =>
  ['text', 'combo', 'list'].includes(kindOf(document, field) ?? '');

/** Says which values do not look as the form's scripts ask for. */
function formatNotes(document: PdfDocument, fields: readonly Field[]): Note[] {
  const unlike = fields.flatMap((field) => {
    const format = kindOf(document, field) === 'text' ? formatOf(document, field) : undefined;
    const text = shownText(document, field);
    if (!format || text === '' || format.format(text) !== undefined) return [];
    return [{ label: labelOf(document, field), example: format.example }];
  });
  return unlike.length > 0 ? [{ type: 'not-as-form-asks', fields: unlike }] : [];
}

function fillButtons(document: PdfDocument, field: Field, value: FieldValue) {
  const [own] = field.chain;
  const first = field.widgets[0];
  const on = value === true && first ? (onStates(document, first)[0] ?? 'Yes') : typeof value === 'string' ? value : '';
  own.set('V', new Name(on === '' ? 'Off' : on));
  for (const widget of field.widgets) {
    const isOn = on !== '' && onStates(document, widget).includes(on);
    widget.dict.set('AS', new Name(isOn ? on : 'Off'));
    if (isOn) ensureLook(document, field, widget, on);
  }
}

/** Adds an appearance for a button that is on: some files lack it. */
function ensureLook(document: PdfDocument, field: Field, widget: Widget, state: string) {
  const looks = document.dict(widget.dict.get('AP'));
  const normal = document.resolve(looks?.get('N'));
  if (isDict(normal) && document.resolve(normal.get(state)) instanceof Stream) return;
  const [on, off] = [true, false].map((isOn) => markAppearance(document, field, widget, isOn));
  if (!on || !off) return;
  const states = new Map<string, PdfObject>([
    [state, on],
    ['Off', off],
  ]);
  widget.dict.set('AP', dictOf({ N: states }));
}
