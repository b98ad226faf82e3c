import type * as english from '#words/kept.ts';
import type { Words } from '#wording/words.ts';
import { describeSize, describeWhole } from '#wording/amounts.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: '저장된 것이 없습니다.',
  sum: (things, bytes, used) =>
    `항목 ${describeWhole(things)}개, ${describeSize(bytes)}${used === undefined ? '' : `(이 중 ${describeSize(used)} 사용 중)`}.`,
  inUse: '사용 중',
  held: '다른 페이지에서 사용하고 있어 일부를 제거하지 못했습니다. 이 사이트의 다른 페이지를 닫고 다시 시도하세요.',
  usedIsLeft: '사용 중인 것을 빼고 모두 제거했습니다.',
  removed: '모두 제거했습니다. 저장된 것이 없습니다.',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  areas: { results: '페이지의 결과', unfinished: '끝나지 않은 결과' } as Record<string, string>,
  databases: {
    'hand-over': '“뒤로” 버튼이나 다른 페이지를 위해 보관한 파일',
    folders: '작업한 폴더와 처리가 끝난 파일의 기록',
  } as Record<string, string>,
  cache: (name, files) => `캐시 “${name}”: 이 사이트의 파일 ${describeWhole(files)}개`,
  serviceWorker: '네트워크 없이 응답하는 프로그램(서비스 워커)',
  texts: {
    agents: '이 탭에서 에이전트를 중지했다는 사실',
    language: '선택한 언어',
    'page-zoom': '페이지를 보는 크기',
    'recent-tools': '최근에 사용한 도구',
    theme: '선택한 테마',
    workflows: '저장한 작업 흐름',
  } as Record<string, string>,
  siteText: (key) => `이 사이트의 메모 “${key}”`,
  tabText: (key) => `이 탭의 메모 “${key}”`,
} satisfies Words<typeof english.storedThings>;
