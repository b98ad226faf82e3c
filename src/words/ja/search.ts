import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: 'ツールを探す',
  example: 'heic jpg、200 kB以下、結合…',
  found: 'ツール',
  close: '閉じる',
  all: 'ツール一覧',
  recent: '最近使ったもの',
  popular: '人気',
  own: 'このサイト',
  results: (number) => `${count(number, '件')}見つかりました。`,
  missing: (what, instead) => `${what}：ここではできません。${instead}`,
  nothing: '該当するツールがありません。「圧縮」や「heic」のように、したいことや形式で探してください。',
  closest: 'すべての言葉に合うツールはありません。近いもの：',
} satisfies Words<typeof english.searchWords>;
