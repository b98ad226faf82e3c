import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: '텍스트',
  date: '날짜',
  tick: '체크',
  cross: 'X표',
  line: '선',
  highlight: '형광펜',
  pen: '그리기',
};

export const writingWords = {
  reading: '파일 여는 중…',
  pages: '페이지',
  kinds,
  tools: '넣을 것',
  move: '이동',
  colour: '색상',
  size: '글자 크기',
  thickness: '선 굵기',
  typed: '페이지의 텍스트',
  how: {
    move: '드래그해 위치를 옮기고, 모서리를 드래그해 크기를 바꾸세요.',
    text: '글을 쓸 곳을 누르세요.',
    date: '날짜를 넣을 곳을 누르세요.',
    tick: '체크 표시를 넣을 곳을 누르세요.',
    cross: 'X표를 넣을 곳을 누르세요.',
    line: '페이지 위를 드래그해 선을 그리세요.',
    highlight: '강조할 부분을 드래그하세요.',
    pen: '마우스, 펜 또는 손가락으로 그리세요.',
  },
  keys: '키보드: “텍스트”, “날짜”, “체크”, “X표”, “선”, “형광펜”을 누르면 페이지 가운데에 하나가 놓입니다. 화살표 키로 옮기고, Shift와 함께 누르면 크기를 바꾸고, Alt와 함께 누르면 조금씩 움직입니다. Enter로 텍스트를 고치고 Delete로 제거합니다.',
  allFiles: '모든 파일에 똑같이 넣습니다.',
  added: (kind, page) => `${page}페이지에 추가했습니다: ${kinds[kind]}.`,
  board: {
    removeAll: '넣은 것 모두 제거',
    allRemoved: '모두 제거했습니다.',
    added: '추가했습니다.',
    removed: '제거했습니다.',
    remove: (number) => `항목 ${number} 제거`,
    area: areasWords.area,
    place: areasWords.place,
  },
  mark: (mark) =>
    mark.type === 'text'
      ? `${mark.page}페이지의 텍스트: ${mark.text}`
      : `${mark.page}페이지, ${kinds[mark.type]}: ${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
