import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: '稼働状況',
  description: 'お問い合わせフォームとAPIが今動いているかを表示します。ツールはどちらも使いません。',
  asking: 'サービスに問い合わせています…',
  up: 'すべて正常に動いています。',
  untold: 'サービスは動いています。',
  late: 'サービスは動いていますが、メッセージを読むのが遅れることがあります。',
  down: 'サービスは応答していますが、今はメッセージを受け取れません。',
  unreached: 'サービスから応答がありません。接続を確認して、もう一度問い合わせてください。',
  asked: (time) => `${time}に確認しました。`,
  again: 'もう一度確認',
} satisfies Words<typeof english.statusWords>;
