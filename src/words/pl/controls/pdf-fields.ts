import { listOf } from '#wording/amounts.ts';

interface Asked {
  label: string;
  isRequired: boolean;
  choices: readonly unknown[];
  format: string;
}

export const fieldsWords = {
  reading: 'Czytanie formularza…',
  none: 'Ten plik nie ma pól formularza do wypełnienia. Możesz jednak pisać na jego stronach.',
  /** The button that opens Write on PDF with the file. */
  write: 'Pisz na stronach',
  asList: 'Pokaż jako listę',
  pages: 'Strony formularza',
  page: (page: number) => `Strona ${page}`,
  required: (label: string) => `${label} (wymagane)`,
  /** `format`: `dd-mmm-yy` or `1,234.50`. */
  writtenAs: (label: string, format: string) => `${label}, w formacie ${format}`,
  /** The name of a field. `choice`: what it stands for, if it is one of several buttons. */
  field: ({ label, isRequired, choices, format }: Asked, choice?: string) => {
    const named = choice === undefined || choices.length < 2 ? label : `${label}: ${choice}`;
    const full = format === '' ? named : fieldsWords.writtenAs(named, format);
    return isRequired ? fieldsWords.required(full) : full;
  },
  calculated: (labels: readonly string[]) =>
    labels.length > 3
      ? `Ten formularz oblicza część swoich pól (${labels.length}). Stayput zostawia to czytnikowi PDF, który uruchamia skrypty.`
      : `Ten formularz oblicza ${listOf(labels.map((label) => `„${label}”`))}. Stayput zostawia to czytnikowi PDF, który uruchamia skrypty.`,
  allFiles: 'To, co wpiszesz, trafia do pól o tej samej nazwie we wszystkich plikach.',
};
