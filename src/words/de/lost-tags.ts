import { formats, type FormatId } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/lost-tags.ts';
import type { Words } from '#wording/words.ts';

const names: Record<Exclude<LostTag['tag'], 'attachment' | 'other'>, string> = {
  composer: 'Komponist',
  conductor: 'Dirigent',
  copyright: 'Copyright',
  isrc: 'ISRC',
  language: 'Sprache',
  lyricist: 'Textdichter',
  remixer: 'Remixer',
  publisher: 'Herausgeber',
  grouping: 'Gruppierung',
  mood: 'Stimmung',
  key: 'Tonart',
  'original-artist': 'ursprünglicher Interpret',
  'sort-title': 'Titel zum Sortieren',
  'sort-artist': 'Interpret zum Sortieren',
  'sort-album': 'Album zum Sortieren',
  'sort-composer': 'Komponist zum Sortieren',
  cover: 'Cover',
  'other-covers': 'alle Bilder außer dem vorderen Cover',
  'track-number': 'Titelnummer',
  'disc-number': 'CD-Nummer',
  'beats-per-minute': 'Schläge pro Minute',
  chapters: 'Kapitel',
  'other-comments': 'alle Kommentare außer dem ersten',
  'other-lyrics': 'alle Liedtexte außer dem ersten',
  encrypted: 'verschlüsselte Tags',
  own: 'Tags, die ein Programm selbst benannt hat',
};

function describeTag(lost: LostTag): string {
  if (lost.tag === 'attachment') return `angehängte Datei ${lost.name}`.trim();
  return lost.tag === 'other' ? `„${lost.name}“` : names[lost.tag];
}

/** How many tags are named: a file may have hundreds. */
const most = 12;

/** `In MOV nicht behalten: Cover und Titelnummer.`, before the work as well as after it. */
export const describeLostTags: Words<typeof english.describeLostTags> = (
  tags: readonly LostTag[],
  container: FormatId,
): string => {
  const named = tags.slice(0, most).map(describeTag);
  const rest = tags.length > most ? [`${tags.length - most} weitere`] : [];
  return `Bleibt in ${formats[container].name} nicht erhalten: ${listOf([...named, ...rest])}.`;
};
