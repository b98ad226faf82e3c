import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name) => `${name}, antes e depois`,
  titleOfSeveral: 'Comparar duas versões',
  opening: 'Abrindo as duas…',
  original: 'Original',
  side: ['À esquerda do divisor', 'À direita do divisor'],
  choice: (name, size) => `${name} ${size}`,
  before: 'Antes',
  after: 'Depois',
  divider: 'Divisor entre antes e depois',
  frame: 'Quadro',
  close: 'Fechar',
  fit: 'Ajustar',
  actualSize: 'Tamanho real, 1:1',
  zoom: 'Zoom',
  zoomIn: 'Aumentar zoom',
  zoomOut: 'Diminuir zoom',
  play: 'Reproduzir os dois',
  pause: 'Pausar',
  time: 'Tempo nos dois vídeos',
  mute: 'Desativar som',
  unmute: 'Ativar som',
  fullScreen: 'Tela cheia',
  frames: 'Comparar quadros',
  unplayable: {
    before: 'Este navegador não consegue reproduzir o original ao lado do resultado.',
    after: 'Este navegador não consegue reproduzir o resultado.',
  },
  hidden: (name, why) => `Não é possível mostrar ${name} aqui. ${why}`,
} satisfies Words<typeof english.compareWords>;
