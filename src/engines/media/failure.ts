import { InputDisposedError, UnsupportedInputFormatError } from 'mediabunny';
import { JobError } from '../../errors.ts';
import { formats, type FormatId } from '../../formats.ts';
import { undecodable } from './undecodable.ts';

/** Names of the exceptions that WebCodecs throws at data and set-ups that it cannot make sense of. Encoders' are asked for first. */
const decodingFailures = new Set(['EncodingError', 'DataError', 'OperationError']);
/** The ones that browsers throw when the file behind a `File` is gone or has changed. */
const fileFailures = new Set(['NotFoundError', 'NotReadableError']);

/** What is common in WAV files besides PCM; Mediabunny tells of it in words only. By the numbers of RFC 2361. */
const waveNames: Record<number, string> = { 2: 'ADPCM', 17: 'ADPCM', 49: 'GSM', 80: 'MPEG audio', 85: 'MP3 in WAV' };
const waveName = (tag: number) => waveNames[tag] ?? `WAV of kind ${tag}`;

/**
 * What is thrown while a file is read, as a failure that people can understand. Mediabunny checks by assertion, and
 * reads past the end of what is cut off: on strangers' files that means that the file is damaged, not that we erred.
 */
export function readingFailure(error: unknown, format: FormatId): Error {
  if (error instanceof JobError) return error;
  if (error instanceof DOMException && fileFailures.has(error.name))
    return new JobError('unreadable', {}, { cause: error });
  if (error instanceof UnsupportedInputFormatError) return new JobError('unknown-format', {}, { cause: error });
  const unknownWave = error instanceof Error && /Unsupported WAVE codec \(format tag (\d+)\)/.exec(error.message);
  if (unknownWave) return undecodable(waveName(Number(unknownWave[1])), 'audio', { cause: error });
  return new JobError('corrupt-file', { format: formats[format].name }, { cause: error });
}

/** How Mediabunny words it when what a file says of its packets makes no sense. */
const nonsense =
  /^Assertion failed|^Timestamps |^Undefined element size|decoder (?:configuration|description)|must be a positive integer|^newDuration must be/;
/** A profile that no browser knows. */
const unknownProfile = /must be a valid (\S+) codec string/;

/**
 * The same for the work itself, where a mistake of ours is possible and stays visible as one.
 *
 * @returns the error unchanged when it says nothing about the file or the codecs.
 */
export function workFailure(error: unknown, format: FormatId): unknown {
  if (error instanceof JobError || error instanceof InputDisposedError || !(error instanceof Error)) return error;
  const profile = unknownProfile.exec(error.message)?.[1];
  if (profile) return undecodable(`this kind of ${profile}`, 'video', { cause: error });
  const isReading = decodingFailures.has(error.name) || fileFailures.has(error.name);
  if (isReading || error instanceof RangeError || nonsense.test(error.message)) return readingFailure(error, format);
  return error;
}
