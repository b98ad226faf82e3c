import type * as english from '#words/controls/picture-time.ts';
import type { Words } from '#wording/words.ts';

export const pictureTimeWords = { label: 'Bild bei' } satisfies Words<typeof english.pictureTimeWords>;
