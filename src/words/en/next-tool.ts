import { count } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} and ${count(others.length, 'more file')}`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: 'Close',
  /** Opens the workflow page with the files. */
  workflow: 'Use several tools in a row',
  notAll: 'These are not all files for tools: some are text.',
  none: 'No tool takes all of these files.',
  /** For a file that this tool does not take. */
  openIn: (tool: string) => `Open it in ${tool}`,
  bringing: (files: number) => (files === 1 ? 'Taking your file along…' : 'Taking your files along…'),
  /** In the search. */
  with: (paths: readonly string[]) => `With ${names(paths)}`,
  /** On pages that lead to tools. */
  carried: (paths: readonly string[]) =>
    `${names(paths)} ${paths.length === 1 ? 'comes' : 'come'} with you to the tool that you choose.`,
  leave: (files: number) => (files === 1 ? 'Leave it behind' : 'Leave them behind'),
  /** On the page of a tool that does not take them. */
  stayed: (paths: readonly string[]) =>
    `This tool cannot open ${names(paths)}. Press Back to return to ${paths.length === 1 ? 'it' : 'them'}.`,
};
