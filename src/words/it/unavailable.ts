import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'Non è stato possibile caricare una parte del sito necessaria a questo strumento.',
  hint: 'Controlla la connessione e riprova. Il tuo file non è andato da nessuna parte.',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = 'Caricamento dello strumento…';
