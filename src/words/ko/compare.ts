import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name) => `${name}, 처리 전과 후`,
  titleOfSeveral: '두 버전 비교',
  opening: '둘 다 여는 중…',
  original: '원본',
  side: ['구분선 왼쪽', '구분선 오른쪽'],
  choice: (name, size) => `${name} ${size}`,
  before: '처리 전',
  after: '처리 후',
  divider: '처리 전과 후의 구분선',
  frame: '프레임',
  close: '닫기',
  fit: '화면에 맞춤',
  actualSize: '실제 크기, 1:1',
  zoom: '확대/축소',
  zoomIn: '확대',
  zoomOut: '축소',
  play: '둘 다 재생',
  pause: '일시정지',
  time: '두 동영상의 재생 위치',
  mute: '음소거',
  unmute: '음소거 해제',
  fullScreen: '전체 화면',
  frames: '프레임 비교',
  unplayable: {
    before: '이 브라우저에서는 원본을 결과와 나란히 재생할 수 없습니다.',
    after: '이 브라우저에서는 결과를 재생할 수 없습니다.',
  },
  hidden: (name, why) => `여기에 표시할 수 없습니다: ${name}. ${why}`,
} satisfies Words<typeof english.compareWords>;
