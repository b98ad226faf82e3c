import { listOf } from '#wording/amounts.ts';

interface Asked {
  label: string;
  isRequired: boolean;
  choices: readonly unknown[];
  format: string;
}

export const fieldsWords = {
  reading: 'Reading the form…',
  none: 'This file has no form fields to fill in. You can still write on its pages.',
  /** The button that opens Write on PDF with the file. */
  write: 'Write on the pages',
  asList: 'Show as a list',
  pages: 'Pages of the form',
  page: (page: number) => `Page ${page}`,
  required: (label: string) => `${label} (required)`,
  /** `format`: `dd-mmm-yy` or `1,234.50`. */
  writtenAs: (label: string, format: string) => `${label}, written as ${format}`,
  /** The name of a field. `choice`: what it stands for, if it is one of several buttons. */
  field: ({ label, isRequired, choices, format }: Asked, choice?: string) => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    const full = format === '' ? named : fieldsWords.writtenAs(named, format);
    return isRequired ? fieldsWords.required(full) : full;
  },
  calculated: (labels: readonly string[]) =>
    labels.length > 3
      ? `This form calculates ${labels.length} of its fields. Stayput leaves that to a PDF reader that runs scripts.`
      : `This form calculates ${listOf(labels.map((label) => `“${label}”`))}. Stayput leaves that to a PDF reader that runs scripts.`,
  allFiles: 'What you enter goes into the fields of the same name in all files.',
};
