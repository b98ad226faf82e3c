import type * as english from '#words/tool-page.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: {
    one: 'Solte arquivos aqui',
    two: 'Solte dois arquivos aqui',
    ordered: 'Solte arquivos aqui, em qualquer ordem',
  },
  takes: (formats) => `${describeTaken(formats)}. Um arquivo ou centenas.`,
  takesTwo: (formats) => `${listOf(formats)}.`,
  choose: 'Escolher arquivos',
  add: 'Adicionar arquivos',
  paste: 'ou cole',
  folder: 'Escolher uma pasta',
  clear: 'Limpar',
  clearAll: 'Limpar a lista de arquivos',
  allFiles: (files) => (files === 1 ? count(files, 'arquivo') : `Todos os ${count(files, 'arquivo')}`),
} satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} e mais ${rest} formatos` : listOf(formats);
}

export const barWords = {
  progress: 'Progresso de todos os arquivos',
  options: 'Opções',
  done: 'Pronto',
  cancel: 'Cancelar',
  noScript: 'Esta ferramenta precisa de JavaScript, que está desativado neste navegador.',
} satisfies Words<typeof english.barWords>;

export const resetOptions = 'Redefinir opções';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'Abrir em… outra ferramenta',
  more: 'Mais',
  folder: 'Em uma pasta',
  saveToFolder: 'Salvar em uma pasta',
} satisfies Words<typeof english.resultWords>;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: 'Bom saber',
  opens: {
    question: 'Quais arquivos ela abre?',
    answer: (formats) =>
      `${formats.map(describeOpened).join(', ')}. O formato é reconhecido pelo conteúdo, não pelo nome do arquivo.`,
  },
  offline: {
    question: 'Funciona offline?',
    answer: ({ link, tools, pages }) =>
      `Sim, depois que você ${link('a salvar para uso offline')}. Todas as ferramentas desse tipo ocupam ${tools} neste dispositivo, e as páginas, ${pages}.`,
  },
  more: 'Ferramentas parecidas',
  didItWork: 'Deu certo?',
  tellUs: 'Conte para nós',
} satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name} (${extensions.map((extension) => `.${extension}`).join(', ')})`;
