import type * as english from '#words/controls/zoom.ts';
import type { Words } from '#wording/words.ts';

/** The buttons that make pages larger and smaller. */
export const zoomWords = {
  group: 'Taille de la page',
  in: 'Zoom avant',
  out: 'Zoom arrière',
} satisfies Words<typeof english.zoomWords>;
