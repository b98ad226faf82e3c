import type * as english from '#words/tool-page.ts';
import type { Words } from '#wording/words.ts';
import { listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: {
    one: '여기에 파일을 놓으세요',
    two: '여기에 파일 두 개를 놓으세요',
    ordered: '여기에 파일을 놓으세요(순서 상관없음)',
  },
  takes: (formats) => `${describeTaken(formats)}. 한 개든 수백 개든 괜찮습니다.`,
  takesTwo: (formats) => `${listOf(formats)}.`,
  choose: '파일 선택',
  add: '파일 추가',
  paste: '또는 붙여 넣기',
  folder: '폴더 선택',
  clear: '비우기',
  clearAll: '파일 목록 비우기',
  allFiles: (files) => `모든 파일 ${count(files, '개')}`,
} as const satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} 외 ${rest}개 형식` : listOf(formats);
}

export const barWords = {
  progress: '모든 파일의 진행률',
  options: '옵션',
  done: '완료',
  cancel: '취소',
  noScript: '이 도구에는 JavaScript가 필요한데, 이 브라우저에서는 꺼져 있습니다.',
} as const satisfies Words<typeof english.barWords>;

export const resetOptions = '옵션 초기화';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: '다른 도구에서 열기…',
  more: '더 보기',
  folder: '폴더로',
  saveToFolder: '폴더에 저장',
} as const satisfies Words<typeof english.resultWords>;

/** Below the tool. */
export const answerWords = {
  title: '알아 두면 좋은 점',
  opens: {
    question: '어떤 파일을 열 수 있나요?',
    answer: (formats) => `${formats.map(describeOpened).join(', ')}. 형식은 파일 이름이 아니라 내용을 보고 알아냅니다.`,
  },
  offline: {
    question: '오프라인에서도 쓸 수 있나요?',
    answer: ({ link, tools, pages }) =>
      `네, ${link('오프라인용으로 저장')}하면 됩니다. 이 기기에서 이 종류의 도구 전체가 ${tools}, 사이트의 페이지가 ${pages}를 차지합니다.`,
  },
  more: '비슷한 도구',
  didItWork: '잘됐나요?',
  tellUs: '알려 주세요',
} as const satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: { name: string; extensions: readonly string[] }) =>
  `${name}(${extensions.map((extension) => `.${extension}`).join(', ')})`;
