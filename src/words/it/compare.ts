import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name) => `${name}, prima e dopo`,
  titleOfSeveral: 'Confronta due versioni',
  opening: 'Apertura di entrambi i file…',
  original: 'Originale',
  side: ['A sinistra della linea', 'A destra della linea'],
  choice: (name, size) => `${name} ${size}`,
  before: 'Prima',
  after: 'Dopo',
  divider: 'Linea tra prima e dopo',
  frame: 'Fotogramma',
  close: 'Chiudi',
  fit: 'Adatta',
  actualSize: 'Dimensioni reali, 1:1',
  zoom: 'Zoom',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  play: 'Riproduci entrambi',
  pause: 'Pausa',
  time: 'Posizione in entrambi i video',
  mute: 'Disattiva audio',
  unmute: 'Attiva audio',
  fullScreen: 'Schermo intero',
  frames: 'Confronta fotogrammi',
  unplayable: {
    before: 'Questo browser non può riprodurre l’originale accanto al risultato.',
    after: 'Questo browser non può riprodurre il risultato.',
  },
  hidden: (name, why) => `Qui non si può mostrare ${name}. ${why}`,
} satisfies Words<typeof english.compareWords>;
