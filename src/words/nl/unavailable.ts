import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'Een deel van de site dat deze tool nodig heeft, kon niet worden geladen.',
  hint: 'Controleer je verbinding en probeer het opnieuw. Je bestand is nergens heen gegaan.',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool: Words<typeof english.loadingTool> = 'De tool wordt geladen…';
