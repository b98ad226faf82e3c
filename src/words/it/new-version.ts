import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'È pronta una nuova versione di Stayput.',
  use: 'Usa la nuova versione',
  later: 'Più tardi',
  waits: 'I tuoi file restano in questa pagina. La prossima pagina che apri userà già la nuova versione.',
  notUsed: (why) => `È stata trovata una nuova versione, ma non viene usata. ${why}`,
  close: 'Chiudi',
} satisfies Words<typeof english.newVersionWords>;
