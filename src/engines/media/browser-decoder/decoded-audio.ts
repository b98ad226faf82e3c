import { JobError, type ErrorCode } from '#errors/errors.ts';
import type { FormatId } from '#formats/formats.ts';
import { describeSound } from './describe-audio.ts';
import { floatWave } from './float-wave.ts';

export type Decode = (file: Blob, sampleRate: number) => Promise<Float32Array<ArrayBuffer>[] | undefined>;

/** What the browser decoded from a whole audio file. */
export interface DecodedSound {
  wave: Blob;
  /** The codec that the file holds. */
  codec: string;
  /** Whether Mediabunny considers the file damaged, so that something may be missing. */
  uncertain: boolean;
}

/** Failures of files that the browser may still be able to read. */
const doubtful = new Set<ErrorCode>(['no-decoder', 'undecodable', 'corrupt-file', 'unknown-format']);
/** The limit of decoded samples, in bytes: all of them are in memory at once. */
const mostBytes = 800e6;
/** Assumed if a file does not state its duration. In bit/s. */
const leastBitrate = 16_000;

let decode: Decode | undefined;
/** The most recent result: a file is read when it is chosen, and again when it is converted. */
let last: { key: string; sound: DecodedSound } | undefined;

/** Sets the decoder, once per worker. */
export function prepareBrowserDecoder(decodeInPage: Decode) {
  decode = decodeInPage;
}

/**
 * Decodes an audio file as a whole in the browser, as a last resort.
 *
 * @param failure The error of the usual way to read it.
 * @returns undefined if the browser cannot decode it either, or if trying is pointless.
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
