import type * as english from '#words/kept.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: 'Não há nada guardado.',
  sum: (things, bytes, used) =>
    `${count(things, 'item', 'itens')}, ${describeSize(bytes)}${used === undefined ? '' : `, dos quais ${describeSize(used)} em uso`}.`,
  inUse: 'em uso',
  held: 'Uma parte não pôde ser removida, porque outra página a está usando. Feche as outras páginas deste site e tente de novo.',
  usedIsLeft: 'Tudo foi removido, menos o que está em uso.',
  removed: 'Tudo foi removido. Não há nada guardado.',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  areas: { results: 'Resultados de uma página', unfinished: 'Resultados não terminados' } as Record<string, string>,
  databases: {
    'hand-over': 'Arquivos guardados para o botão Voltar ou para outra página',
    folders: 'As pastas em que você trabalhou, e quais arquivos estão prontos',
  } as Record<string, string>,
  cache: (name, files) => `Cache “${name}”: ${count(files, 'arquivo')} deste site`,
  serviceWorker: 'O programa que responde sem rede (um service worker)',
  texts: {
    agents: 'A informação de que você parou os agentes nesta aba',
    language: 'O idioma que você escolheu',
    'page-zoom': 'O tamanho em que você vê as páginas',
    'recent-tools': 'As últimas ferramentas que você usou',
    theme: 'O tema que você escolheu',
    workflows: 'Os fluxos de trabalho que você salvou',
  } as Record<string, string>,
  siteText: (key) => `Anotação “${key}” deste site`,
  tabText: (key) => `Anotação “${key}” desta aba`,
} satisfies Words<typeof english.storedThings>;
