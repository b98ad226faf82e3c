import type * as english from '#words/controls/zoom.ts';
import type { Words } from '#wording/words.ts';

/** The buttons that make pages larger and smaller. */
export const zoomWords = {
  group: 'Größe der Seite',
  in: 'Vergrößern',
  out: 'Verkleinern',
} satisfies Words<typeof english.zoomWords>;
