import type * as english from '#words/controls/frames.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => `프레임 ${count(number, '개')}`;

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: '파일 읽는 중…',
  none: '이 파일에는 고를 수 있는 프레임이 없습니다.',
  list: '프레임',
  tile: (frame, time, place, all) => `프레임 ${frame}, ${time}, ${all}개 중 ${place}번째`,
  moved: (place, all) => `${all}개 중 ${place}번째로 옮겼습니다.`,
  duplicated: (number) => `${frames(number)}를 복제했습니다.`,
  deleted: (number, left) => `${frames(number)}를 삭제했습니다. ${describeWhole(left)}개 남았습니다.`,
  oneStays: '프레임은 하나 이상 남아야 합니다.',
  kept: (number) => `${frames(number)}를 남겼습니다.`,
  ownTimes: '원래 표시 시간으로 되돌렸습니다.',
  timed: (time) => `표시 시간: ${time}.`,
  undone: undoWords.undone,
  startedOver: '모든 프레임을 원래 순서로 되돌렸습니다.',
  tools: {
    bar: '선택한 프레임',
    chooseAll: '모두 선택',
    chooseNone: '선택 해제',
    back: '앞쪽으로 이동',
    forward: '뒤쪽으로 이동',
    duplicate: '복제',
    delete: '삭제',
    keep: '이것만 남기기',
    time: '표시 시간',
    type: '번호로 입력',
    startOver: '처음부터 다시',
    amount: (chosen, all, time) =>
      `${chosen > 0 ? `${frames(all)} 중 ${describeWhole(chosen)}개 선택` : frames(all)}, ${time}`,
  },
} satisfies Words<typeof english.framesWords>;
