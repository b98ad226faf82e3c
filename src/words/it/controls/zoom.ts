import type * as english from '#words/controls/zoom.ts';
import type { Words } from '#wording/words.ts';

/** The buttons that make pages larger and smaller. */
export const zoomWords = {
  group: 'Dimensioni della pagina',
  in: 'Ingrandisci',
  out: 'Riduci',
} satisfies Words<typeof english.zoomWords>;
