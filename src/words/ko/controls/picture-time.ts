import type * as english from '#words/controls/picture-time.ts';
import type { Words } from '#wording/words.ts';

export const pictureTimeWords = { label: '미리 볼 시각' } satisfies Words<typeof english.pictureTimeWords>;
