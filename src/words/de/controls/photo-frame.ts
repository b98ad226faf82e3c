import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'Rahmen',
  zoom: 'Größe des Rahmens',
  drag: 'Zieh den Rahmen oder seine Ecken.',
  /** What came of looking for a face. */
  looked: {
    looking: 'Das Gesicht wird gesucht …',
    found: 'Am Gesicht ausgerichtet. Prüfe: Kinn auf der unteren Linie, Scheitel zwischen den beiden oberen.',
    none: 'Kein Gesicht gefunden. Setz das Kinn auf die untere Linie und den Scheitel zwischen die beiden oberen.',
    failed:
      'Gesichter lassen sich gerade nicht finden. Setz das Kinn auf die untere Linie und den Scheitel zwischen die beiden oberen.',
  },
} satisfies Words<typeof english.photoFrameWords>;
