import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOffice ist kostenlos, läuft auf deinem Computer und speichert solche Dateien als PDF.',
  video: 'HandBrake und VLC sind kostenlos, laufen auf deinem Computer und wandeln solche Dateien in MP4 um.',
  webPage: 'Öffne sie in einem Browser und wähle „Drucken“ und dann „Als PDF speichern“.',
  book: 'Calibre ist kostenlos, läuft auf deinem Computer und wandelt E-Books in PDF um.',
} satisfies Words<typeof english.elsewhere>;
