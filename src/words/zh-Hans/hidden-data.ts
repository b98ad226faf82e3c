import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/hidden-data.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds: Words<typeof english.hiddenKinds> = {
  place: '位置',
  person: '人名',
  serial: '序列号',
  time: '日期',
  device: '相机',
  exposure: '拍摄参数',
  software: '软件',
  text: '文字',
  history: '历史',
  preview: '预览图',
  video: '视频',
  rest: '结尾之后的数据',
  other: '其他数据',
};

const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join('、');

/** `已移除：位置、人名。已保留：日期。` */
export const describeHidden: Words<typeof english.describeHidden> = (items) => {
  if (items.length === 0) return '没有找到元数据。';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`已移除：${listKinds(removed)}。`] : []),
    ...(kept.length > 0 ? [`已保留：${listKinds(kept)}。`] : []),
  ].join('');
};
