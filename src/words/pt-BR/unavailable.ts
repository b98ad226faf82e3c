import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'Não foi possível carregar uma parte do site de que esta ferramenta precisa.',
  hint: 'Confira sua conexão e tente de novo. Seu arquivo não foi a lugar nenhum.',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = 'Carregando a ferramenta…';
