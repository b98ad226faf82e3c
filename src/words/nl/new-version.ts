import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Er is een nieuwe versie van Stayput.',
  use: 'Nieuwe versie gebruiken',
  later: 'Later',
  waits: 'Je bestanden blijven op deze pagina. De volgende pagina die je opent, is al van de nieuwe versie.',
  /** @param why a sentence. */
  notUsed: (why: string) => `Er is een nieuwe versie gevonden, maar die wordt niet gebruikt. ${why}`,
  close: 'Sluiten',
} satisfies Words<typeof english.newVersionWords>;
