import type { Words } from '#wording/words.ts';
import type * as english from '#words/next-tool.ts';
import { count } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} 等 ${count(others.length + 1, '个文件')}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: '关闭',
  /** Opens the workflow page with the files. */
  workflow: '连续使用多个工具',
  notAll: '有些文件是文本，不能交给其他工具。',
  none: '没有工具能打开所有这些文件。',
  /** For a file that this tool does not take. */
  openIn: (tool: string) => `用“${tool}”打开`,
  bringing: (_files: number) => '正在带上文件……',
  /** In the search. */
  with: (paths: readonly string[]) => `带上 ${names(paths)}`,
  /** On pages that lead to tools. */
  carried: (paths: readonly string[]) => `${names(paths)} 会带到你选择的工具。`,
  leave: (_files: number) => '不带上',
  /** On the page of a tool that does not take them. */
  stayed: (paths: readonly string[]) => `这个工具无法打开 ${names(paths)}。按“后退”可以回去。`,
} satisfies Words<typeof english.nextToolWords>;
