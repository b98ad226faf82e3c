import type * as english from '#words/controls/pdf-fields.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const required = (label: string) => `${label} (obbligatorio)`;
const writtenAs = (label: string, format: string) => `${label}, nel formato ${format}`;

export const fieldsWords = {
  reading: 'Lettura del modulo…',
  none: 'Questo file non ha campi modulo da compilare. Puoi comunque scrivere sulle sue pagine.',
  write: 'Scrivi sulle pagine',
  asList: 'Mostra come elenco',
  pages: 'Pagine del modulo',
  page: (page) => `Pagina ${page}`,
  required,
  writtenAs,
  field: ({ label, isRequired, choices, format }, choice) => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    const full = format === '' ? named : writtenAs(named, format);
    return isRequired ? required(full) : full;
  },
  calculated: (labels) =>
    labels.length > 3
      ? `Questo modulo calcola da sé ${labels.length} dei suoi campi. Stayput lascia il calcolo a un lettore PDF che esegue gli script.`
      : `Questo modulo calcola da sé ${listOf(labels.map((label) => `“${label}”`))}. Stayput lascia il calcolo a un lettore PDF che esegue gli script.`,
  allFiles: 'Quello che inserisci va nei campi con lo stesso nome in tutti i file.',
} satisfies Words<typeof english.fieldsWords>;
