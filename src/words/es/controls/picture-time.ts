import type * as english from '#words/controls/picture-time.ts';
import type { Words } from '#wording/words.ts';

export const pictureTimeWords = { label: 'Momento de la imagen' } satisfies Words<typeof english.pictureTimeWords>;
