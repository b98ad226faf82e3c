import type * as english from '#words/controls/crop.ts';
import type { Words } from '#wording/words.ts';

const units = { points: 'pontos', pixels: 'pixels' };

export const cropWords = {
  opening: 'Abrindo o arquivo…',
  box: 'Caixa de corte',
  picture: (name) => `Pré-visualização de ${name}`,
  drag: 'Arraste a caixa ou as bordas dela.',
  keys: {
    points: 'Com o teclado: as setas movem a caixa, com Shift mudam o tamanho, e com Alt movem um ponto por vez.',
    pixels: 'Com o teclado: as setas movem a caixa, com Shift mudam o tamanho, e com Alt movem um pixel por vez.',
  },
  where: ({ width, height, left, top }, unit) =>
    `${width} × ${height} ${units[unit]}, a ${left} da esquerda e a ${top} do topo.`,
  sides: { width: 'Largura', height: 'Altura', left: 'Da esquerda', top: 'Do topo' },
  shape: 'Proporção',
  anyShape: 'Qualquer proporção',
  ownShape: 'Igual à da imagem',
  kept: {
    document: 'Manter em cada página',
    image: 'Manter em cada imagem',
    media: 'Manter em cada vídeo',
  },
  sameShare: 'A mesma parte',
  same: { points: 'Os mesmos pontos', pixels: 'Os mesmos pixels' },
} satisfies Words<typeof english.cropWords>;
