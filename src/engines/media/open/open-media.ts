import { EncodedPacketSink, type Input, type InputTrack, type MetadataTags } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { formats, sniffFormat, type FormatId } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import { mendAvcLevel } from '../codecs/avc-level.ts';
import { stateColours } from '../codecs/untagged-colours.ts';
import { Damage } from '../failures/damage.ts';
import { decodedSound, type DecodedSound } from '../browser-decoder/decoded-audio.ts';
import { findEnd, lastEnd } from './duration.ts';
import { findEnding, type Ending } from './ending.ts';
import { readingFailure } from '../failures/failure.ts';
import { readGapless } from './gapless.ts';
import { openInput } from '../mediabunny/open-input.ts';
import { isOpusSound, mendOpusHead } from '../codecs/opus-packets.ts';
import { readEdits, type Edits } from '../containers/edit-list.ts';
import { forgetEmptyTracks } from '../mediabunny/empty-tracks.ts';
import type { OtherTrack } from '../unread-tracks/other-track.ts';
import { findOtherTracks } from '../unread-tracks/unread-tracks.ts';
import { undecodable } from '../failures/undecodable.ts';
import { readFrameTable } from '../mp3/frame-table.ts';
import { within } from '../failures/with-timeout.ts';

/** A damaged index can make a parser search forever. In seconds. */
const parseLimit = 20;
/** A long file without an index has to be read to its end, at least at this speed. In bytes per second. */
const slowestReading = 20_000_000;
const limitFor = ({ size }: File) => parseLimit + size / slowestReading;

/** A file whose header has been read. */
export interface Media extends Disposable {
  file: File;
  input: Input;
  format: FormatId;
  /** The video and audio tracks that Mediabunny reads. */
  tracks: InputTrack[];
  otherTracks: OtherTrack[];
  /**
   * When the first thing in the file happens, on its own clock, in seconds: not 0 in broadcast recordings, and negative
   * in some.
   */
  start: number;
  /** From `start` to the end of the longest track, or to the end that the file states. In seconds. */
  duration: number;
  /** The duration that its header states, if that is more than there is. In seconds. */
  promised?: number;
  /** Whether it stops in the middle of something. */
  cutOff: boolean;
  edits: Edits;
  /** Whether packets extend beyond its start and end, with the silence that an encoder added. */
  isGapless: boolean;
  /** The audio that it is read from, if the browser decoded all of it. */
  decoded?: DecodedSound;
}

/**
 * Reads a file's header.
 *
 * @param exactly Whether the duration must not be an estimate, which can mean reading all of a recording without an
 *   index.
 * @throws {JobError} if the format is not supported, or the file is damaged, encrypted, or has nothing to see or hear.
 */
export async function openMedia(file: File, exactly: boolean): Promise<Media> {
  if (file.size === 0) throw new JobError('empty-file', {});
  const format = await sniffFormat(file);
  if (!format) throw new JobError('unknown-format', {});
  try {
    return await openAs(format, file, exactly);
  } catch (error) {
    const decoded = await openDecoded(file, error);
    if (!decoded) throw error;
    return decoded;
  }
}

/**
 * Opens an audio file with the browser's own decoder, after the usual ways have failed.
 *
 * @returns undefined if that fails, too.
 * @throws {JobError} `too-large`
 */
export async function openDecoded(file: File, failure: unknown): Promise<Media | undefined> {
  const format = await sniffFormat(file);
  const sound = await decodedSound(file, format, failure);
  if (!sound || !format) return undefined;
  const media = await openAs('wav', new File([sound.wave], file.name), true);
  const tags = await tagsIn(file, format);
  media.input.getMetadataTags = () => Promise.resolve(tags);
  return { ...media, file, format, decoded: sound };
}

/** Reads the tags of a file whose audio cannot be read, as far as possible. */
async function tagsIn(file: File, format: FormatId): Promise<MetadataTags> {
  using input = await openInput(file, format);
  return await input.getMetadataTags().catch(() => ({}));
}

async function openAs(format: FormatId, file: File, exactly: boolean): Promise<Media> {
  const ending = await findEnding(file, format).catch((error: unknown) => {
    throw readingFailure(error, format);
  });
  const input = await openInput(ending.readable, format);
  const { tags } = ending;
  if (tags) {
    input.getMetadataTags = () => Promise.resolve(tags);
    input.getMimeType = () => Promise.resolve(formats[format].mimeType);
  }
  try {
    return await within(exactly ? limitFor(file) : parseLimit, readHeader(input, format, file, ending, exactly));
  } catch (error) {
    input.dispose();
    throw readingFailure(error, format);
  }
}

/**
 * Formats that show what comes before time 0. Broadcasts have negative times where their clock is about to wrap around,
 * and Matroska where a recording was moved.
 */
const showsAll = new Set<FormatId>(['ts', 'mkv', 'webm']);

/** No encoder adds more silence than this, in seconds: a note on more of it is wrong, and audio would be lost. */
const longestSilence = 0.5;

