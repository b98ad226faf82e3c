import type * as english from '#words/controls/pages.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const pages = (number: number) => `페이지 ${count(number, '개')}`;

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: '페이지',
  tile: (page, { file, angle, place }) =>
    [file, `${page}페이지`, angle && `${angle}도 회전`, place].filter(Boolean).join(', '),
  place: (place, all) => `${all}개 중 ${place}번째`,
  turnOne: (page) => `${page}페이지 오른쪽으로 회전`,
  inserted: (number) => `${pages(number)}를 삽입했습니다.`,
  moved: (place, all) => `${all}개 중 ${place}번째로 옮겼습니다.`,
  turnedRight: '오른쪽으로 회전했습니다.',
  turnedLeft: '왼쪽으로 회전했습니다.',
  duplicated: (number) => `${pages(number)}를 복제했습니다.`,
  deleted: (number, left) => `${pages(number)}를 삭제했습니다. ${describeWhole(left)}개 남았습니다.`,
  oneStays: '페이지는 하나 이상 남아야 합니다.',
  undone: undoWords.undone,
  startedOver: '모든 페이지를 원래 순서로 되돌렸습니다.',
  tools: {
    bar: '선택한 페이지',
    chooseAll: '모두 선택',
    chooseNone: '선택 해제',
    back: '앞쪽으로 이동',
    forward: '뒤쪽으로 이동',
    turnLeft: '왼쪽으로 회전',
    turnRight: '오른쪽으로 회전',
    duplicate: '복제',
    delete: '삭제',
    insert: '이 뒤에 삽입',
    type: '번호로 입력',
    startOver: '처음부터 다시',
    amount: (chosen, all) => (chosen > 0 ? `${pages(all)} 중 ${describeWhole(chosen)}개 선택` : pages(all)),
  },
} satisfies Words<typeof english.pagesWords>;
