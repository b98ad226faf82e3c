import type * as english from '#words/front-door.ts';
import { describeSize, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The drop zone that takes any files, and says what can be done with them. */
export const frontWords = {
  some: (files, name) => count(files, `fichier ${name}`, `fichiers ${name}`),
  about: (files, bytes) => `${files > 1 ? `${count(files, 'fichier')}, ` : ''}${describeSize(bytes)}`,
  heard: (about, tools) => (tools.length === 0 ? about : `${about} : ${tools.join(', ')}, et d’autres.`),
  wish: (files) => (files === 1 ? 'Que voulez-vous en faire ?' : 'Que voulez-vous faire de ces fichiers ?'),
  examples: {
    image: 'photo d’identité, moins de 200 ko, flouter un visage…',
    document: 'signer, caviarder, moins de 1 Mo…',
    video: 'faire un GIF, couper, pour WhatsApp…',
    audio: 'couper, plus fort, en MP3…',
    subtitles: 'ajouter à une vidéo, en VTT…',
  },
  saved: (steps) => `Votre enchaînement : ${listOf(steps)}`,
  moreFiles: (files) => `et ${count(files, 'autre fichier', 'autres fichiers')}`,
} satisfies Words<typeof english.frontWords>;
