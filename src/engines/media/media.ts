import { sniffFormat } from '../../formats.ts';
import type { Run } from '../../jobs/engine.ts';
import { decodeInPage } from '../../jobs/decode-in-page.ts';
import type { Note, Output } from '../../jobs/job.ts';
import { loadModule } from '../../jobs/load-asset.ts';
import type { AnyMediaJob } from '../../jobs/media-job.ts';
import { addSubtitles } from './add-subtitles/add-subtitles.ts';
import { makeFilm } from './animation/film.ts';
import { takeAnimation } from './animation/take-animation.ts';
import { prepareBrowserDecoder } from './browser-decoder/decoded-sound.ts';
import { compress } from './compress.ts';
import { convert } from './convert.ts';
import { placeOf } from './destination.ts';
import { workFailure } from './failure.ts';
import { prepareFrames } from './frames-to-encode/frames-to-encode.ts';
import { takeFrames } from './frames.ts';
import { tellInfo } from './info/info.ts';
import { join } from './join/join.ts';
import { joinPieces, wholeOfPieces } from './join/pieces.ts';
import { openDecoded, openMedia, type Media } from './open-media.ts';
import { prepareLastingFrames } from './lasting-frames.ts';
import { retime } from './retime/retime.ts';
import { prepareMp3 } from './sound/mp3-decoder.ts';
import { preparePcm } from './sound/pcm-encoder.ts';
import { preparePreRoll } from './sound/pre-roll.ts';
import { soundParts } from './sound-parts.ts';
import { prepareEncoders, withEncoders } from './software-encoder.ts';
import { convertSubtitles } from './subtitles/convert-subtitles.ts';
import { extractSubtitles } from './subtitles/extract-subtitles.ts';

export { inspect } from './inspect.ts';
export { peaks } from './sound/peaks.ts';
export { tell } from './tell.ts';

prepareEncoders();
prepareFrames();
prepareLastingFrames();
preparePcm();
prepareMp3(() => loadModule('minimp3'));
preparePreRoll();
prepareBrowserDecoder(decodeInPage);

/** How much of the work it is to make one recording of several. */
const joining = 0.3;

/** Every file is a job of its own, unless they are joined. */
export const run: Run<AnyMediaJob> = async (job, files, onProgress) => {
  const outputs = await runOnAll(job, files, onProgress);
  return outputs.map((output) => {
    const onDisk = placeOf(output.file);
    return onDisk ? { ...output, onDisk } : output;
  });
};

const runOnAll: Run<AnyMediaJob> = async (job, files, onProgress) => {
  if ('join' in job && job.join) {
    const whole = job.sounds ? undefined : await wholeOfPieces(files);
    return withEncoders(async () => [
      whole ? await joinPieces(job, files, whole, onProgress) : await join(job, files, onProgress),
    ]);
  }
  const outputs: Output[] = [];
  for (const [index, file] of files.entries()) {
    const report = (progress: number) => onProgress((index + progress) / files.length);
    outputs.push(...(await withEncoders(() => runOn(job, file, report))));
  }
  return outputs;
};

async function runOn(job: AnyMediaJob, file: File, onProgress: (progress: number) => void): Promise<Output[]> {
  if ('film' in job) return [await makeFilm(job, file, onProgress)];
  if ('subtitles' in job) return [await convertSubtitles(job, file)];
  if ('subtitleTracks' in job) return extractSubtitles(job, file, onProgress);
  const parts = 'info' in job ? [file] : await soundParts(file);
  if (parts.length === 1) {
    try {
      using media = await openMedia(file, true);
      return await runOnMedia(job, media, onProgress);
    } catch (error) {
      using decoded = await openDecoded(file, error);
      if (!decoded) throw error;
      return await runOnMedia(job, decoded, onProgress);
    }
  }
  const { file: whole } = await join({ engine: 'media', container: 'wav', join: true }, [file], (progress) =>
    onProgress(progress * joining),
  );
  using opened = await openMedia(new File([whole], file.name), true);
  const rest = (progress: number) => onProgress(joining + progress * (1 - joining));
  const media = { ...opened, format: (await sniffFormat(file)) ?? opened.format };
  const outputs = await runOnMedia(job, media, rest);
  return outputs.map((output) => ({
    ...output,
    notes: [{ type: 'recordings-within', count: parts.length }, ...output.notes.filter(isNotCopied)],
  }));
}

type RecordingJob = Exclude<AnyMediaJob, { film: unknown } | { subtitles: unknown } | { subtitleTracks: unknown }>;

async function runOnMedia(job: RecordingJob, media: Media, onProgress: (progress: number) => void): Promise<Output[]> {
  const outputs = await resultsOf(job, media, onProgress);
  if (!media.decoded || 'info' in job) return outputs;
  const note: Note = { type: 'decoded-by-browser', uncertain: media.decoded.uncertain };
  return outputs.map((output) => ({ ...output, notes: [note, ...output.notes.filter(isNotCopied)] }));
}

/** What is copied now may have been decoded before. */
const isNotCopied = ({ type }: Note) => type !== 'tracks-copied';

async function resultsOf(job: RecordingJob, media: Media, onProgress: (progress: number) => void): Promise<Output[]> {
  try {
    if ('addSubtitles' in job) return [await addSubtitles(job, media, onProgress)];
    if ('frames' in job) return await takeFrames(job, media, onProgress);
    if ('info' in job) return [await tellInfo(job, media)];
    if ('retime' in job) return [await retime(job, media, onProgress)];
    if ('animation' in job) return [await takeAnimation(job, media, onProgress)];
    if (job.goal) return [await compress(job, media, onProgress)];
    const { file: result, notes } = await convert(job, media, onProgress);
    return [{ file: result, notes }];
  } catch (error) {
    throw workFailure(error, media.format);
  }
}
