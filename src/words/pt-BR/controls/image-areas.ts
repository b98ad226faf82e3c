import type * as english from '#words/controls/image-areas.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: 'Adicionar área',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: 'Abrindo a imagem…',
  picture: (name) => name,
  findFaces: 'Encontrar rostos',
  stopSearching: 'Parar de procurar',
  stopping: 'Parando…',
  searching: (image, images) =>
    images > 1
      ? `Procurando rostos: imagem ${describeWhole(image)} de ${describeWhole(images)}.`
      : 'Procurando rostos…',
  found: ({ faces, images, searched }, { all, failed }) => {
    if (searched + failed === 0) return 'Busca interrompida.';
    return [
      searched + failed < all &&
        `Busca interrompida depois de ${describeWhole(searched + failed)} de ${describeWhole(all)} imagens.`,
      faces === 0
        ? 'Nenhum rosto foi encontrado. Se houver algum, desenhe uma área sobre cada um.'
        : `${count(faces, 'rosto encontrado', 'rostos encontrados')}${all > 1 ? ` em ${describeWhole(images)} de ${count(searched, 'imagem', 'imagens')}` : ''}. Confira se não faltou nenhum.`,
      failed > 0 && `${count(failed, 'imagem não pôde ser lida', 'imagens não puderam ser lidas')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  drag: 'Arraste sobre a imagem para desenhar uma área.',
  where: (areas) => (areas === 0 ? 'Ainda não há áreas nesta imagem.' : `${count(areas, 'área')} nesta imagem.`),
} satisfies Words<typeof english.imageAreasWords>;
