import { formats, type FormatId } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/lost-tags.ts';
import type { Words } from '#wording/words.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'componist',
  conductor: 'dirigent',
  copyright: 'copyright',
  isrc: 'ISRC',
  language: 'taal',
  lyricist: 'tekstschrijver',
  remixer: 'remixer',
  publisher: 'uitgever',
  grouping: 'groepering',
  mood: 'sfeer',
  key: 'toonsoort',
  'original-artist': 'oorspronkelijke artiest',
  'sort-title': 'sorteertitel',
  'sort-artist': 'sorteernaam van de artiest',
  'sort-album': 'sorteernaam van het album',
  'sort-composer': 'sorteernaam van de componist',
  cover: 'hoes',
  'other-covers': 'alle afbeeldingen behalve de voorkant',
  'track-number': 'tracknummer',
  'disc-number': 'schijfnummer',
  'beats-per-minute': 'beats per minuut',
  chapters: 'hoofdstukken',
  'other-comments': 'alle opmerkingen behalve de eerste',
  'other-lyrics': 'alle songteksten behalve de eerste',
  encrypted: 'versleutelde tags',
  own: 'tags die een programma zelf heeft bedacht',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `bijlage ${lost.name}`.trim();
  return lost.tag === 'other' ? `‘${lost.name}’` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `Gaat verloren in MOV: hoes en tracknummer.`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (
  tags: readonly LostTag[],
  container: FormatId,
): string => {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`nog ${tags.length - most}`] : [];
  return `Gaat verloren in ${formats[container].name}: ${listOf([...named, ...rest])}.`;
};
