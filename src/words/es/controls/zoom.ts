import type * as english from '#words/controls/zoom.ts';
import type { Words } from '#wording/words.ts';

/** The buttons that make pages larger and smaller. */
export const zoomWords = {
  group: 'Tamaño de la página',
  in: 'Acercar',
  out: 'Alejar',
} satisfies Words<typeof english.zoomWords>;
