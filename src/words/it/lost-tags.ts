import { formats } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import type * as english from '#words/lost-tags.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'compositore',
  conductor: 'direttore',
  copyright: 'copyright',
  isrc: 'ISRC',
  language: 'lingua',
  lyricist: 'paroliere',
  remixer: 'autore del remix',
  publisher: 'editore',
  grouping: 'raggruppamento',
  mood: 'atmosfera',
  key: 'tonalità',
  'original-artist': 'artista originale',
  'sort-title': 'titolo per l’ordinamento',
  'sort-artist': 'artista per l’ordinamento',
  'sort-album': 'album per l’ordinamento',
  'sort-composer': 'compositore per l’ordinamento',
  cover: 'copertina',
  'other-covers': 'tutte le immagini tranne la copertina',
  'track-number': 'numero della traccia',
  'disc-number': 'numero del disco',
  'beats-per-minute': 'battiti al minuto',
  chapters: 'capitoli',
  'other-comments': 'tutti i commenti tranne il primo',
  'other-lyrics': 'tutti i testi tranne il primo',
  encrypted: 'tag cifrati',
  own: 'tag con un nome dato da un programma',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `file allegato ${lost.name}`.trim();
  return lost.tag === 'other' ? `“${lost.name}”` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `Tag che si perdono in MOV: copertina e numero della traccia.`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (tags, container) => {
  const named = tags.slice(0, most).map(describeTag);
  const more = tags.length - most;
  const rest = more > 0 ? [more === 1 ? 'un altro' : `altri ${more}`] : [];
  return `Tag che si perdono in ${formats[container].name}: ${listOf([...named, ...rest])}.`;
};
