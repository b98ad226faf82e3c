import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: '작업 흐름',
  description:
    '크기 조정, 압축, PDF로 모으기 등 여러 도구를 한 번에 실행하세요. 단계를 저장하거나 링크로 보낼 수 있습니다.',
  action: '모든 단계 실행',
  suffix: '편집됨',
  takes: ['이미지', 'PDF', '동영상', '오디오'],
  steps: '단계',
  none: '아직 단계가 없습니다. 첫 단계를 추가하거나 예시로 시작하세요.',
  add: '단계 추가',
  choose: (number) => (number === 1 ? '첫 단계 추가' : `${number}단계 선택`),
  nothingFollows: '마지막 단계의 결과를 다룰 수 있는 도구가 없습니다.',
  close: '닫기',
  up: (title) => `“${title}” 위로 이동`,
  down: (title) => `“${title}” 아래로 이동`,
  remove: (title) => `“${title}” 제거`,
  setTo: (title, value) => `${title}: ${value}`,
  off: (title) => `${title}: 끔`,
  joins: '모든 파일을 하나로',
  lacks: (option) => `${option}: 아직 입력하지 않았습니다.`,
  cannotFollow: (title, before) => `“${title}” 단계는 “${before}” 단계의 결과를 다룰 수 없습니다.`,
  set: '링크에 있는 대로 단계를 설정했습니다.',
  opened: (name) => `“${name}” 작업 흐름을 열었습니다.`,
  noSteps: '먼저 단계를 추가하세요.',
  mine: '내 작업 흐름',
  save: '작업 흐름 저장',
  name: '이름',
  saved: (name, hasText) =>
    hasText
      ? `“${name}” 작업 흐름을 입력한 글과 함께 이 브라우저에 저장했습니다.`
      : `“${name}” 작업 흐름을 이 브라우저에 저장했습니다.`,
  removed: (name) => `“${name}” 작업 흐름을 제거했습니다.`,
  removeShort: '제거',
  removeSaved: (name) => `“${name}” 제거`,
  export: '내보내기',
  import: '가져오기',
  exportedAs: 'stayput-workflows.json',
  imported: (workflows) => `작업 흐름 ${count(workflows, '개')}를 가져왔습니다.`,
  notImported: '이 파일을 가져오지 못했습니다. 이 사이트에서 읽을 수 있는 작업 흐름이 없습니다.',
  questions: [
    {
      question: '파일 하나에서 단계가 실패하면 어떻게 되나요?',
      answer:
        '다른 파일은 계속 처리됩니다. 실패한 파일 옆에 어느 단계가 왜 실패했는지 표시되며, 원본 파일은 절대 바뀌지 않습니다.',
    },
    {
      question: '내 단계를 다른 사람에게 보낼 수 있나요?',
      answer:
        '네. 단계는 이 페이지의 주소에 들어 있습니다. 주소를 복사해 보내면 받은 사람은 같은 단계로 자기 파일을 처리할 수 있습니다. 워터마크 글이나 비밀번호처럼 직접 입력한 내용은 들어 있지 않습니다. # 뒤의 내용은 서버로 전송되지 않습니다. 이 브라우저에 저장한 작업 흐름에는 입력한 글도 남지만 비밀번호는 남지 않습니다.',
    },
    {
      question: '어떤 도구를 단계로 쓸 수 있나요?',
      answer: '대부분 쓸 수 있습니다. 서명이나 페이지 직접 선택처럼 파일을 하나씩 봐야 하는 도구만 쓸 수 없습니다.',
    },
  ],
  full: '이 브라우저에서는 사이트가 아무것도 저장할 수 없습니다.',
} as const satisfies Words<typeof english.workflowWords>;
