import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: '이 설정의 링크 복사',
  moreSteps: '작업 흐름으로 만들기',
  copied: '링크를 복사했습니다.',
  copiedInPart: '링크를 복사했습니다. 입력한 글, 그린 것, 추가한 파일은 링크에 들어 있지 않습니다.',
  notCopied: '브라우저가 이 페이지의 클립보드 사용을 허용하지 않습니다.',
  set: '링크에 있는 대로 옵션을 설정했습니다.',
} as const satisfies Words<typeof english.recipeWords>;

const problems = {
  unreadable: '링크가 손상되었습니다',
  'unknown-option': '링크로 설정할 수 없는 옵션이 들어 있습니다',
  twice: '같은 옵션이 두 번 들어 있습니다',
  newer: '이 사이트의 더 새로운 버전에서 만든 링크입니다',
  'unknown-step': '단계로 쓸 수 없는 도구가 들어 있습니다',
  'too-many-steps': '단계가 20개를 넘습니다',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem) =>
  `이 링크의 설정을 사용하지 않았습니다. ${
    problem.why === 'bad-value' ? `“${problem.option}” 옵션에 허용되지 않는 값이 있습니다` : problems[problem.why]
  }. 옵션은 바뀌지 않았습니다.`;

/** The titles of presets. */
export const presetWords = { one: '프리셋', several: '프리셋', none: '없음' } as const satisfies Words<
  typeof english.presetWords
>;
