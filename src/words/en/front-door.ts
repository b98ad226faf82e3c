import { describeSize, listOf } from '../amounts.ts';
import { count } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  /** @param name of the format. */
  some: (files: number, name: string) => count(files, `${name} file`),
  /** `files`: 1 if their number is said already. */
  about: (files: number, bytes: number) => `${files > 1 ? `${count(files, 'file')}, ` : ''}${describeSize(bytes)}`,
  /** For screen readers: the first tools that take them. */
  heard: (about: string, tools: readonly string[]) =>
    tools.length === 0 ? about : `${about}: ${tools.join(', ')}, and more.`,
  /** @param formats their names. */
  moreTools: (formats: readonly string[]) => `Everything else you can do with ${listOf(formats)}`,
  moreFiles: (files: number) => `and ${count(files, 'more file')}`,
};