async function readHeader(
  input: Input,
  format: FormatId,
  file: File,
  { readable, cutOff, promised, otherProgrammes = 0 }: Ending,
  exactly: boolean,
): Promise<Media> {
  const otherTracks = [
    ...(await findOtherTracks(format === 'ts' ? readable : file, format)),
    ...Array.from({ length: otherProgrammes }, (): OtherTrack => ({ type: 'programme', codec: '', encrypted: false })),
  ];
  if (otherTracks.some(({ encrypted }) => encrypted)) throw new JobError('copy-protected', {});
  await forgetEmptyTracks(input);
  const tracks = await input.getTracks();
  if (tracks.length === 0) throw nothingReadable(otherTracks);
  if (format !== 'ogg') await Promise.all(tracks.map(mendOpusHead));
  if (hasTables.has(format)) await Promise.all(tracks.map(mendAvcLevel));
  await Promise.all(tracks.map(stateColours));
  const first = await input.getFirstTimestamp(tracks);
  const [sound] = tracks;
  const gapless =
    tracks.length === 1 && sound?.isAudioTrack() === true
      ? await readGapless(file, format, await sound.getSampleRate())
      : undefined;
  const start = showsAll.has(format) ? first : Math.max(0, first) + (gapless?.start ?? 0);
  const edits = await readEdits(file, format);
  const found = await findEnd(input, tracks, file, format, exactly);
  const noted = gapless && found - start - gapless.length < longestSilence ? start + gapless.length : Infinity;
  const end = Math.min(edits.end ?? Infinity, noted, found);
  return {
    file,
    input,
    format,
    tracks,
    otherTracks,
    start,
    duration: Math.max(0, end - start),
    ...(promised !== undefined && { promised }),
    cutOff,
    edits,
    isGapless: gapless !== undefined,
    [Symbol.dispose]: () => input.dispose(),
  };
}

function nothingReadable(otherTracks: OtherTrack[]): Error {
  for (const { type, codec } of otherTracks) {
    if (type === 'video' || type === 'audio') return undecodable(codec, type);
  }
  if (otherTracks.some(({ type }) => type === 'subtitles')) return new JobError('only-subtitles', {});
  // A file that is cut off before the index at its end looks empty.
  return new Damage('No track is described in this file');
}

/** How much a file may fall short of the duration in its header: in seconds, plus a share of the duration. */
const tolerance = { seconds: 1, share: 0.05 };
const soundTolerance = { seconds: 0.1, share: 0.01 };
/** The tables of these formats list all packets: if they list none, there is none. */
const hasTables = new Set<FormatId>(['mp4', 'm4a', 'mov']);
/** Files in these formats can be used up to where they break off. */
const openEnded = new Set<FormatId>(['mp3', 'aac', 'wav', 'aiff', 'caf', 'flac', 'ogg', 'mkv', 'webm']);

/**
 * Reads the first and the last packet of tracks, so that missing or encrypted data is noticed before any work is done.
 *
 * @returns a note on a file that ends too early, and where it ends, in seconds from its start.
 * @throws {JobError}
 */
export async function checkEnds(
  { file, format, input, decoded, start, duration, promised = duration, cutOff }: Media,
  tracks: InputTrack[],
): Promise<{ note: Note; end: number } | undefined> {
  const check = async (track: InputTrack) => {
    if (!(await isOpusSound(track))) throw new Damage(`Track ${track.number} is not the Opus that it says`);
    const packets = new EncodedPacketSink(track);
    const first = await packets.getFirstPacket();
    const last = first && (await packets.getPacket(Infinity));
    if (last) return true;
    // A recording that consists only of fragments does not state its duration: each can be read without the next one.
    const isOfFragments = (await track.getDurationFromMetadata()) === null;
    if (!first && isOfFragments && hasTables.has(format))
      throw new JobError('no-packets', { track: track.type === 'subtitle' ? 'subtitles' : track.type });
    if (!first || !isOfFragments) throw new Damage(`No packet can be read at the end of track ${track.number}`);
    return false;
  };
  const checkAll = async () => {
    const table = format === 'mp3' && !decoded ? await readFrameTable(file) : undefined;
    const areWhole = table !== undefined || (await Promise.all(tracks.map(check))).every(Boolean);
    const ends = table ? [table.seconds] : await Promise.all((await input.getTracks()).map(lastEnd));
    const end = Math.max(...ends) - start;
    const isGood = openEnded.has(format);
    const { seconds, share } = formats[format].kind === 'audio' ? soundTolerance : tolerance;
    if (promised - end > seconds + promised * share) {
      if (isGood) return { note: { type: 'ends-early', seconds: end, expected: promised } as const, end };
      throw new Damage(`It ends at ${end} s and should at ${promised} s`);
    }
    return cutOff || !areWhole ? { note: { type: 'cut-off' } as const, end: Math.min(end, duration) } : undefined;
  };
  try {
    return await within(limitFor(file), checkAll());
  } catch (error) {
    throw readingFailure(error, format);
  }
}
