import type * as english from '#words/saving.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const savingWords = {
  one: 'Salvar',
  all: (files) => `Salvar os ${describeWhole(files)} em ZIP`,
  saving: 'Salvando…',
  done: 'Salvo ✓',
  savedAs: (name) => `Salvo como ${name}`,
  saved: (files) => count(files, 'arquivo salvo', 'arquivos salvos'),
  stopped: (saved, why) =>
    `${saved > 0 ? `${count(saved, 'arquivo salvo', 'arquivos salvos')}. O resto não foi` : 'Não foi'} salvo: o navegador não conseguiu gravar ali. Escolha outro lugar ou libere espaço. (${why})`,
  emptyFile: (why, name) => `${why} Um arquivo vazio ficou ali: “${name}”.`,
} satisfies Words<typeof english.savingWords>;
