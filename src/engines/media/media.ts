import type { Run } from '../../jobs/engine.ts';
import type { Output } from '../../jobs/job.ts';
import type { AnyMediaJob } from '../../jobs/media-job.ts';
import { makeFilm } from './animation/film.ts';
import { takeAnimation } from './animation/take-animation.ts';
import { compress } from './compress.ts';
import { convert } from './convert.ts';
import { workFailure } from './failure.ts';
import { prepareFrames } from './frames-to-encode/frames-to-encode.ts';
import { takeFrames } from './frames.ts';
import { tellInfo } from './info/info.ts';
import { join } from './join/join.ts';
import { openMedia } from './open-media.ts';
import { removeLeftovers } from './results.ts';
import { retime } from './retime/retime.ts';
import { convertSubtitles } from './subtitles/convert-subtitles.ts';
import { extractSubtitles } from './subtitles/extract-subtitles.ts';

export { inspect } from './inspect.ts';
export { peaks } from './sound/peaks.ts';

prepareFrames();

/** Every file is a job of its own, unless they are joined. The worker is named after its tab, whose results it may put on disk. */
export const run: Run<AnyMediaJob> = async (job, files, onProgress) => {
  await removeLeftovers(self.name);
  if ('join' in job && job.join) return [await join(job, files, onProgress)];
  const outputs: Output[] = [];
  for (const [index, file] of files.entries()) {
    outputs.push(...(await runOn(job, file, (progress) => onProgress((index + progress) / files.length))));
  }
  return outputs;
};

async function runOn(job: AnyMediaJob, file: File, onProgress: (progress: number) => void): Promise<Output[]> {
  if ('film' in job) return [await makeFilm(job, file, onProgress)];
  if ('subtitles' in job) return [await convertSubtitles(job, file)];
  if ('subtitleTracks' in job) return extractSubtitles(job, file, onProgress);
  using media = await openMedia(file, true);
  try {
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
