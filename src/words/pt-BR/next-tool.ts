import type * as english from '#words/next-tool.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} e mais ${count(others.length, 'arquivo')}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'Fechar',
  workflow: 'Usar várias ferramentas em sequência',
  notAll: 'Nem todos são arquivos para ferramentas: alguns são texto.',
  none: 'Nenhuma ferramenta aceita todos estes arquivos.',
  openIn: (tool) => `Abrir em ${tool}`,
  bringing: (files) => (files === 1 ? 'Levando seu arquivo…' : 'Levando seus arquivos…'),
  with: (paths) => `Com ${names(paths)}`,
  carried: (paths) =>
    paths.length === 1
      ? `${names(paths)} vai com você para a ferramenta que escolher.`
      : `${names(paths)} vão com você para a ferramenta que escolher.`,
  leave: () => 'Não levar',
  stayed: (paths) =>
    `Esta ferramenta não abre ${names(paths)}. Clique em “Voltar” para retornar ${paths.length === 1 ? 'ao arquivo' : 'aos arquivos'}.`,
} satisfies Words<typeof english.nextToolWords>;
