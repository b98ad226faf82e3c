import type { FormField } from '../../../jobs/contract/pdf-question.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, Stream } from '../../../containers/pdf/objects.ts';
import {
  choicesOf,
  collectFields,
  flagOf,
  inherited,
  kindOf,
  textOf,
  valuesOf,
  type Field,
  type Widget,
} from '../document/form-fields.ts';

/** Returns the fields of a form that people fill in, in page order. */
export const readFields = (document: PdfDocument): FormField[] =>
  collectFields(document).flatMap((field): FormField[] => {
    const kind = kindOf(document, field);
    if (kind === undefined || kind === 'button' || kind === 'signature' || field.name === '') return [];
    const states = field.widgets.flatMap((widget) => onStates(document, widget));
    const isChoice = kind === 'list' || kind === 'combo';
    return [
      {
        name: field.name,
        label: textOf(document, inherited(document, field.chain, 'TU')) || field.name,
        kind,
        page: (field.widgets[0]?.page ?? 0) + 1,
        values: valuesOf(document, field),
        choices: isChoice
          ? choicesOf(document, field)
          : [...new Set(states)].map((value, index) => ({ value, label: labelOf(document, field, value, index) })),
        isMultiline: kind === 'text' && flagOf(document, field, 13),
        isEditable: kind === 'combo' && flagOf(document, field, 19),
        takesSeveral: kind === 'list' && flagOf(document, field, 22),
        isReadOnly: flagOf(document, field, 1),
        isRequired: flagOf(document, field, 2),
        maxLength: document.number(inherited(document, field.chain, 'MaxLen')) ?? 0,
      },
    ];
  });

/** Returns the label of a button's state. States that are numbers refer to a list of labels. */
function labelOf(document: PdfDocument, field: Field, state: string, index: number): string {
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
