import type { Words } from '#wording/words.ts';
import type * as english from '#words/recipes.ts';
import type { RecipeProblem } from '#errors/recipe-problem.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: '复制带这些设置的链接',
  /** On a tool's page: opens the workflow page with this tool as the first step, and its files. */
  moreSteps: '做成工作流',
  copied: '已复制链接。',
  copiedInPart: '已复制链接。输入、手绘或作为文件添加的内容不在里面。',
  notCopied: '浏览器不让这个页面使用剪贴板。',
  set: '已按链接设置选项。',
} satisfies Words<typeof english.recipeWords>;

const problems = {
  unreadable: '链接已损坏',
  'unknown-option': '它设置了链接不能设置的选项',
  twice: '它把同一个选项写了两次',
  newer: '它由本网站的更新版本生成',
  'unknown-step': '其中有不能作为步骤的工具',
  'too-many-steps': '步骤超过 20 个',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem = (problem: RecipeProblem): string =>
  `没有使用这个链接里的设置：${
    problem.why === 'bad-value' ? `“${problem.option}”的值不允许` : problems[problem.why]
  }。选项没有改动。`;

/** The titles of presets. */
export const presetWords = { one: '预设', several: '预设', none: '无' } as const;
