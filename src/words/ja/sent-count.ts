import type * as english from '#words/sent-count.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful, all) => `${all}回のリクエストのうち${doubtful}回は、何かを持ち出した可能性があります。`,
  none: (all) => `送信されたファイルのデータは0バイト。読み込んだこのサイトのファイルは${count(all, '個')}。`,
} satisfies Words<typeof english.sentWords>;
