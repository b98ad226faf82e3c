import {
  ADTS,
  BlobSource,
  EncodedPacketSink,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  type InputTrack,
} from 'mediabunny';
import { JobError } from '../../errors.ts';
import { sniffFormat, type FormatId } from '../../formats.ts';
import { readingFailure } from './failure.ts';
import { within } from './within.ts';

/** A damaged index can keep a parser searching for ever. In seconds. */
const parseLimit = 20;

/** A file whose header was read. */
export interface Media extends Disposable {
  input: Input;
  format: FormatId;
  /** Those with picture or sound; Mediabunny reads no others. */
  tracks: InputTrack[];
  /** When the first thing in the file happens, on its own clock: not 0 in broadcast recordings. In seconds. */
  start: number;
  /** From `start` to the end of the longest track. In seconds. */
  duration: number;
}

/**
 * Reads a file's header and the ends of its tracks.
 *
 * @throws {JobError} when it is none of ours, damaged, encrypted, or has nothing to see or hear.
 */
export async function openMedia(file: File): Promise<Media> {
  if (file.size === 0) throw new JobError('empty-file', {});
  const format = await sniffFormat(file);
  if (!format) throw new JobError('unknown-format', {});
  const input = new Input({
    source: new BlobSource(file),
    formats: [MP4, QTFF, MATROSKA, WEBM, WAVE, OGG, FLAC, MP3, ADTS, MPEG_TS],
    formatOptions: {
      isobmff: {
        resolveKeyId: () => {
          throw new JobError('encrypted', {});
        },
      },
    },
  });
  try {
    return await within(parseLimit, readHeader(input, format));
  } catch (error) {
    input.dispose();
    throw readingFailure(error, format);
  }
}

async function readHeader(input: Input, format: FormatId): Promise<Media> {
  const tracks = await input.getTracks();
  // What is cut off before the index at its end looks as if it held nothing.
  if (tracks.length === 0) throw new Error('No track is described in this file');
  const start = Math.max(0, await input.getFirstTimestamp(tracks));
  const end = (await input.getDurationFromMetadata(tracks)) ?? (await input.computeDuration(tracks));
  return { input, format, tracks, start, duration: Math.max(0, end - start), [Symbol.dispose]: () => input.dispose() };
}

/** A header may promise a little more than there is: up to a second, and so much of the whole. */
const promiseTolerance = 0.05;

/**
 * Reads the first and the last packet of tracks: what is cut off or encrypted shows before any work is done.
 *
 * @throws {JobError}
 */
export async function checkEnds({ format, input, start, duration }: Media, tracks: InputTrack[]): Promise<void> {
  const check = async (track: InputTrack) => {
    const packets = new EncodedPacketSink(track);
    const first = await packets.getFirstPacket();
    const last = first && (await packets.getPacket(Infinity));
    if (!last) throw new Error(`No packet can be read at the end of track ${track.number}`);
  };
  const checkAll = async () => {
    await Promise.all(tracks.map(check));
    const missing = start + duration - (await input.computeDuration());
    if (missing > 1 + duration * promiseTolerance) throw new Error(`The last ${missing} s are missing`);
  };
  try {
    await within(parseLimit, checkAll());
  } catch (error) {
    throw readingFailure(error, format);
  }
}
