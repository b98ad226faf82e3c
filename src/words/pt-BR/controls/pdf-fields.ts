import type * as english from '#words/controls/pdf-fields.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const required = (label: string) => `${label} (obrigatório)`;
const writtenAs = (label: string, format: string) => `${label}, no formato ${format}`;

export const fieldsWords = {
  reading: 'Lendo o formulário…',
  none: 'Este arquivo não tem campos de formulário para preencher. Mesmo assim, você pode escrever nas páginas dele.',
  write: 'Escrever nas páginas',
  asList: 'Mostrar como lista',
  pages: 'Páginas do formulário',
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
      ? `Este formulário calcula ${labels.length} dos próprios campos. O Stayput deixa isso para um leitor de PDF que execute scripts.`
      : `Este formulário calcula ${listOf(labels.map((label) => `“${label}”`))}. O Stayput deixa isso para um leitor de PDF que execute scripts.`,
  allFiles: 'O que você preencher vai para os campos de mesmo nome em todos os arquivos.',
} satisfies Words<typeof english.fieldsWords>;
