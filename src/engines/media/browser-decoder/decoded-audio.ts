import { JobError, type ErrorCode } from '../../../errors/errors.ts';
import type { FormatId } from '../../../formats/formats.ts';
import { describeSound } from './describe-audio.ts';
import { floatWave } from './float-wave.ts';

export type Decode = (file: Blob, sampleRate: number) => Promise<Float32Array<ArrayBuffer>[] | undefined>;

/** What the browser made of a whole file of sound. */
export interface DecodedSound {
  /** A WAV. */
  wave: Blob;
  /** The codec that the file holds. */
  codec: string;
  /** Mediabunny thinks that the file is damaged: something may be missing. */
  uncertain: boolean;
}

/** What the browser may know better. */
const doubtful = new Set<ErrorCode>(['no-decoder', 'undecodable', 'corrupt-file', 'unknown-format']);
/** All of it is in memory at once. In bytes of samples. */
const mostBytes = 800e6;
/** Where a file does not say how long it is. In bit/s. */
const leastBitrate = 16_000;

let decode: Decode | undefined;
/** The last one: a file is read when it is chosen, and again when it is worked on. */
let last: { key: string; sound: DecodedSound } | undefined;

/** Once for a worker. */
export function prepareBrowserDecoder(decodeInPage: Decode) {
  decode = decodeInPage;
}

/**
 * The last way to read a file of sound: the browser decodes it as a whole.
 *
 * @param failure of the usual ways.
 * @returns nothing where the browser cannot decode it either, or where there is no use in trying.
 * @throws {JobError} `too-large`
 */
export async function decodedSound(
  file: File,
  format: FormatId | undefined,
  failure: unknown,
): Promise<DecodedSound | undefined> {
  if (!decode || !format || !(failure instanceof JobError) || !doubtful.has(failure.code)) return undefined;
  const key = [file.name, file.size, file.lastModified].join('/');
  if (last?.key === key) return last.sound;
  const shape = await describeSound(file, format);
  if (!shape) return undefined;
  const { codec, sampleRate, numberOfChannels, duration = (file.size * 8) / leastBitrate } = shape;
  const needed = duration * sampleRate * numberOfChannels * Float32Array.BYTES_PER_ELEMENT;
  if (needed > mostBytes) {
    throw new JobError('too-large', { needed, available: mostBytes });
  }
  const channels = await decode(file, sampleRate);
  if (!channels?.[0]?.length) return undefined;
  const sound = { wave: floatWave(channels, sampleRate), codec, uncertain: failure.code === 'corrupt-file' };
  last = { key, sound };
  return sound;
}
