import type { AttachedImage, Input, MetadataTags } from 'mediabunny';
import { JobError } from '../../../errors/errors.ts';
import { formats, sniffFormat } from '../../../formats/formats.ts';
import type { ConvertMedia, TagChanges, TagName } from '../../../jobs/contract/media-operation.ts';
import { readMetadata } from '../mediabunny/mended-tags.ts';

/** What Mediabunny asks for: the tags of the result, from those of the input. */
export async function tagsOf({ tags: changes }: ConvertMedia): Promise<(tags: MetadataTags) => MetadataTags> {
  if (!changes) return withoutStrangers;
  const cover = changes.cover instanceof Blob ? await readCover(changes.cover) : undefined;
  return (tags) => withoutStrangers(changed(tags, changes, cover));
}

/** The tags of a file, to be written into another one. */
export const readTags = async (input: Input): Promise<MetadataTags> => withoutStrangers(await readMetadata(input));

/** Longer ones are no tags for people. In characters. */
const longest = 1000;

/** The tags that people change, as they read them. */
export async function readSaid(input: Input): Promise<Partial<Record<TagName, string>>> {
  const { title, artist, album, albumArtist, genre, comment, date, trackNumber } = await readMetadata(input);
  const said = { title, artist, album, albumArtist, genre, comment, year: date?.getUTCFullYear(), track: trackNumber };
  return Object.fromEntries(
    Object.entries(said)
      .map(([name, value]) => [name, value === undefined ? '' : String(value)] as const)
      .filter(([, value]) => value !== '' && value.length <= longest),
  );
}

/** What Mediabunny calls those that have another name here. */
const keys: Partial<Record<TagName, keyof MetadataTags>> = { year: 'date', track: 'trackNumber' };

function without(tags: MetadataTags, removed: TagName[]): MetadataTags {
  const gone = new Set<string>(removed.map((name) => keys[name] ?? name));
  return Object.fromEntries(Object.entries(tags).filter(([key]) => !gone.has(key)));
}

function changed(tags: MetadataTags, changes: TagChanges, cover?: AttachedImage): MetadataTags {
  const { clear, remove = [], year, track, cover: wished, ...texts } = changes;
  const kept = clear ? {} : without(tags, remove);
  // Some writers do not say that a picture is the front.
  const images = (kept.images ?? []).filter(({ kind }) => !cover || kind === 'coverBack');
  const { images: _, ...others } = kept;
  return {
    ...others,
    ...texts,
    ...(year !== undefined && { date: new Date(Date.UTC(year, 0, 1)) }),
    ...(track !== undefined && { trackNumber: track }),
    ...(wished !== 'remove' && (cover || images.length > 0) && { images: [...(cover ? [cover] : []), ...images] }),
    ...(kept.raw && { raw: withoutChanged(kept.raw, changes) }),
  };
}

/** What the formats call each tag; Mediabunny writes the new value under the same name. */
const names: Record<TagName | 'cover', readonly string[]> = {
  title: ['TIT2', '©nam', 'TITLE', 'INAM'],
  artist: ['TPE1', '©ART', 'ARTIST', 'IART'],
  album: ['TALB', '©alb', 'ALBUM', 'IPRD'],
  albumArtist: ['TPE2', 'aART', 'ALBUMARTIST', 'ALBUM_ARTIST'],
  genre: ['TCON', '©gen', 'GENRE', 'IGNR', 'gnre'],
  comment: ['COMM', '©cmt', 'COMMENT', 'ICMT', 'DESCRIPTION'],
  year: ['TDRC', 'TYER', 'TDAT', '©day', 'DATE', 'YEAR', 'DATE_RELEASED', 'ICRD'],
  track: ['TRCK', 'trkn', 'TRACKNUMBER', 'TRACK', 'PART_NUMBER', 'ITRK'],
  cover: ['APIC', 'covr', 'METADATA_BLOCK_PICTURE'],
};

function withoutChanged(raw: NonNullable<MetadataTags['raw']>, changes: TagChanges): NonNullable<MetadataTags['raw']> {
  const gone = new Set(
    Object.entries(names).flatMap(([name, keys]) =>
      // The names are those of the table.
      changes[name as keyof typeof names] === undefined && !changes.remove?.some((removed) => removed === name)
        ? []
        : keys.map((key) => key.toUpperCase()),
    ),
  );
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !gone.has(key.toUpperCase()) && key !== 'TAG'));
}

/**
 * Mediabunny writes covers from `images`; the ID3 frame that the first came from would be a second copy of it. And what
 * it takes for a tag may be a list of chapters, or one of them, whose times need not be those of the result.
 */
function withoutStrangers(tags: MetadataTags): MetadataTags {
  if (tags.images) delete tags.raw?.['APIC'];
  for (const chapters of ['chpl', 'CHAP', 'CTOC']) delete tags.raw?.[chapters];
  return tags;
}

/** @throws {JobError} `bad-cover` */
async function readCover(picture: Blob): Promise<AttachedImage> {
  const format = await sniffFormat(picture);
  if (format !== 'jpeg' && format !== 'png') throw new JobError('bad-cover', {});
  return {
    data: new Uint8Array(await picture.arrayBuffer()),
    mimeType: formats[format].mimeType,
    kind: 'coverFront',
    name: `cover.${formats[format].extensions[0]}`,
  };
}
