import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOffice is gratis, werkt op je eigen computer en slaat zulke bestanden op als PDF.',
  video: 'HandBrake en VLC zijn gratis, werken op je eigen computer en zetten zulke bestanden om in MP4.',
  webPage: 'Open de pagina in een browser en kies ‘Afdrukken’ en dan ‘Opslaan als PDF’.',
  book: 'Calibre is gratis, werkt op je eigen computer en zet e-books om in PDF.',
} satisfies Words<typeof english.elsewhere>;
