import type * as english from '#words/front-door.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  some: (files, name) => count(files, `file ${name}`),
  about: (files, bytes) => `${files > 1 ? `${count(files, 'file')}, ` : ''}${describeSize(bytes)}`,
  heard: (about, tools) => (tools.length === 0 ? about : `${about}: ${tools.join(', ')} e altro.`),
  wish: () => 'Che cosa vuoi farne?',
  examples: {
    image: 'fototessera, sotto i 200 kB, sfoca un volto…',
    document: 'firma, oscura, meno di 1 MB…',
    video: 'crea una GIF, taglia, per WhatsApp…',
    audio: 'taglia, alza il volume, in MP3…',
    subtitles: 'aggiungi a un video, in VTT…',
  },
  saved: (steps) => `Il tuo flusso di lavoro: ${listOf(steps)}`,
  moreFiles: (files) => (files === 1 ? 'e un altro file' : `e altri ${describeWhole(files)} file`),
} satisfies Words<typeof english.frontWords>;
