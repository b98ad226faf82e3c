import type * as english from '#words/front-door.ts';
import { describeSize, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  some: (files, name) => count(files, `arquivo ${name}`, `arquivos ${name}`),
  about: (files, bytes) => `${files > 1 ? `${count(files, 'arquivo')}, ` : ''}${describeSize(bytes)}`,
  heard: (about, tools) => (tools.length === 0 ? about : `${about}: ${tools.join(', ')} e mais.`),
  wish: (files) => (files === 1 ? 'O que você quer fazer com ele?' : 'O que você quer fazer com eles?'),
  examples: {
    image: 'passaporte, menos de 200 kB, desfocar um rosto…',
    document: 'assinar, tarjar, menos de 1 MB…',
    video: 'fazer um GIF, cortar, para o WhatsApp…',
    audio: 'cortar, mais alto, para MP3…',
    subtitles: 'colocar em um vídeo, para VTT…',
  },
  saved: (steps) => `Seu fluxo de trabalho: ${listOf(steps)}`,
  moreFiles: (files) => `e mais ${count(files, 'arquivo')}`,
} satisfies Words<typeof english.frontWords>;
