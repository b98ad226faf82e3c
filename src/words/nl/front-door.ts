import type { Kind } from '#formats/format.ts';
import { describeSize, listOf } from '#wording/amounts.ts';
import type * as english from '#words/front-door.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  /** @param name of the format. */
  some: (files: number, name: string) => count(files, `${name}-bestand`, `${name}-bestanden`),
  /** `files`: 1 if their number is said already. */
  about: (files: number, bytes: number) => `${files > 1 ? `${countFiles(files)}, ` : ''}${describeSize(bytes)}`,
  /** For screen readers: the first tools that take them. */
  heard: (about: string, tools: readonly string[]) =>
    tools.length === 0 ? about : `${about}: ${tools.join(', ')} en meer.`,
  /** Above the field that searches the tools for the files. */
  wish: () => 'Wat wil je ermee doen?',
  examples: {
    image: 'pasfoto, onder 200 kB, gezicht vervagen…',
    document: 'ondertekenen, zwartlakken, onder 1 MB…',
    video: 'gif maken, knippen, voor WhatsApp…',
    audio: 'knippen, harder, naar MP3…',
    subtitles: 'aan een video toevoegen, naar VTT…',
  } satisfies Record<Kind, string>,
  /** What a workflow does that someone has saved: the titles of its steps. */
  saved: (steps: readonly string[]) => `Jouw workflow: ${listOf(steps)}`,
  moreFiles: (files: number) => `en nog ${countFiles(files)}`,
} satisfies Words<typeof english.frontWords>;
