import type * as english from '#words/controls/pdf-fields.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const required = (label: string) => `${label} (obligatoire)`;
const writtenAs = (label: string, format: string) => `${label}, à écrire comme ${format}`;

export const fieldsWords = {
  reading: 'Lecture du formulaire…',
  none: 'Ce fichier n’a pas de champs à remplir. Vous pouvez quand même écrire sur ses pages.',
  write: 'Écrire sur les pages',
  asList: 'Afficher en liste',
  pages: 'Pages du formulaire',
  page: (page) => `Page ${page}`,
  required,
  writtenAs,
  field: ({ label, isRequired, choices, format }, choice) => {
    const named = choice === undefined || choices.length < 2 ? label : `${label} : ${choice}`;
    const full = format === '' ? named : writtenAs(named, format);
    return isRequired ? required(full) : full;
  },
  calculated: (labels) =>
    labels.length > 3
      ? `Ce formulaire calcule ${labels.length} de ses champs. Stayput laisse cela à un lecteur de PDF qui exécute les scripts.`
      : `Ce formulaire calcule ${listOf(labels.map((label) => `« ${label} »`))}. Stayput laisse cela à un lecteur de PDF qui exécute les scripts.`,
  allFiles: 'Ce que vous saisissez va dans les champs du même nom de tous les fichiers.',
} satisfies Words<typeof english.fieldsWords>;
