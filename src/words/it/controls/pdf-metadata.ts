import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: 'Lettura del file…',
  labels: {
    title: 'Titolo',
    author: 'Autore',
    subject: 'Oggetto',
    keywords: 'Parole chiave',
    language: 'Lingua',
    created: 'Creato',
    modified: 'Modificato',
    creator: 'Creato con',
    producer: 'PDF prodotto da',
    displaysTitle: 'Mostra il titolo invece del nome del file nella barra della finestra',
  },
  language: 'Un codice di lingua, come it, en o pt-BR.',
  allFiles: 'Le tue modifiche valgono per tutti i file.',
} satisfies Words<typeof english.metadataWords>;
