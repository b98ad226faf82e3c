import { listOf } from '../../amounts.ts';

export const fieldsWords = {
  reading: 'Reading the form…',
  none: 'This file has no form fields to fill in. You can still write on its pages.',
  /** The button that opens Write on PDF with the file. */
  write: 'Write on the pages',
  asList: 'Show as a list',
  pages: 'Pages of the form',
  page: (page: number) => `Page ${page}`,
  required: (label: string) => `${label} (required)`,
  /** The name of a field on its page. `choice`: what it stands for, if it is one of several buttons. */
  field: (
    { label, isRequired, choices }: { label: string; isRequired: boolean; choices: readonly unknown[] },
    choice?: string,
  ) => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    return isRequired ? fieldsWords.required(named) : named;
  },
  calculated: (labels: readonly string[]) =>
    labels.length > 3
      ? `This form calculates ${labels.length} of its fields. Stayput leaves that to a PDF reader that runs scripts.`
      : `This form calculates ${listOf(labels.map((label) => `“${label}”`))}. Stayput leaves that to a PDF reader that runs scripts.`,
  allFiles: 'What you enter goes into the fields of the same name in all files.',
};
