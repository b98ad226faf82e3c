import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';

export const metadataWords = {
  reading: 'Czytanie pliku…',
  labels: {
    title: 'Tytuł',
    author: 'Autor',
    subject: 'Temat',
    keywords: 'Słowa kluczowe',
    language: 'Język',
    created: 'Utworzono',
    modified: 'Zmieniono',
    creator: 'Utworzono w programie',
    producer: 'Producent PDF',
    displaysTitle: 'Pokaż tytuł zamiast nazwy pliku na pasku okna',
  } satisfies Record<keyof PdfMetadataChanges, string>,
  language: 'Kod języka, na przykład pl, en lub pt-BR.',
  allFiles: 'Zmiany dotyczą wszystkich plików.',
};
