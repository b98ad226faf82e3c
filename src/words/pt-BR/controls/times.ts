import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';

/**
 * For the players on which times are set. Times are text: `1:02,48` for display, `1 minuto 2,48 segundos` for screen
 * readers.
 */
export const timesWords = {
  opening: 'Abrindo…',
  player: (path) => `Player de ${path}`,
  unseen: (path) => `Este navegador não consegue reproduzir ${path}, mas a ferramenta funciona mesmo assim.`,
  play: 'Reproduzir',
  stop: 'Parar',
  trim: {
    start: 'Início',
    end: 'Fim',
    play: 'Reproduzir',
    move: {
      frame: { back: '−1 quadro', forward: '+1 quadro' },
      moment: { back: '−0,05 s', forward: '+0,05 s' },
    },
    startHere: 'Começar aqui',
    endHere: 'Terminar aqui',
    picture: (spoken) => `A imagem em ${spoken}`,
    drawing: 'Desenhando a imagem…',
    part: ({ length, whole }) => (length === whole ? `Mantém tudo (${whole}).` : `Mantém ${length} de ${whole}.`),
    keys: (step) =>
      `Com o teclado, em uma das pontas: as setas movem ${step === 'frame' ? 'um quadro' : 'um vigésimo de segundo'}, com Shift um segundo, e Page Up e Page Down, dez.`,
  },
} satisfies Words<typeof english.timesWords>;
