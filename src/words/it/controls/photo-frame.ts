import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'Riquadro',
  zoom: 'Dimensioni del riquadro',
  drag: 'Trascina il riquadro o i suoi angoli.',
  looked: {
    looking: 'Ricerca del volto…',
    found:
      'Posizionato in base al volto. Controlla: il mento sulla linea in basso, la sommità della testa tra le due in alto.',
    none: 'Nessun volto trovato. Metti il mento sulla linea in basso e la sommità della testa tra le due in alto.',
    failed:
      'In questo momento non si possono cercare volti. Metti il mento sulla linea in basso e la sommità della testa tra le due in alto.',
  },
} satisfies Words<typeof english.photoFrameWords>;
