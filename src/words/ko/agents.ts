import type * as english from '#words/agents.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': '입력이 이 도구의 스키마에 맞지 않습니다.',
  'unknown-tool': '이런 이름의 도구가 없습니다. list_tools에서 모든 이름을 볼 수 있습니다.',
  'no-files': '이 페이지에 파일이 없습니다. 에이전트는 파일을 추가할 수 없으니 사용자에게 부탁하세요.',
  'no-results': '이 페이지에 아직 결과가 없습니다.',
  busy: '페이지가 아직 처리 중입니다. 끝날 때까지 기다리거나 cancel을 호출하세요.',
  'not-working': '페이지가 아무것도 처리하고 있지 않습니다.',
  'not-accepted': '페이지가 이 옵션들을 함께 받아들이지 않았습니다.',
  'one-file-open': '사용자가 파일 하나의 옵션을 설정하고 있습니다. 끝날 때까지 기다리세요.',
  'already-open': '이 도구의 페이지가 이미 열려 있습니다.',
  'not-opened': '이 도구의 페이지를 열지 못했습니다. 이유는 사용자의 화면에 표시되어 있습니다.',
  stopped: '사용자가 이 페이지에서 에이전트를 중지했습니다.',
  failed: '페이지의 오류 때문에 실패했습니다.',
} as const satisfies Words<typeof english.agentProblems>;

export type AgentProblem = keyof typeof agentProblems;

const stays = '파일은 이 기기를 벗어나지 않습니다.';

/** The texts for agents. */
export const agentWords = {
  input: '입력',
  list: {
    title: '모든 도구 나열',
    description: `이 사이트의 파일 도구와 각 도구가 받는 형식을 나열합니다. ${stays} 사용하려면 open_tool을 호출한 다음, 열린 페이지에서 같은 이름의 도구를 호출하세요.`,
    done: (tools) => `도구 ${count(tools, '개')}.`,
  },
  describe: {
    title: '도구 설명',
    description: '파일 도구가 하는 일, 받는 형식, 옵션을 JSON Schema로 알려 줍니다. 아무것도 열지 않습니다.',
    done: (title) => `${title}.`,
  },
  open: {
    title: '도구 열기',
    description: `파일 도구의 페이지를 이 탭에서 엽니다. 이 페이지의 파일이나 결과를 가져갈 수 있습니다. ${stays} 새 페이지에는 그 페이지의 도구가 있습니다.`,
    tool: 'list_tools에 나온 도구의 이름.',
    bring: '새 페이지로 가져갈 것.',
    done: (title) => `“${title}” 도구를 여는 중입니다.`,
  },
  set: {
    title: (title) => `옵션 설정: ${title}`,
    description: '이 페이지의 옵션을 설정하며 처리를 시작하지는 않습니다. 지정하지 않은 옵션은 바뀌지 않습니다.',
    steps: '이 페이지의 단계를 설정하며 처리를 시작하지는 않습니다. 지금 있는 단계를 대체합니다.',
    done: '옵션을 설정했습니다.',
  },
  run: {
    description: (description) =>
      `${description} 사용자가 이 페이지에 추가한 파일을 처리합니다. 지정하지 않은 옵션은 페이지에 표시된 대로입니다. 처리가 끝나면, 또는 1분이 지나면 진행 상황을 알려 줍니다. 결과는 페이지에 남으며, 저장은 사용자만 할 수 있습니다.`,
  },
  steps: {
    steps:
      '실행할 도구를 처음부터 순서대로 나열한 것. 각 도구가 앞 도구의 결과를 처리합니다. 기본값: 페이지에 있는 단계.',
    tool: 'list_tools에 나온 도구의 이름.',
    options: 'describe_tool이 단계용으로 알려 주는 옵션. 기본값: 도구의 옵션.',
  },
  status: {
    title: '상태 확인',
    description:
      '이 페이지에 있는 파일(번호, 형식, 용량), 설정된 옵션, 처리의 진행 상황, 각 파일의 결과를 알려 줍니다. 파일의 내용은 알려 주지 않습니다.',
    after: '이 번호보다 뒤의 파일을 나열합니다. 기본값: 0.',
    wait: '처리가 끝나기를 최대 이 초만큼 기다립니다. 기본값: 0.',
    empty: '이 페이지에 파일이 없습니다.',
  },
  cancel: {
    title: '처리 취소',
    description: '이 페이지의 처리를 멈춥니다. 이미 나온 결과는 페이지에 남습니다.',
    done: '처리를 취소했습니다.',
  },
  save: {
    title: '사용자에게 저장 요청',
    description: '결과를 저장하는 버튼을 사용자에게 보여 줍니다. 사용자만 누를 수 있습니다.',
    done: '사용자에게 결과를 저장해 달라고 요청했습니다.',
  },
  withheld: '이유는 사용자의 화면에 표시되어 있습니다. 파일의 내용이 들어 있어 에이전트에게는 알려 주지 않습니다.',
  unit: (unit) => `단위: ${unit}.`,
  when: (wishes) => `다음 경우에만 사용: ${listOf(wishes)}.`,
  is: (name, values) => `${name} 값이 ${values.join(' 또는 ')}`,
  outcome: ({ done, all, failed }) =>
    `파일 ${count(all, '개')} 중 ${describeWhole(done)}개 완료${failed > 0 ? `, ${describeWhole(failed)}개는 결과 없음` : ''}.`,
  ready: (files) => `이 페이지에 파일 ${count(files, '개')}.`,
  working: (percent) => `처리 중: ${percent}% 완료. 끝났을 때 알려면 wait와 함께 get_status를 호출하세요.`,
} as const satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  '파일을 추가하거나, 내용을 읽거나, 결과를 저장할 수 없습니다. 사용자만 할 수 있습니다.',
  '사용자가 페이지에서 허용하지 않으면 파일 이름을 볼 수 없습니다.',
  '비밀번호를 설정하거나, 영역을 그리거나, 서명하거나, 옵션에 쓸 파일을 선택할 수 없습니다. 사용자에게 부탁하세요.',
  '호출할 때마다 무엇을 했는지 페이지에 표시됩니다. 사용자는 거기서 에이전트를 중지할 수 있고, 그러면 도구도 사라집니다.',
] as const satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: '도구 목록을 보았습니다.',
  set: '옵션을 설정했습니다.',
  ran: '처리를 시작했습니다.',
  asked: '진행 상황을 확인했습니다.',
  cancelled: '처리를 취소했습니다.',
  opened: '다른 도구를 여는 중입니다.',
  save: '결과를 저장해 달라고 요청하고 있습니다.',
} as const satisfies Words<typeof english.agentDeeds>;

export type AgentDeed = keyof typeof agentDeeds;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: '에이전트',
  title: '에이전트가 이 페이지를 사용하고 있습니다',
  told: '이 페이지는 파일의 내용을 에이전트에게 알려 주지 않습니다.',
  names: '파일 이름 보여 주기',
  stop: '중지',
  stopIt: '에이전트 중지',
  stopped: '이 탭에서 에이전트가 중지되었습니다',
  allow: '다시 허용',
} as const satisfies Words<typeof english.agentStripWords>;
