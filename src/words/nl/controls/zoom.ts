import type * as english from '#words/controls/zoom.ts';
import type { Words } from '#wording/words.ts';

/** The buttons that make pages larger and smaller. */
export const zoomWords = {
  group: 'Grootte van de pagina',
  in: 'Inzoomen',
  out: 'Uitzoomen',
} satisfies Words<typeof english.zoomWords>;
