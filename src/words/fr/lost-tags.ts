import { formats } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import type * as english from '#words/lost-tags.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'compositeur',
  conductor: 'chef d’orchestre',
  copyright: 'copyright',
  isrc: 'ISRC',
  language: 'langue',
  lyricist: 'parolier',
  remixer: 'remixeur',
  publisher: 'éditeur',
  grouping: 'regroupement',
  mood: 'ambiance',
  key: 'tonalité',
  'original-artist': 'artiste d’origine',
  'sort-title': 'titre pour le tri',
  'sort-artist': 'artiste pour le tri',
  'sort-album': 'album pour le tri',
  'sort-composer': 'compositeur pour le tri',
  cover: 'pochette',
  'other-covers': 'toutes les images sauf le recto de la pochette',
  'track-number': 'numéro de piste',
  'disc-number': 'numéro de disque',
  'beats-per-minute': 'battements par minute',
  chapters: 'chapitres',
  'other-comments': 'tous les commentaires sauf le premier',
  'other-lyrics': 'toutes les paroles sauf les premières',
  encrypted: 'tags chiffrés',
  own: 'tags propres à un programme',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `fichier joint ${lost.name}`.trim();
  return lost.tag === 'other' ? `« ${lost.name} »` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `Non gardé en MOV : pochette et numéro de piste.`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (tags, container) => {
  const named = tags.slice(0, most).map(describeTag);
  const more = tags.length - most;
  const rest = more > 0 ? [more === 1 ? '1 autre' : `${more} autres`] : [];
  return `Non gardé en ${formats[container].name} : ${listOf([...named, ...rest])}.`;
};
