import type { Kind } from '#formats/format.ts';
import { describeSize, listOf } from '#wording/amounts.ts';
import { counted, countFiles } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  /** @param name of the format. */
  some: (files: number, name: string) =>
    counted(files, { one: `plik ${name}`, few: `pliki ${name}`, many: `plików ${name}`, other: `pliku ${name}` }),
  /** `files`: 1 if their number is said already. */
  about: (files: number, bytes: number) => `${files > 1 ? `${countFiles(files)}, ` : ''}${describeSize(bytes)}`,
  /** For screen readers: the first tools that take them. */
  heard: (about: string, tools: readonly string[]) =>
    tools.length === 0 ? about : `${about}: ${tools.join(', ')} i inne.`,
  /** Above the field that searches the tools for the files. */
  wish: (files: number) => (files === 1 ? 'Co chcesz z nim zrobić?' : 'Co chcesz z nimi zrobić?'),
  examples: {
    image: 'do paszportu, do 200 kB, zamaż twarz…',
    document: 'podpisz, zaczernij, do 1 MB…',
    video: 'zrób GIF, przytnij, na WhatsApp…',
    audio: 'przytnij, głośniej, na MP3…',
    subtitles: 'dodaj do filmu, na VTT…',
  } satisfies Record<Kind, string>,
  /** What a workflow does that someone has saved: the titles of its steps. */
  saved: (steps: readonly string[]) => `Twój ciąg kroków: ${listOf(steps)}`,
  moreFiles: (files: number) => `i jeszcze ${countFiles(files)}`,
};
