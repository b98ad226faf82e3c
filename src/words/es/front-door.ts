import type * as english from '#words/front-door.ts';
import { describeSize, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  some: (files, name) => count(files, `archivo ${name}`, `archivos ${name}`),
  about: (files, bytes) => `${files > 1 ? `${count(files, 'archivo')}, ` : ''}${describeSize(bytes)}`,
  heard: (about, tools) => (tools.length === 0 ? about : `${about}: ${tools.join(', ')} y más.`),
  wish: (files) => (files === 1 ? '¿Qué quieres hacer con él?' : '¿Qué quieres hacer con ellos?'),
  examples: {
    image: 'pasaporte, menos de 200 kB, tapar una cara…',
    document: 'firmar, tachar, menos de 1 MB…',
    video: 'hacer un GIF, cortar, para WhatsApp…',
    audio: 'cortar, más alto, a MP3…',
    subtitles: 'añadir a un vídeo, a VTT…',
  },
  saved: (steps) => `Tu flujo de trabajo: ${listOf(steps)}`,
  moreFiles: (files) => `y ${count(files, 'archivo más', 'archivos más')}`,
} satisfies Words<typeof english.frontWords>;
