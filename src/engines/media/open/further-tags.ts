import type { FormatId } from '#formats/formats.ts';
import type { FurtherTag } from '#jobs/contract/lost-tag.ts';

/** Containers that name tags alike: `comments` are those of Vorbis, which Matroska has too. */
export type TagFamily = 'id3' | 'mp4' | 'mov' | 'comments';

const families: Partial<Record<FormatId, TagFamily>> = {
  mp4: 'mp4',
  m4a: 'mp4',
  mov: 'mov',
  flac: 'comments',
  ogg: 'comments',
  mkv: 'comments',
  webm: 'comments',
};

/** Returns the family of a format: all others have ID3 tags, or none. */
export const familyOf = (format: FormatId): TagFamily => families[format] ?? 'id3';

type Names = Partial<Record<TagFamily, string>> & { id3: string; comments: string };

/** The names of tags in each family that has a place for them. */
export const furtherTags: Record<FurtherTag, Names> = {
  composer: { id3: 'TCOM', comments: 'COMPOSER', mp4: '©wrt', mov: '©wrt' },
  conductor: { id3: 'TPE3', comments: 'CONDUCTOR' },
  copyright: { id3: 'TCOP', comments: 'COPYRIGHT', mp4: 'cprt', mov: '©cpy' },
  isrc: { id3: 'TSRC', comments: 'ISRC' },
  language: { id3: 'TLAN', comments: 'LANGUAGE' },
  lyricist: { id3: 'TEXT', comments: 'LYRICIST' },
  remixer: { id3: 'TPE4', comments: 'REMIXER' },
  publisher: { id3: 'TPUB', comments: 'PUBLISHER' },
  grouping: { id3: 'TIT1', comments: 'GROUPING', mp4: '©grp' },
  mood: { id3: 'TMOO', comments: 'MOOD' },
  key: { id3: 'TKEY', comments: 'KEY' },
  'original-artist': { id3: 'TOPE', comments: 'ORIGINALARTIST' },
  'sort-title': { id3: 'TSOT', comments: 'TITLESORT', mp4: 'sonm' },
  'sort-artist': { id3: 'TSOP', comments: 'ARTISTSORT', mp4: 'soar' },
  'sort-album': { id3: 'TSOA', comments: 'ALBUMSORT', mp4: 'soal' },
  'sort-composer': { id3: 'TSOC', comments: 'COMPOSERSORT', mp4: 'soco' },
};

/** The tags that Mediabunny has names of its own for, as each family names them. */
const common: Record<TagFamily, RegExp> = {
  id3: /^(T(IT[23]|PE[12]|ALB|RCK|POS|CON|DRC|DAT|YER|IME|BPM|T[23]|P[12A]|AL|RK|CO|YE|BP|DA)|USLT|ULT|COMM?|APIC|PIC|TAG|I(NAM|ART|PRD|TRK|GNR|CRD|CMT|DIT))$/u,
  mp4: /^(©(nam|des|art|alb|gen|day|cmt|lyr)|aart|albr|titl|gnre|trkn|dis[kc]|tmpo|covr|desc|rldt|name)$/iu,
  mov: /^(©(nam|des|art|alb|gen|day|cmt|lyr)|aart|albr|titl|gnre|trkn|dis[kc]|tmpo|covr|desc|rldt|name)$/iu,
  comments:
    /^(TITLE|DESCRIPTION|ARTIST|ALBUM|ALBUM_?ARTIST|COMMENT|LYRICS|(TRACK|DISC)(NUMBER|TOTAL)|PART_NUMBER|TOTAL_PARTS|DISC|TRACK|DATE(_RELEASED|_RECORDED)?|YEAR|BPM|GENRE|METADATA_BLOCK_PICTURE)$/iu,
};

/** What programs say about the file itself, or about how they wrote it, which is not true of another one. */
const ofFile =
  /^(vendor|encoder|encoded_by|©(too|enc|swr|swf)|T(SSE|ENC|LEN|FLT|DEN|DTG|SIZ)|NCON|RGAD|MLLT|SEEK|ASPI|ETCO|ISFT|major_brand|minor_version|compatible_brands|creation_time|duration|bps|number_of_.*|_statistics.*|chpl|CHAP|CTOC|iods|pgap|com\.apple\.quicktime\..*|(album_)?artist|title|album|genre|comment|lyrics|date|description|track)$/iu;

/** Whether a tag is in the common part of what Mediabunny reads, or no tag for people. */
export const isElsewhere = (family: TagFamily, key: string) => common[family].test(key) || ofFile.test(key);

const byName = new Map(
  Object.entries(furtherTags).flatMap(([tag, names]) =>
    // The keys are those of the table.
    Object.entries(names).map(([family, name]) => [`${family} ${name}`, tag as FurtherTag] as const),
  ),
);

/** Returns the tag that a family calls so. */
export const furtherTag = (family: TagFamily, key: string): FurtherTag | undefined =>
  byName.get(`${family} ${family === 'comments' ? key.toUpperCase() : key}`);
