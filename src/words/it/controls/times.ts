import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';

/**
 * For the players on which times are set. Times are text: `1:02,48` for display, `1 minuto 2,48 secondi` for screen
 * readers.
 */
export const timesWords = {
  opening: 'Apertura del file…',
  player: (path) => `Lettore per ${path}`,
  unseen: (path) => `Questo browser non può riprodurre ${path}, ma lo strumento funziona lo stesso.`,
  play: 'Riproduci',
  stop: 'Ferma',
  trim: {
    start: 'Inizio',
    end: 'Fine',
    play: 'Riproduci',
    move: {
      frame: { back: '−1 fotogramma', forward: '+1 fotogramma' },
      moment: { back: '−0,05 s', forward: '+0,05 s' },
    },
    startHere: 'Inizia qui',
    endHere: 'Termina qui',
    picture: (spoken) => `L’immagine a ${spoken}`,
    drawing: 'Preparazione dell’immagine…',
    part: ({ length, whole }) =>
      length === whole ? `Si mantiene tutto (${whole}).` : `Parte mantenuta: ${length} di ${whole}.`,
    keys: (step) =>
      `Con la tastiera, su una maniglia: le frecce la spostano di ${step === 'frame' ? 'un fotogramma' : 'un ventesimo di secondo'}, con Maiusc di un secondo, Pag su e Pag giù di dieci.`,
  },
} satisfies Words<typeof english.timesWords>;
