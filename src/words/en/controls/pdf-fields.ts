export const fieldsWords = {
  reading: 'Reading the form…',
  none: 'This file has no form to fill in. To write on its pages, use Sign PDF.',
  page: (page: number) => `Page ${page}`,
  required: (label: string) => `${label} (required)`,
  allFiles: 'What you enter goes into the fields of the same name in all files.',
};
