import { formats } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import type * as english from '#words/lost-tags.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'compositor',
  conductor: 'director',
  copyright: 'copyright',
  isrc: 'ISRC',
  language: 'idioma',
  lyricist: 'letrista',
  remixer: 'autor del remix',
  publisher: 'editor',
  grouping: 'agrupación',
  mood: 'estado de ánimo',
  key: 'tonalidad',
  'original-artist': 'artista original',
  'sort-title': 'título para ordenar',
  'sort-artist': 'artista para ordenar',
  'sort-album': 'álbum para ordenar',
  'sort-composer': 'compositor para ordenar',
  cover: 'carátula',
  'other-covers': 'todas las imágenes menos la carátula',
  'track-number': 'número de pista',
  'disc-number': 'número de disco',
  'beats-per-minute': 'pulsos por minuto',
  chapters: 'capítulos',
  'other-comments': 'todos los comentarios menos el primero',
  'other-lyrics': 'todas las letras menos la primera',
  encrypted: 'etiquetas cifradas',
  own: 'etiquetas con nombre puesto por un programa',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `archivo adjunto ${lost.name}`.trim();
  return lost.tag === 'other' ? `“${lost.name}”` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `No se conserva en MOV: carátula y número de pista.`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (tags, container) => {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`${tags.length - most} más`] : [];
  return `No se conserva en ${formats[container].name}: ${listOf([...named, ...rest])}.`;
};
