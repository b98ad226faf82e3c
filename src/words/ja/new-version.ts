import type * as english from '#words/new-version.ts';
import type { Words } from '#wording/words.ts';

/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Stayputの新しいバージョンがあります。',
  use: '新しいバージョンを使う',
  later: '後で',
  waits: 'ファイルはこのページに残ります。次に開くページから新しいバージョンになります。',
  notUsed: (why) => `新しいバージョンが見つかりましたが、使われていません。${why}`,
  close: '閉じる',
} satisfies Words<typeof english.newVersionWords>;
