import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'Une partie du site dont cet outil a besoin n’a pas pu être chargée.',
  hint: 'Vérifiez votre connexion et réessayez. Votre fichier n’a été envoyé nulle part.',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = 'Chargement de l’outil…';
