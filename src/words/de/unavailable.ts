import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'Ein Teil der Website, den dieses Werkzeug braucht, ließ sich nicht laden.',
  hint: 'Prüfe deine Verbindung und versuche es erneut. Deine Datei hat dein Gerät nicht verlassen.',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool: Words<typeof english.loadingTool> = 'Werkzeug wird geladen …';
