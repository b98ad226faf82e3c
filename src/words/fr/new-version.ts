import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Une nouvelle version de Stayput est prête.',
  use: 'Passer à la nouvelle version',
  later: 'Plus tard',
  waits: 'Vos fichiers restent sur cette page. La prochaine page que vous ouvrirez sera la nouvelle version.',
  notUsed: (why) => `Une nouvelle version a été trouvée mais n’est pas utilisée. ${why}`,
  close: 'Fermer',
} satisfies Words<typeof english.newVersionWords>;
