import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';
import type * as english from '#words/controls/pdf-metadata.ts';
import type { Words } from '#wording/words.ts';

export const metadataWords = {
  reading: 'Datei wird gelesen …',
  labels: {
    title: 'Titel',
    author: 'Autor',
    subject: 'Thema',
    keywords: 'Stichwörter',
    language: 'Sprache',
    created: 'Erstellt',
    modified: 'Geändert',
    creator: 'Erstellt mit',
    producer: 'PDF erzeugt von',
    displaysTitle: 'In der Titelleiste den Titel statt des Dateinamens zeigen',
  } satisfies Record<keyof PdfMetadataChanges, string>,
  language: 'Ein Sprachkürzel, etwa en, de oder pt-BR.',
  allFiles: 'Deine Änderungen gelten für alle Dateien.',
} satisfies Words<typeof english.metadataWords>;
