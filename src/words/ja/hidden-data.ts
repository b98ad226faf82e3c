import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';
import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { listOf } from '#wording/amounts.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds: Words<typeof english.hiddenKinds> = {
  place: '場所',
  person: '人物',
  serial: 'シリアル番号',
  time: '日付',
  device: 'カメラ',
  exposure: '撮影設定',
  software: 'ソフト',
  text: 'テキスト',
  history: '履歴',
  preview: 'プレビュー',
  video: '動画',
  rest: '末尾の後ろのデータ',
  other: 'その他のデータ',
};

const listKinds = (items: readonly HiddenItem[]) =>
  listOf(
    Object.entries(hiddenKinds)
      .filter(([kind]) => items.some((item) => item.kind === kind))
      .map(([, word]) => word),
  );

/** `削除：場所、人。残したもの：日付。` */
export const describeHidden: Words<typeof english.describeHidden> = (items) => {
  if (items.length === 0) return 'メタデータは見つかりませんでした。';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`削除：${listKinds(removed)}。`] : []),
    ...(kept.length > 0 ? [`残したもの：${listKinds(kept)}。`] : []),
  ].join('');
};
