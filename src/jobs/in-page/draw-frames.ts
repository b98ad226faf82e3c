import type { Job } from '../contract/job.ts';
import type { FilmAnimation } from '../contract/media-operation.ts';
import { ask, runJob } from '../run-job.ts';

/**
 * Adds the frames of an animation, drawn by the image engine, to the job that makes a video of it, if the browser has no
 * decoder that gives frames one by one, as Safari. If the engine reads only the first, the job stays as it is.
 */
export async function withFrames(film: FilmAnimation, file: File, signal: AbortSignal | undefined): Promise<Job> {
  const job: Job = { engine: 'media', operation: film };
  if ('ImageDecoder' in self) return job;
  const facts = await ask('image', { type: 'facts', file }, signal);
  if (facts.kind !== 'image' || facts.firstFrameOnly) return job;
  const frames = await runJob(
    { engine: 'image', operation: { type: 'split-frames', steps: [], output: { format: 'png', effort: 'fast' } } },
    [file],
    signal ? { signal } : {},
  );
  const drawn = frames.map((frame, index) => ({
    picture: frame.file,
    seconds: (facts.delays?.[index] ?? 0) / 1000,
  }));
  return { engine: 'media', operation: { ...film, drawn } };
}
