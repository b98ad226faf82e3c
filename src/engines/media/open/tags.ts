import type { AttachedImage, Input, MetadataTags } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { formats, sniffFormat } from '#formats/formats.ts';
import type { ConvertMedia, TagChanges, TagName } from '#jobs/contract/media-operation.ts';
import { readMetadata } from '../mediabunny/mended-tags.ts';
import { repeated } from '../mediabunny/more-frames.ts';

/** Returns the function that Mediabunny expects: it makes the tags of the result from those of the input. */
export async function tagsOf({ tags: changes }: ConvertMedia): Promise<(tags: MetadataTags) => MetadataTags> {
  if (!changes) return withoutStrangers;
  const cover = changes.cover instanceof Blob ? await readCover(changes.cover) : undefined;
  return (tags) => withoutStrangers(changed(tags, changes, cover));
}

/** Reads the tags of a file, to be written into another one. */
export const readTags = async (input: Input): Promise<MetadataTags> => withoutStrangers(await readMetadata(input));

/** Longer values are not tags for people. In characters. */
const longest = 1000;

/** Reads the tags that people can change, as text. */
export async function readSaid(input: Input): Promise<Partial<Record<TagName, string>>> {
  const { title, artist, album, albumArtist, genre, comment, date, trackNumber } = await readMetadata(input);
  const said = { title, artist, album, albumArtist, genre, comment, year: date?.getUTCFullYear(), track: trackNumber };
  return Object.fromEntries(
    Object.entries(said)
      .map(([name, value]) => [name, value === undefined ? '' : String(value)] as const)
      .filter(([, value]) => value !== '' && value.length <= longest),
  );
}

/** Mediabunny's names for the tags that have another name here. */
const keys: Partial<Record<TagName, keyof MetadataTags>> = { year: 'date', track: 'trackNumber' };

function without(tags: MetadataTags, removed: TagName[]): MetadataTags {
  const gone = new Set<string>(removed.map((name) => keys[name] ?? name));
  return Object.fromEntries(Object.entries(tags).filter(([key]) => !gone.has(key)));
}

function changed(tags: MetadataTags, changes: TagChanges, cover?: AttachedImage): MetadataTags {
  const { clear, remove = [], year, track, cover: wished, ...texts } = changes;
  const kept = clear ? {} : without(tags, remove);
  // Some writers do not mark a picture as the front cover.
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

/** The names of each tag in the formats; Mediabunny writes the new value under the same name. */
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
      // These are the keys of the table.
      changes[name as keyof typeof names] === undefined && !changes.remove?.some((removed) => removed === name)
        ? []
        : keys.map((key) => key.toUpperCase()),
    ),
  );
  const isGone = (key: string) => gone.has(key.replace(repeated, '$1').toUpperCase()) || key === 'TAG';
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !isGone(key)));
}

/**
 * Removes raw tags that must not be written. Mediabunny writes covers from `images`, so the ID3 frame of the first one
 * would be a second copy. It also takes lists of chapters, and single chapters, for tags, but their times need not be
 * those of the result.
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
