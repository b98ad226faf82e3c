import type * as english from '#words/controls/pdf-fields.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const required = (label: string) => `${label} (obligatorio)`;
const writtenAs = (label: string, format: string) => `${label}, con el formato ${format}`;

export const fieldsWords = {
  reading: 'Leyendo el formulario…',
  none: 'Este archivo no tiene campos de formulario que rellenar. Aun así, puedes escribir en sus páginas.',
  write: 'Escribir en las páginas',
  asList: 'Mostrar como lista',
  pages: 'Páginas del formulario',
  page: (page) => `Página ${page}`,
  required,
  writtenAs,
  field: ({ label, isRequired, choices, format }, choice) => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    const full = format === '' ? named : writtenAs(named, format);
    return isRequired ? required(full) : full;
  },
  calculated: (labels) =>
    labels.length > 3
      ? `Este formulario calcula ${labels.length} de sus campos. Stayput deja eso a un lector de PDF que ejecute scripts.`
      : `Este formulario calcula ${listOf(labels.map((label) => `“${label}”`))}. Stayput deja eso a un lector de PDF que ejecute scripts.`,
  allFiles: 'Lo que escribes va a los campos del mismo nombre de todos los archivos.',
} satisfies Words<typeof english.fieldsWords>;
