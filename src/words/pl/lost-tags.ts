import { formats, type FormatId } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import { listOf } from '#wording/amounts.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'kompozytor',
  conductor: 'dyrygent',
  copyright: 'prawa autorskie',
  isrc: 'ISRC',
  language: 'język',
  lyricist: 'autor tekstu',
  remixer: 'autor remiksu',
  publisher: 'wydawca',
  grouping: 'grupowanie',
  mood: 'nastrój',
  key: 'tonacja',
  'original-artist': 'pierwotny wykonawca',
  'sort-title': 'tytuł do sortowania',
  'sort-artist': 'wykonawca do sortowania',
  'sort-album': 'album do sortowania',
  'sort-composer': 'kompozytor do sortowania',
  cover: 'okładka',
  'other-covers': 'wszystkie obrazy poza przednią okładką',
  'track-number': 'numer utworu',
  'disc-number': 'numer płyty',
  'beats-per-minute': 'uderzenia na minutę',
  chapters: 'rozdziały',
  'other-comments': 'wszystkie komentarze poza pierwszym',
  'other-lyrics': 'wszystkie teksty piosenek poza pierwszym',
  encrypted: 'zaszyfrowane tagi',
  own: 'tagi nazwane przez program',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `załącznik ${lost.name}`.trim();
  return lost.tag === 'other' ? `„${lost.name}”` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `Not kept in MOV: cover and track number.`, before the work as well as after it. */
export function describeLostTags(tags: readonly LostTag[], container: FormatId): string {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`jeszcze ${tags.length - most}`] : [];
  return `Niezachowane w ${formats[container].name}: ${listOf([...named, ...rest])}.`;
}
