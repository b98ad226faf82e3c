import { sniffFormat } from '#formats/formats.ts';
import type { Run, OnProgress } from '#jobs/contract/engine.ts';
import type { MediaJob, Note, Output } from '#jobs/contract/job.ts';
import type { JoinMedia, MediaOperation } from '#jobs/contract/media-operation.ts';
import { addSubtitles } from './add-subtitles/add-subtitles.ts';
import { makeFilm } from './animation/film.ts';
import { takeAnimation } from './animation/take-animation.ts';
import { areOfOneKind, soundParts } from './audio/parts.ts';
import { hasBrokenPages } from './containers/ogg-checksums.ts';
import { prepareOpenH264 } from './encoders/openh264-encoder.ts';
import { withEncoders } from './encoders/software-encoder.ts';
import { encoderFailure, workFailure } from './failures/failure.ts';
import { takeFrames } from './frames/frames.ts';
import { tellInfo } from './info/info.ts';
import { join } from './join/join.ts';
import { joinPieces, wholeOfPieces } from './join/pieces.ts';
import { openDecoded, openMedia, type Media } from './open/open-media.ts';
import { retime } from './retime/retime.ts';
import { convertSubtitles } from './subtitles/convert-subtitles.ts';
import { extractSubtitles } from './subtitles/extract-subtitles.ts';
import { compress } from './write/compress.ts';
import { convert } from './write/convert.ts';
import { placeOf } from './write/destination.ts';
import { JobError } from '#errors/errors.ts';
import type { InspectFile } from '#jobs/contract/hidden-data.ts';
import { reportInspection } from '#metadata/inspection.ts';
import { hiddenInRecording, isRecording } from './inspect/hidden-in-recording.ts';

/** The share of the progress that joining several recordings into one takes. */
const joining = 0.3;

/** Processes each file separately, unless the operation joins them. */
export const run: Run<MediaJob> = async ({ operation }, files, onProgress) => {
  const outputs = await runOnAll(operation, files, onProgress).catch((error: unknown) => {
    throw encoderFailure(error);
  });
  // Only these properties can be cloned to the page.
  return outputs.map(({ file, notes, seconds, report }) => {
    const onDisk = placeOf(file);
    return {
      file,
      notes,
      ...(seconds !== undefined && { seconds }),
      ...(report && { report }),
      ...(onDisk && { onDisk }),
    };
  });
};

async function runOnAll(operation: MediaOperation, files: File[], onProgress: OnProgress): Promise<Output[]> {
  await prepareOpenH264();
  if (operation.type === 'join') return withEncoders(async () => [await joinAll(operation, files, onProgress)]);
  const outputs: Output[] = [];
  for (const [index, file] of files.entries()) {
    const report = (progress: number) => onProgress((index + progress) / files.length);
    outputs.push(...(await withEncoders(() => runOn(operation, file, report))));
  }
  return outputs;
}

async function joinAll(operation: JoinMedia, files: File[], onProgress: OnProgress): Promise<Output> {
  const whole = operation.sounds ? undefined : await wholeOfPieces(files);
  const output = await (whole ? joinPieces(operation, files, whole, onProgress) : join(operation, files, onProgress));
  const damaged = await Promise.all(files.map(isDamagedSound));
  const notes = files.flatMap(({ name }, index): Note[] => (damaged[index] ? [{ type: 'audio-damaged', name }] : []));
  return { ...output, notes: [...output.notes, ...notes] };
}

/** Whether parts of the audio may be wrong though it can be decoded. */
const isDamagedSound = async (file: File) => (await sniffFormat(file)) === 'ogg' && hasBrokenPages(file);

async function runOn(
  operation: Exclude<MediaOperation, JoinMedia>,
  file: File,
  onProgress: OnProgress,
): Promise<Output[]> {
  switch (operation.type) {
    case 'film':
      return [await makeFilm(operation, file, onProgress)];
    case 'convert-subtitles':
      return [await convertSubtitles(operation, file)];
    case 'inspect':
      return [await inspectRecording(operation, file)];
    case 'extract-subtitles':
      return extractSubtitles(operation, file, onProgress);
    default:
      return runOnRecording(operation, file, onProgress);
  }
}

