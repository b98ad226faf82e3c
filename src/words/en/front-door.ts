import type { Kind } from '#formats/format.ts';
import { describeSize, listOf } from '#wording/amounts.ts';
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
  /** Above the field that searches the tools for the files. */
  wish: (files: number) => (files === 1 ? 'What do you want to do with it?' : 'What do you want to do with them?'),
  examples: {
    image: 'passport, under 200 kB, blur a face…',
    document: 'sign, black out, under 1 MB…',
    video: 'make a GIF, cut, for WhatsApp…',
    audio: 'cut, louder, to MP3…',
    subtitles: 'add to a video, to VTT…',
  } satisfies Record<Kind, string>,
  /** What a workflow does that someone has saved: the titles of its steps. */
  saved: (steps: readonly string[]) => `Your workflow: ${listOf(steps)}`,
  moreFiles: (files: number) => `and ${count(files, 'more file')}`,
};
