import type * as english from '#words/controls/areas.ts';
import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { describeScans } from '../readings.ts';

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const describePlace = ({ left, top, width, height }: Share) =>
  `a ${describeShare(left)} da esquerda e a ${describeShare(top)} do topo, com ${describeShare(width)} de largura e ${describeShare(height)} de altura`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Página anterior',
  next: 'Próxima página',
  page: { before: 'Página', after: (pages) => `de ${describeWhole(pages)}` },
  picture: (page) => `Página ${page}`,
  drawing: 'Desenhando a página…',
  add: 'Tarjar uma área',
  removeAll: 'Remover todas as áreas',
  drag: 'Arraste sobre a página.',
  touch: 'Toque no botão e depois arraste a área e o canto dela.',
  keys: 'Com o teclado: as setas movem uma área, com Shift mudam o tamanho, com Alt andam em passos pequenos, e Delete remove a área.',
  allFiles: 'As mesmas áreas valem para todos os arquivos.',
  where: (areas, found) => {
    const parts = [
      ...(areas.all > 0 ? [`${describeWhole(areas.here)} de ${count(areas.all, 'área')}`] : []),
      ...(found.all > 0 ? [`${describeWhole(found.here)} de ${count(found.all, 'ocorrência')}`] : []),
    ];
    return parts.length === 0 ? '' : `Nesta página: ${listOf(parts)}.`;
  },
  noMatches: 'Nada do que você procura está no texto deste arquivo.',
  scans: (pages) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  removes: (text) => `Remover “${text}”`,
  keeps: (text, isKept) => (isKept ? `“${text}” vai ser mantido.` : `“${text}” vai ser removido.`),
  area: (number, area) => `Área ${number}: ${describePlace(area)}`,
  place: (area) => `Fica ${describePlace(area)}.`,
  remove: (number) => `Remover a área ${number}`,
  added: 'Área adicionada.',
  removed: 'Área removida.',
  allRemoved: 'Todas as áreas foram removidas.',
} satisfies Words<typeof english.areasWords>;