/** The operations on the tracks of a recording. */
type RecordingOperation = Exclude<
  MediaOperation,
  { type: 'join' | 'film' | 'convert-subtitles' | 'extract-subtitles' | 'inspect' }
>;

async function runOnRecording(operation: RecordingOperation, file: File, onProgress: OnProgress): Promise<Output[]> {
  const outputs = await runOnParts(operation, file, onProgress);
  if (!(await isDamagedSound(file))) return outputs;
  return outputs.map((output) => ({ ...output, notes: [...output.notes, { type: 'audio-damaged' }] }));
}

async function runOnParts(operation: RecordingOperation, file: File, onProgress: OnProgress): Promise<Output[]> {
  const parts = operation.type === 'info' ? [file] : await soundParts(file);
  if (parts.length === 1) {
    try {
      using media = await openMedia(file, true);
      return await runOnMedia(operation, media, onProgress);
    } catch (error) {
      using decoded = await openDecoded(file, error);
      if (!decoded) throw error;
      return await runOnMedia(operation, decoded, onProgress);
    }
  }
  const format = await sniffFormat(file);
  // Frames are copied if all are of one kind.
  const container = format === 'ts' ? 'mkv' : format === 'mp3' && (await areOfOneKind(parts)) ? 'mp3' : 'wav';
  const joined = await join({ type: 'join', container }, [file], (progress) => onProgress(progress * joining));
  const isCopied = joined.notes.some(({ type }) => type === 'tracks-copied');
  const lost = joined.notes.filter(({ type }) => type === 'part-dropped' || type === 'starts-at-whole-picture');
  using opened = await openMedia(new File([joined.file], file.name), true);
  const rest = (progress: number) => onProgress(joining + progress * (1 - joining));
  const media = { ...opened, format: format ?? opened.format };
  const outputs = await runOnMedia(operation, media, rest);
  return outputs.map((output) => {
    // A result may be what was given, unchanged.
    if (output.file === media.file) return { ...output, file };
    const within: Note = { type: 'recordings-within', count: parts.length, decoded: !isCopied };
    return { ...output, notes: [within, ...lost, ...output.notes.filter((note) => isCopied || isNotCopied(note))] };
  });
}

async function runOnMedia(operation: RecordingOperation, media: Media, onProgress: OnProgress): Promise<Output[]> {
  const outputs = await resultsOf(operation, media, onProgress);
  if (!media.decoded || operation.type === 'info') return outputs;
  const note: Note = { type: 'decoded-by-browser', uncertain: media.decoded.uncertain };
  return outputs.map((output) => ({ ...output, notes: [note, ...output.notes.filter(isNotCopied)] }));
}

/** Tracks that are copied here may have been decoded before. */
const isNotCopied = ({ type }: Note) => type !== 'tracks-copied';

async function resultsOf(operation: RecordingOperation, media: Media, onProgress: OnProgress): Promise<Output[]> {
  try {
    switch (operation.type) {
      case 'convert':
        return [await convert(operation, media, onProgress)];
      case 'compress':
        return [await compress(operation, media, onProgress)];
      case 'speed':
      case 'reverse':
        return [await retime(operation, media, onProgress)];
      case 'frames':
        return await takeFrames(operation, media, onProgress);
      case 'animation':
        return [await takeAnimation(operation, media, onProgress)];
      case 'add-subtitles':
        return [await addSubtitles(operation, media, onProgress)];
      case 'info':
        return [await tellInfo(media)];
    }
  } catch (error) {
    throw workFailure(error, media.format);
  }
}

/** Reports what a recording contains besides what can be seen and heard. */
async function inspectRecording(operation: InspectFile, file: File): Promise<Output> {
  const format = await sniffFormat(file);
  if (!isRecording(format)) throw new JobError('unknown-format', {});
  return reportInspection(file, await hiddenInRecording(file, format), operation);
}
