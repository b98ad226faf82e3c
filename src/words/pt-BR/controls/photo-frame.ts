import type * as english from '#words/controls/photo-frame.ts';
import type { Words } from '#wording/words.ts';

/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'Moldura',
  zoom: 'Tamanho da moldura',
  drag: 'Arraste a moldura ou os cantos dela.',
  looked: {
    looking: 'Procurando o rosto…',
    found:
      'Posicionada pelo rosto. Confira: o queixo na linha de baixo e o topo da cabeça entre as duas linhas de cima.',
    none: 'Nenhum rosto foi encontrado. Coloque o queixo na linha de baixo e o topo da cabeça entre as duas de cima.',
    failed:
      'Não é possível procurar rostos agora. Coloque o queixo na linha de baixo e o topo da cabeça entre as duas de cima.',
  },
} satisfies Words<typeof english.photoFrameWords>;
