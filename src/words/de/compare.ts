import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name: string) => `${name}, vorher und nachher`,
  titleOfSeveral: 'Zwei Versionen vergleichen',
  opening: 'Beide werden geöffnet …',
  original: 'Original',
  /** If there are more than two to choose from. */
  side: ['Links vom Trenner', 'Rechts vom Trenner'],
  choice: (name: string, size: string) => `${name} ${size}`,
  before: 'Vorher',
  after: 'Nachher',
  divider: 'Trenner zwischen vorher und nachher',
  frame: 'Bild',
  close: 'Schließen',
  fit: 'Einpassen',
  actualSize: 'Originalgröße, 1:1',
  zoom: 'Zoom',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  play: 'Beide abspielen',
  pause: 'Pause',
  time: 'Zeit in beiden Videos',
  mute: 'Ton aus',
  unmute: 'Ton an',
  fullScreen: 'Vollbild',
  frames: 'Einzelbilder vergleichen',
  /** If two videos cannot be played side by side. */
  unplayable: {
    before: 'Dieser Browser kann das Original nicht neben dem Ergebnis abspielen.',
    after: 'Dieser Browser kann das Ergebnis nicht abspielen.',
  },
  /** @param why a sentence. */
  hidden: (name: string, why: string) => `${name} lässt sich hier nicht zeigen. ${why}`,
} satisfies Words<typeof english.compareWords>;
