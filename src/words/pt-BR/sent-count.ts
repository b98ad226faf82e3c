import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful, all) =>
    `${doubtful} de ${all} solicitações ${doubtful === 1 ? 'pode' : 'podem'} ter levado alguma coisa.`,
  none: (all) =>
    `0 bytes dos seus arquivos enviados; ${count(all, 'arquivo deste site carregado', 'arquivos deste site carregados')}.`,
} satisfies Words<typeof english.sentWords>;
