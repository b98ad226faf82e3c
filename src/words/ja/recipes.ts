import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'この設定のリンクをコピー',
  moreSteps: 'ワークフローにする',
  copied: 'リンクをコピーしました。',
  copiedInPart: 'リンクをコピーしました。入力した文字、描いたもの、追加したファイルは含まれません。',
  notCopied: 'ブラウザの設定により、このページはクリップボードを使えません。',
  set: 'リンクの設定をオプションに反映しました。',
} as const satisfies Words<typeof english.recipeWords>;

const problems = {
  unreadable: 'リンクが壊れています',
  'unknown-option': 'リンクでは設定できないオプションが入っています',
  twice: '同じオプションが2回入っています',
  newer: 'このサイトの新しいバージョンで作られたリンクです',
  'unknown-step': 'ステップにできないツールが入っています',
  'too-many-steps': 'ステップが20を超えています',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem) =>
  `このリンクの設定は使用できませんでした。${
    problem.why === 'bad-value' ? `「${problem.option}」の値が正しくありません` : problems[problem.why]
  }。オプションは変わっていません。`;

/** The titles of presets. */
export const presetWords = { one: 'プリセット', several: 'プリセット', none: 'なし' } as const satisfies Words<
  typeof english.presetWords
>;
