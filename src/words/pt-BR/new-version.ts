import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Uma nova versão do Stayput está pronta.',
  use: 'Usar a nova versão',
  later: 'Mais tarde',
  waits: 'Seus arquivos ficam nesta página. A próxima página que você abrir já vai ser da nova versão.',
  notUsed: (why) => `Uma nova versão foi encontrada, mas não está em uso. ${why}`,
  close: 'Fechar',
} satisfies Words<typeof english.newVersionWords>;
