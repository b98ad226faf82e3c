import type { Mended, Unmended } from '#jobs/contract/pdf-repair.ts';
import type * as english from '#words/repairs.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'Faltava o cabeçalho.',
  beforeHeader: (bytes) =>
    `${count(bytes, 'byte a mais antes do cabeçalho foi removido', 'bytes a mais antes do cabeçalho foram removidos')}.`,
  end: () => 'Faltava o fim do arquivo.',
  search: () => 'A lista de objetos estava danificada, por isso eles foram procurados no arquivo inteiro.',
  crossReference: (times) => `A lista de objetos, ou o que vem depois dela, tinha ${count(times, 'erro')}.`,
  places: (times) => `${count(times, 'objeto não estava', 'objetos não estavam')} onde a lista diz.`,
  objects: (times) => `${count(times, 'objeto tinha', 'objetos tinham')} erros de sintaxe.`,
  lost: (times) =>
    `${count(times, 'objeto não pôde ser lido e foi removido', 'objetos não puderam ser lidos e foram removidos')}.`,
  lengths: (times) => `${count(times, 'fluxo tinha', 'fluxos tinham')} o comprimento errado.`,
  streams: (times) =>
    `${count(times, 'fluxo tinha', 'fluxos tinham')} dados danificados: foi mantido o que deu para descomprimir.`,
  unmarked: (times) => `${count(times, 'fluxo não tinha', 'fluxos não tinham')} marca de fim.`,
  changed: (times) =>
    `${count(times, 'fluxo tinha', 'fluxos tinham')} uma soma de verificação errada: parte dos dados pode ter mudado.`,
  unused: (times) =>
    `${count(times, 'fluxo danificado que nada usa foi removido', 'fluxos danificados que nada usa foram removidos')}.`,
  pictureStarts: (times) =>
    `${count(times, 'imagem tinha', 'imagens tinham')} dados a mais no começo, que foram removidos.`,
  pageSearch: () => 'Nada apontava para as páginas, por isso elas estão na ordem dos números de objeto.',
  root: () => 'O catálogo não apontava para o começo da árvore de páginas.',
  loops: (times) =>
    `A árvore de páginas voltava a si mesma ${times === 1 ? 'uma vez' : `${describeWhole(times)} vezes`}.`,
  kids: (times) =>
    `A árvore de páginas listava ${count(times, 'página ou parte que não existia', 'páginas ou partes que não existiam')}.`,
  types: (times) => `${count(times, 'parte')} da árvore de páginas sem tipo.`,
  inside: (times) =>
    `${count(times, 'página estava dentro da árvore de páginas e agora fica separada', 'páginas estavam dentro da árvore de páginas e agora ficam separadas')}.`,
  again: (times) =>
    `${count(times, 'página aparecia mais de uma vez e agora fica separada', 'páginas apareciam mais de uma vez e agora ficam separadas')}.`,
  counts: (times) => `${count(times, 'parte contava', 'partes contavam')} errado as páginas na árvore de páginas.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `${count(times, 'fluxo não pode ser descomprimido e fica como estava: leitores de PDF não conseguem usá-lo', 'fluxos não podem ser descomprimidos e ficam como estavam: leitores de PDF não conseguem usá-los')}.`,
  pictures: (times) =>
    `${count(times, 'imagem não pode ser decodificada e fica como estava', 'imagens não podem ser decodificadas e ficam como estavam')}: leitores de PDF não mostram nada ali.`,
  pixels: (times) =>
    `${count(times, 'imagem tem dados danificados e fica como estava: partes dela podem aparecer com defeito', 'imagens têm dados danificados e ficam como estavam: partes delas podem aparecer com defeito')}.`,
  contents: (times) =>
    `${count(times, 'página tem erros no que a desenha', 'páginas têm erros no que as desenha')}: leitores de PDF pulam o que não conseguem ler.`,
};

/** What a repair found, what is still wrong, and what was checked. */
export const describeRepair: Words<typeof english.describeRepair> = ({ mended: found, left: remaining, ...repair }) => {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['Nenhum dano foi encontrado. Mesmo assim, o arquivo foi regravado.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`O arquivo deveria ter ${count(statedPages, 'página')}. Páginas encontradas: ${describeWhole(pages)}.`]),
    ...(Object.keys(remaining).length > 0 ? ['Continua com defeito:', ...told(left, remaining)] : []),
    `Verificado: ${count(checked.objects, 'objeto')}, ${count(checked.streams, 'fluxo')}, ${count(pages, 'página')}.`,
    ...(unchecked.pictures > 0
      ? [
          `Só foi verificado o começo de ${count(unchecked.pictures, 'imagem', 'imagens')} com codificação JPEG, JPEG 2000, JBIG2 ou fax.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [
          `Não verificado: ${count(unchecked.streams, 'fluxo grande demais para descomprimir aqui, ou comprimido', 'fluxos grandes demais para descomprimir aqui, ou comprimidos')} de um jeito desconhecido.`,
        ]
      : []),
    ...(wasLinearized
      ? ['O arquivo estava organizado para mostrar logo a primeira página (linearizado). O resultado não está.']
      : []),
  ];
  return sentences.join(' ');
};

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
