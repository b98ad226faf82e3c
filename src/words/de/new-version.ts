import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Eine neue Version von Stayput ist da.',
  use: 'Neue Version laden',
  later: 'Später',
  waits: 'Deine Dateien bleiben auf dieser Seite. Die nächste Seite, die du öffnest, ist die neue Version.',
  /** @param why a sentence. */
  notUsed: (why: string) => `Es gibt eine neue Version, aber sie wird nicht benutzt. ${why}`,
  close: 'Schließen',
} satisfies Words<typeof english.newVersionWords>;
