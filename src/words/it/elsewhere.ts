import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOffice è gratuito, funziona sul tuo computer e salva questi file come PDF.',
  video: 'HandBrake e VLC sono gratuiti, funzionano sul tuo computer e convertono questi file in MP4.',
  webPage: 'Apri la pagina in un browser, scegli Stampa e poi “Salva come PDF”.',
  book: 'Calibre è gratuito, funziona sul tuo computer e converte gli e-book in PDF.',
} satisfies Words<typeof english.elsewhere>;
