import type * as english from '#words/rows.ts';
import type { Words } from '#wording/words.ts';
import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path) => `${path} 제거`,
  show: (path) => `${path} 보기`,
  progress: (path) => `${path} 진행률`,
  reading: '읽는 중…',
  speed: (times) => (times > 1 ? `재생 속도보다 ${numbers().format(times)}배 빠름` : '재생 속도보다 느림'),
  estimating: { size: '용량 예상 중…', work: '용량과 시간 예상 중…' },
  place: (path, place, all) => `${path}, 현재 ${describeWhole(all)}개 중 ${describeWhole(place)}번째`,
  moveUp: (path) => `${path} 위로 이동`,
  moveDown: (path) => `${path} 아래로 이동`,
  compare: (path) => `${path} 처리 전과 후 비교`,
  save: '저장',
  saveZip: 'ZIP 저장',
  saveFile: (name) => `${name} 저장`,
  saveFiles: (files, zip) => `파일 ${count(files, '개')} 저장: ${zip}`,
  pages: {
    label: '페이지',
    of: (path) => `${path}의 페이지`,
    all: '모두',
    how: '페이지를 1-3, 7, last처럼 입력하세요.',
    missing: (pages) => `이 파일은 모두 ${count(pages, '페이지')}입니다.`,
  },
  time: {
    label: '표시 시간',
    of: (path) => `${path}의 표시 시간(초)`,
    asOthers: '다른 것과 같게',
  },
  unlock: { form: (path) => `${path} 열기`, password: '비밀번호', open: '열기' },
} satisfies Words<typeof english.rowWords>;
