import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful, all) => `${doubtful} de ${all} peticiones pudieron llevar algo.`,
  none: (all) =>
    `0 bytes de tus archivos enviados; ${count(all, 'archivo cargado', 'archivos cargados')} de este sitio.`,
} satisfies Words<typeof english.sentWords>;
