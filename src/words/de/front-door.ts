import type { Kind } from '#formats/format.ts';
import { describeSize, listOf } from '#wording/amounts.ts';
import type * as english from '#words/front-door.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  /** @param name of the format. */
  some: (files: number, name: string) =>
    count(files, `${name.replaceAll(' ', '-')}-Datei`, `${name.replaceAll(' ', '-')}-Dateien`),
  /** `files`: 1 if their number is said already. */
  about: (files: number, bytes: number) => `${files > 1 ? `${countFiles(files)}, ` : ''}${describeSize(bytes)}`,
  /** For screen readers: the first tools that take them. */
  heard: (about: string, tools: readonly string[]) =>
    tools.length === 0 ? about : `${about}: ${tools.join(', ')} und mehr.`,
  /** Above the field that searches the tools for the files. */
  wish: () => 'Was möchtest du damit machen?',
  examples: {
    image: 'Passbild, unter 200 kB, Gesicht verpixeln …',
    document: 'unterschreiben, schwärzen, unter 1 MB …',
    video: 'GIF machen, schneiden, für WhatsApp …',
    audio: 'schneiden, lauter, in MP3 …',
    subtitles: 'in ein Video einfügen, in VTT …',
  } satisfies Record<Kind, string>,
  /** What a workflow does that someone has saved: the titles of its steps. */
  saved: (steps: readonly string[]) => `Dein Ablauf: ${listOf(steps)}`,
  moreFiles: (files: number) => `und ${count(files, 'weitere Datei', 'weitere Dateien')}`,
} satisfies Words<typeof english.frontWords>;
