import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';

/**
 * For the players on which times are set. Times are text: `1:02,48` for display, `1 minuto 2,48 segundos` for screen
 * readers.
 */
export const timesWords = {
  opening: 'Abriendo…',
  player: (path) => `Reproductor de ${path}`,
  unseen: (path) => `Este navegador no puede reproducir ${path}, pero la herramienta funciona igualmente.`,
  play: 'Reproducir',
  stop: 'Detener',
  trim: {
    start: 'Inicio',
    end: 'Fin',
    play: 'Reproducir',
    move: {
      frame: { back: '−1 fotograma', forward: '+1 fotograma' },
      moment: { back: '−0,05 s', forward: '+0,05 s' },
    },
    startHere: 'Empezar aquí',
    endHere: 'Terminar aquí',
    picture: (spoken) => `La imagen en ${spoken}`,
    drawing: 'Dibujando la imagen…',
    part: ({ length, whole }) =>
      length === whole ? `Se conserva todo (${whole}).` : `Se conservan ${length} de ${whole}.`,
    keys: (step) =>
      `Con el teclado, en un tirador: las flechas lo mueven ${step === 'frame' ? 'un fotograma' : 'cinco centésimas de segundo'}, con Mayús un segundo, y Re Pág y Av Pág, diez.`,
  },
} satisfies Words<typeof english.timesWords>;
