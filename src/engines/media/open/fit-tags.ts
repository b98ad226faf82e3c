import { AttachedFile, type MetadataTags } from 'mediabunny';
import type { FormatId } from '#formats/formats.ts';
import type { LostTag } from '#jobs/contract/lost-tag.ts';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { repeated } from '../mediabunny/more-frames.ts';
import { familyOf, furtherTag, furtherTags, isElsewhere, type TagFamily } from './further-tags.ts';

type Raw = NonNullable<MetadataTags['raw']>;

/** The tags of a recording as a container can hold them. */
export interface FittedTags {
  tags: MetadataTags;
  /** What the container has no place for. */
  lost: LostTag[];
}

/** Gives tags the names that another container has for them, and lists those that it has no place for. */
export function fitTags({ raw = {}, ...said }: MetadataTags, from: FormatId, container: MediaContainer): FittedTags {
  const [source, target] = [familyOf(from), familyOf(container)];
  const fitted: Raw = {};
  const own: Record<string, string> = {};
  const lost: LostTag[] = [];
  for (const [key, value] of Object.entries(raw)) {
    const unread = outsideRaw(key, value, container);
    if (unread === 'kept' || (!unread && source === target)) fitted[key] = value;
    else if (unread) lost.push(...unread);
    else lost.push(...translate(key, value, source, target, { fitted, own }));
  }
  if (Object.keys(own).length > 0) fitted['TXXX'] = own;
  const tags = placed(source === 'comments' ? withAllValues(said, raw, fitted, target) : { ...said }, container, lost);
  if (target === 'id3') keepFrames(tags, fitted, container);
  return {
    tags: Object.keys(fitted).length > 0 ? { ...tags, raw: fitted } : tags,
    lost: [...new Map(lost.map((each) => [JSON.stringify(each), each])).values()],
  };
}

/** Decides on what is no tag that families name differently: `undefined` for all others. */
function outsideRaw(key: string, value: Raw[string], container: MediaContainer): 'kept' | LostTag[] | undefined {
  const [, name, again] = repeated.exec(key) ?? [];
  if (value instanceof AttachedFile) {
    if (container === 'mkv' || container === 'webm') return 'kept';
    return [{ tag: 'attachment', name: value.name ?? '' }];
  }
  if (isOfProgram(value)) return container === 'mp3' ? 'kept' : [];
  if (again === 'encrypted') return [{ tag: 'encrypted' }];
  if (name) return container === 'mp3' ? 'kept' : [more(name)];
  // iTunes' own names, which Mediabunny does not read.
  return key === '----' ? [{ tag: 'own' }] : undefined;
}

/** Writes a tag of one family as one of another. @returns what is lost. */
function translate(
  key: string,
  value: Raw[string],
  source: TagFamily,
  target: TagFamily,
  { fitted, own }: { fitted: Raw; own: Record<string, string> },
): LostTag[] {
  const tag = furtherTag(source, key);
  const text = asText(value);
  const addOwn = (name: string, said: string): LostTag[] => {
    // Names of comments are ASCII without "=".
    const comment = name.toUpperCase().replaceAll(/[^ -<>-}]/gu, '_');
    if (isElsewhere('comments', comment)) return [];
    if (target === 'id3') own[name] = said;
    else if (target === 'comments' && comment !== '') fitted[comment] ??= said;
    else return [{ tag: 'other', name }];
    return [];
  };
  if (isElsewhere(source, key)) return [];
  if (tag && text !== undefined) {
    const place = furtherTags[tag][target];
    if (!place) return [{ tag }];
    fitted[place] = text;
    return [];
  }
  if (key === 'TXXX' && typeof value === 'object')
    // Mediabunny reads these frames as texts by their descriptions.
    return Object.entries(value as Record<string, string>).flatMap(([name, said]) => addOwn(name, said));
  return source === 'comments' && text !== undefined ? addOwn(key, text) : [{ tag: 'other', name: key }];
}

/** Whether a frame is one of the comments in which iTunes keeps levels and lengths: `\0eng`, `iTunNORM`. */
const isOfProgram = (value: Raw[string]) =>
  value instanceof Uint8Array && new TextDecoder('windows-1252').decode(value.subarray(4, 8)) === 'iTun';

function asText(value: Raw[string]): string | undefined {
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' ? value : undefined;
}

const more = (frame: string): LostTag =>
  frame === 'COMM'
    ? { tag: 'other-comments' }
    : frame === 'USLT'
      ? { tag: 'other-lyrics' }
      : { tag: 'other', name: frame };

/** Moves to its place what Mediabunny writes only in some places, and lists what it does not write. */
function placed(said: MetadataTags, container: MediaContainer, lost: LostTag[]): MetadataTags {
  const family = familyOf(container);
  if (family === 'mov') {
    const { images, trackNumber, tracksTotal: _, discNumber, discsTotal: __, beatsPerMinute, ...others } = said;
    if (images?.length) lost.push({ tag: 'cover' });
    if (trackNumber) lost.push({ tag: 'track-number' });
    if (discNumber) lost.push({ tag: 'disc-number' });
    if (beatsPerMinute) lost.push({ tag: 'beats-per-minute' });
    return others;
  }
  if (family !== 'mp4' || !said.images?.length) return said;
  // MP4 holds one cover.
  const front = said.images.find(({ kind }) => kind === 'coverFront') ?? said.images[0];
  if (said.images.length > 1) lost.push({ tag: 'other-covers' });
  return { ...said, images: front ? [{ ...front, kind: 'coverFront' }] : [] };
}

/** Comments may have several values, of which Mediabunny takes the first. */
const valued = {
  title: 'TITLE',
  artist: 'ARTIST',
  album: 'ALBUM',
  albumArtist: 'ALBUMARTIST',
  genre: 'GENRE',
} as const;

function withAllValues(said: MetadataTags, raw: Raw, fitted: Raw, target: TagFamily): MetadataTags {
  const tags = { ...said };
  // The keys are those of the table.
  for (const [tag, key] of Object.entries(valued) as [keyof typeof valued, string][]) {
    const values = raw[key];
    if (!Array.isArray(values) || tags[tag] !== values[0]) continue;
    if (target === 'comments') {
      delete tags[tag];
      fitted[key] = values;
    } else tags[tag] = values.join('; ');
  }
  return tags;
}

const utf8 = 3;

/**
 * Keeps the language and description of comments and lyrics as they are in the file, and writes lyrics, whose size
 * Mediabunny 1.61 gets wrong outside ISO 8859-1 ("Lyrics" in `src/engines/media/mediabunny/README.md`).
 */
function keepFrames(tags: MetadataTags, fitted: Raw, container: MediaContainer) {
  // WAV has a place of its own for comments.
  if (container === 'mp3' && fitted['COMM']) delete tags.comment;
  if (tags.lyrics !== undefined)
    fitted['USLT'] ??= Uint8Array.from([utf8, ...new TextEncoder().encode(`und\0${tags.lyrics}\0`)]);
  delete tags.lyrics;
}
