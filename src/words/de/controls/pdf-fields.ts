import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/controls/pdf-fields.ts';
import type { Words } from '#wording/words.ts';

interface Asked {
  label: string;
  isRequired: boolean;
  choices: readonly unknown[];
  format: string;
}

export const fieldsWords = {
  reading: 'Formular wird gelesen …',
  none: 'Diese Datei hat keine Formularfelder zum Ausfüllen. Du kannst aber auf ihre Seiten schreiben.',
  /** The button that opens Write on PDF with the file. */
  write: 'Auf die Seiten schreiben',
  asList: 'Als Liste zeigen',
  pages: 'Seiten des Formulars',
  page: (page: number) => `Seite ${page}`,
  required: (label: string) => `${label} (Pflichtfeld)`,
  /** `format`: `dd-mmm-yy` or `1,234.50`. */
  writtenAs: (label: string, format: string) => `${label}, im Format ${format}`,
  /** The name of a field. `choice`: what it stands for, if it is one of several buttons. */
  field: ({ label, isRequired, choices, format }: Asked, choice?: string): string => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    const full = format === '' ? named : fieldsWords.writtenAs(named, format);
    return isRequired ? fieldsWords.required(full) : full;
  },
  calculated: (labels: readonly string[]) =>
    labels.length > 3
      ? `Dieses Formular berechnet ${labels.length} seiner Felder. Stayput überlässt das einem PDF-Reader, der Skripte ausführt.`
      : `Dieses Formular berechnet ${listOf(labels.map((label) => `„${label}“`))}. Stayput überlässt das einem PDF-Reader, der Skripte ausführt.`,
  allFiles: 'Was du einträgst, kommt in allen Dateien in die gleichnamigen Felder.',
} satisfies Words<typeof english.fieldsWords>;
