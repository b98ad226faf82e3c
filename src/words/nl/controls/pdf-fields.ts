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
  reading: 'Het formulier wordt gelezen…',
  none: 'Dit bestand heeft geen formuliervelden om in te vullen. Op de pagina’s schrijven kan wel.',
  /** The button that opens Write on PDF with the file. */
  write: 'Op de pagina’s schrijven',
  asList: 'Als lijst tonen',
  pages: 'Pagina’s van het formulier',
  page: (page: number) => `Pagina ${page}`,
  required: (label: string) => `${label} (verplicht)`,
  /** `format`: `dd-mmm-yy` or `1,234.50`. */
  writtenAs: (label: string, format: string) => `${label}, geschreven als ${format}`,
  /** The name of a field. `choice`: what it stands for, if it is one of several buttons. */
  field: ({ label, isRequired, choices, format }: Asked, choice?: string): string => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    const full = format === '' ? named : fieldsWords.writtenAs(named, format);
    return isRequired ? fieldsWords.required(full) : full;
  },
  calculated: (labels: readonly string[]) =>
    labels.length > 3
      ? `Dit formulier berekent ${labels.length} van de velden zelf. Stayput laat dat over aan een PDF-lezer die scripts uitvoert.`
      : `Dit formulier berekent ${listOf(labels.map((label) => `‘${label}’`))} zelf. Stayput laat dat over aan een PDF-lezer die scripts uitvoert.`,
  allFiles: 'Wat je invult, komt in alle bestanden in de velden met dezelfde naam.',
} satisfies Words<typeof english.fieldsWords>;
