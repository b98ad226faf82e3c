import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'No se pudo cargar una parte del sitio que esta herramienta necesita.',
  hint: 'Comprueba tu conexión y vuelve a intentarlo. Tu archivo no ha ido a ninguna parte.',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = 'Cargando la herramienta…';
