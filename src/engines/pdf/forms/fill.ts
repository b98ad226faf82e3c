import type { Note, Output } from '../../../jobs/contract/job.ts';
import type { FieldValue } from '../../../jobs/contract/pdf-edits.ts';
import type { PdfDocument } from '../document/document.ts';
import { Letters } from '../fonts/letters.ts';
import { isDict, Name, PdfString, Stream, type PdfObject } from '../../../containers/pdf/objects.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { lossNotes, xfaNotes } from '../results/notes.ts';
import { xfaOf } from './xfa.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { rewrite } from '../copy/rewrite.ts';
import { encodeText } from '../../../containers/pdf/strings.ts';
import { choicesOf, collectFields, formOf, kindOf, type Field, type Widget } from '../document/form-fields.ts';
import { textAppearance } from './appearance.ts';
import { markAppearance } from './button-appearance.ts';
import { onStates } from './read-fields.ts';

/** Sets the values of form fields, and draws them. */
export async function fill(
  file: File,
  password: string,
  values: Readonly<Record<string, FieldValue>>,
  onProgress: (progress: number) => void,
): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const fields = collectFields(document);
    const wanted = fields.filter(({ name }) => Object.hasOwn(values, name));
    if (wanted.length === 0) {
      const why = fields.length > 0 ? 'no-changes' : xfaOf(document) ? 'xfa-alone' : 'no-fields';
      return { file, notes: [{ type: 'unchanged', why }] };
    }
    const texts = wanted.flatMap((field) => [values[field.name] ?? '', choicesOf(document, field).map(labelOf)].flat());
    const letters = await Letters.for(document, texts.map(String));
    for (const field of wanted) fillField(document, field, values[field.name] ?? '', letters);
    letters.finish();
    const form = formOf(document);
    const xfa = xfaOf(document);
    // The XFA form would hold the old values, and readers should not redraw the new ones.
    for (const key of ['XFA', 'NeedAppearances']) form?.delete(key);
    const rewritten = await rewrite(document, { onProgress });
    const notes: Note[] = [{ type: 'fields-filled', count: wanted.length }, ...xfaNotes(xfa), ...lossNotes(rewritten)];
    return { file: await toFile(rewritten, `${stemOf(file.name)}-filled`), notes };
  });
}

const labelOf = ({ label }: { label: string }): string => label;

/** @throws {JobError} `unwritable-text` */
function fillField(document: PdfDocument, field: Field, value: FieldValue, letters: Letters) {
  const [own, above] = field.chain;
  // The parent's value would stay in the file, although nothing shows it.
  if (above && document.array(above.get('Kids')).length === 1) above.delete('V');
  const kind = kindOf(document, field);
  switch (kind) {
    case 'text':
    case 'combo':
    case 'list': {
      const texts = [value].flat().map(String);
      for (const text of texts) letters.of(text);
      const strings = texts.filter((text) => text !== '').map((text) => PdfString.fromBytes(encodeText(text)));
      own.set('V', strings.length > 1 ? strings : (strings[0] ?? PdfString.fromBytes('')));
      // Rich text and selected indexes would contradict the value.
      for (const key of ['RV', 'I']) own.delete(key);
      for (const widget of field.widgets) {
        const look = textAppearance(document, field, widget, letters);
        if (look) widget.dict.set('AP', new Map([['N', look]]));
      }
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
  widget.dict.set('AP', new Map<string, PdfObject>([['N', states]]));
}
