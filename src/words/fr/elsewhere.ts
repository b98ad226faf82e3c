import type * as english from '#words/elsewhere.ts';
import type { Words } from '#wording/words.ts';

/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOffice est gratuit, fonctionne sur votre ordinateur et enregistre ces fichiers en PDF.',
  video: 'HandBrake et VLC sont gratuits, fonctionnent sur votre ordinateur et convertissent ces fichiers en MP4.',
  webPage: 'Ouvrez la page dans un navigateur et choisissez Imprimer, puis « Enregistrer au format PDF ».',
  book: 'Calibre est gratuit, fonctionne sur votre ordinateur et convertit les livres numériques en PDF.',
} satisfies Words<typeof english.elsewhere>;
