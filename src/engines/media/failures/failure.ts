import { InputDisposedError, UnsupportedInputFormatError } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { formats, type FormatId } from '#formats/formats.ts';
import { isDamage } from './damage.ts';
import { undecodable } from './undecodable.ts';

/** Names of the exceptions that WebCodecs throws for data and configurations that it cannot handle. */
const decodingFailures = new Set(['EncodingError', 'DataError', 'OperationError']);
const isCodec = (error: Error) => error instanceof DOMException && decodingFailures.has(error.name);
/** Encoder errors have the same names as decoder errors; only the message distinguishes them. */
const ofEncoders = /\bencod(?:e|er|ing)\b/i;
/** Names of the exceptions that browsers throw when the file behind a `File` is gone or has changed. */
const fileFailures = new Set(['NotFoundError', 'NotReadableError']);

/**
 * Common codecs of WAV files other than PCM, by their numbers in RFC 2361. Mediabunny reports them only in messages.
 *
 * "Wave wordings" in `src/engines/media/mediabunny/README.md`.
 */
const waveNames: Record<number, string> = { 2: 'ADPCM', 17: 'ADPCM', 49: 'GSM', 80: 'MPEG audio', 85: 'MP3 in WAV' };
export const waveName = (tag: number) => waveNames[tag] ?? `WAV (${tag})`;
/** The largest plausible sample size of a WAV, in bits. */
const mostBits = 64;

function unreadWave(message: string): string | undefined {
  const tag = /^Unsupported WAVE codec \(format tag (\d+)\)/.exec(message)?.[1];
  if (tag) return waveName(Number(tag));
  const bits = /^Unsupported WAVE (?:PCM|float) bit depth \((\d+)\)/.exec(message)?.[1];
  return bits && Number(bits) > 0 && Number(bits) <= mostBits ? `WAV (${bits} bit)` : undefined;
}

/** Variants of AAC that Mediabunny cannot read. */
const unreadAac = /^ADTS frames with /;

/**
 * Turns an error thrown while reading a file into a failure that people can understand.
 *
 * @returns the error unchanged if it is not known to be the file's fault: then it is ours.
 */
export function readingFailure(error: unknown, format: FormatId): Error {
  if (!(error instanceof Error)) return new Error(String(error), { cause: error });
  if (error instanceof JobError) return error;
  if (error instanceof DOMException && fileFailures.has(error.name))
    return new JobError('unreadable', {}, { cause: error });
  const wave = unreadWave(error.message);
  if (wave) return undecodable(wave, 'audio', { cause: error });
  if (unreadAac.test(error.message)) return undecodable('AAC', 'audio', { what: 'variant', cause: error });
  // It begins like a file of its format, but the rest is not one.
  const isOther = error instanceof UnsupportedInputFormatError;
  if (!isOther && !isDamage(error) && !isCodec(error)) return error;
  return new JobError('corrupt-file', { format: formats[format].name }, { cause: error });
}

/** A profile that no browser knows. */
const unknownProfile = /must be a valid (\S+) codec string/;

/** Turns an error of the browser's encoder into a failure; returns anything else unchanged. */
export const encoderFailure = (error: unknown): unknown =>
  error instanceof Error && isCodec(error) && ofEncoders.test(error.message)
    ? new JobError('encoder-failed', {}, { cause: error })
    : error;

/** Does the same as `readingFailure` for errors thrown during the work itself. */
export function workFailure(error: unknown, format: FormatId): unknown {
  if (error instanceof JobError || error instanceof InputDisposedError || !(error instanceof Error)) return error;
  const profile = unknownProfile.exec(error.message)?.[1];
  if (profile) return undecodable(profile, 'video', { what: 'variant', cause: error });
  const failure = encoderFailure(error);
  return failure === error ? readingFailure(error, format) : failure;
}
