import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';
import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: 'Het bestand wordt gelezen…',
  labels: {
    title: 'Titel',
    author: 'Auteur',
    subject: 'Onderwerp',
    keywords: 'Trefwoorden',
    language: 'Taal',
    created: 'Gemaakt',
    modified: 'Gewijzigd',
    creator: 'Gemaakt met',
    producer: 'PDF gemaakt door',
    displaysTitle: 'Titel tonen, niet de bestandsnaam (in de titelbalk)',
  } satisfies Record<keyof PdfMetadataChanges, string>,
  language: 'Een taalcode, zoals en, nl of pt-BR.',
  allFiles: 'Je wijzigingen gelden voor alle bestanden.',
} satisfies Words<typeof english.metadataWords>;
