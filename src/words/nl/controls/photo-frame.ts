import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'Kader',
  zoom: 'Grootte van het kader',
  drag: 'Versleep het kader of de hoeken ervan.',
  /** What came of looking for a face. */
  looked: {
    looking: 'Het gezicht wordt gezocht…',
    found: 'Op het gezicht geplaatst. Controleer het: kin op de onderste lijn, kruin tussen de bovenste twee.',
    none: 'Geen gezicht gevonden. Zet de kin op de onderste lijn en de kruin tussen de bovenste twee.',
    failed: 'Gezichten zoeken lukt nu niet. Zet de kin op de onderste lijn en de kruin tussen de bovenste twee.',
  },
} satisfies Words<typeof english.photoFrameWords>;
