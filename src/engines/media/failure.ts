import { InputDisposedError, UnsupportedInputFormatError } from 'mediabunny';
import { JobError } from '../../errors.ts';
import { formats, type FormatId } from '../../formats.ts';

/** Names of the exceptions that WebCodecs throws at data that it cannot make sense of. */
const decodingFailures = new Set(['EncodingError', 'DataError']);
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
  if (unknownWave) return new JobError('no-decoder', { codec: waveName(Number(unknownWave[1])) }, { cause: error });
  return new JobError('corrupt-file', { format: formats[format].name }, { cause: error });
}

/**
 * The same for the work itself, where a mistake of ours is possible and stays visible as one.
 *
 * @returns the error unchanged when it says nothing about the file, the codecs or the disk.
 */
export function workFailure(error: unknown, format: FormatId, noSpace: () => Error): unknown {
  if (error instanceof JobError || error instanceof InputDisposedError || !(error instanceof Error)) return error;
  if (error.name === 'QuotaExceededError') return noSpace();
  if (decodingFailures.has(error.name) || fileFailures.has(error.name)) return readingFailure(error, format);
  return error;
}
