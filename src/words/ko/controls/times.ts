import type * as english from '#words/controls/times.ts';
import type { Words } from '#wording/words.ts';

/** For the players on which times are set. */
export const timesWords = {
  opening: '여는 중…',
  player: (path) => `${path} 플레이어`,
  unseen: (path) => `이 브라우저에서 재생할 수 없는 파일이지만 도구는 작동합니다: ${path}.`,
  play: '재생',
  stop: '정지',
  trim: {
    start: '시작',
    end: '끝',
    play: '재생',
    move: {
      frame: { back: '−1프레임', forward: '+1프레임' },
      moment: { back: '−0.05초', forward: '+0.05초' },
    },
    startHere: '여기서 시작',
    endHere: '여기서 끝',
    picture: (spoken) => `${spoken}의 화면`,
    drawing: '이미지 그리는 중…',
    part: ({ length, whole }) =>
      length === whole ? `전체(${whole})를 남깁니다.` : `남길 길이: ${whole} 중 ${length}.`,
    keys: (step) =>
      `키보드: 손잡이를 선택하고 화살표 키로 ${step === 'frame' ? '한 프레임' : '0.05초'}씩, Shift와 함께 누르면 1초씩, Page Up과 Page Down으로 10초씩 움직입니다.`,
  },
} satisfies Words<typeof english.timesWords>;
