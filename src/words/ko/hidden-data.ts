import type * as english from '#words/hidden-data.ts';
import type { Words } from '#wording/words.ts';
import type { HiddenItem } from '#jobs/contract/hidden-data.ts';

/** Kinds of metadata, the most revealing first. */
export const hiddenKinds: Words<typeof english.hiddenKinds> = {
  place: '위치',
  person: '사람',
  serial: '일련번호',
  time: '날짜',
  device: '카메라',
  exposure: '촬영 설정',
  software: '소프트웨어',
  text: '텍스트',
  history: '이력',
  preview: '미리보기',
  video: '동영상',
  rest: '파일 끝 뒤의 데이터',
  other: '기타 데이터',
};

const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `제거함: 위치, 사람. 남김: 날짜.` */
export const describeHidden: Words<typeof english.describeHidden> = (items) => {
  if (items.length === 0) return '메타데이터를 찾지 못했습니다.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`제거함: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`남김: ${listKinds(kept)}.`] : []),
  ].join(' ');
};
