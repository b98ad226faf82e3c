import { formats, type FormatId } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import { listOf } from '#wording/amounts.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'composer',
  conductor: 'conductor',
  copyright: 'copyright',
  isrc: 'ISRC',
  language: 'language',
  lyricist: 'lyricist',
  remixer: 'remixer',
  publisher: 'publisher',
  grouping: 'grouping',
  mood: 'mood',
  key: 'musical key',
  'original-artist': 'original artist',
  'sort-title': 'title for sorting',
  'sort-artist': 'artist for sorting',
  'sort-album': 'album for sorting',
  'sort-composer': 'composer for sorting',
  cover: 'cover',
  'other-covers': 'all pictures but the front cover',
  'track-number': 'track number',
  'disc-number': 'disc number',
  'beats-per-minute': 'beats per minute',
  chapters: 'chapters',
  'other-comments': 'all comments but the first',
  'other-lyrics': 'all lyrics but the first',
  encrypted: 'encrypted tags',
  own: 'tags that a program named itself',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `attached file ${lost.name}`.trim();
  return lost.tag === 'other' ? `“${lost.name}”` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `Not kept in MOV: cover and track number.`, before the work as well as after it. */
export function describeLostTags(tags: readonly LostTag[], container: FormatId): string {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`${tags.length - most} more`] : [];
  return `Not kept in ${formats[container].name}: ${listOf([...named, ...rest])}.`;
}
