import { CanvasSink } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { TakeFrames } from '#jobs/contract/media-operation.ts';
import { drawSheet } from './sheet.ts';
import { encodeCanvas } from './encode-canvas.ts';
import { checkEnds, type Media } from '../open/open-media.ts';
import { trackCodec } from '../codecs/track-words.ts';
import { undecodable } from '../failures/undecodable.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** The most frames taken of one video: more would be a mistake. */
const most = 2000;

/**
 * Opens the primary video track, upright, within these lengths in pixels and never enlarged.
 *
 * @throws {JobError} if there is no video track, or it cannot be decoded.
 */
export async function openPicture(
  { input }: Media,
  { longest = Infinity, width: widest = Infinity }: { longest?: number; width?: number },
) {
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new JobError('no-track', { track: 'video' });
  if (!(await track.canDecode())) throw undecodable(await trackCodec(track), track.type);
  const [across, down] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const scale = Math.min(1, longest / Math.max(across, down), widest / across);
  const width = Math.max(1, Math.round(across * scale));
  const height = Math.max(1, Math.round(down * scale));
  const sink = new CanvasSink(track, {
    width,
    height,
    fit: 'fill',
    alpha: await track.canBeTransparent(),
    poolSize: 2,
  });
  return { track, sink, width, height };
}

export async function takeFrames(frames: TakeFrames, whole: Media, onProgress: OnProgress): Promise<Output[]> {
  const picture = await whole.input.getPrimaryVideoTrack();
  // Taking a single frame may still work in a file that ends too early.
  const isSpread = frames.which.type === 'count' || frames.which.type === 'every';
  const early = picture && isSpread ? await checkEnds(whole, [picture]) : undefined;
  const media = early ? { ...whole, duration: early.end } : whole;
  const notes = early ? [early.note] : [];
  const { track, sink } = await openPicture(media, frames.longest === undefined ? {} : { longest: frames.longest });
  const first = await track.getFirstTimestamp();
  // The audio may begin before the video does.
  const times = timesOf(frames.which, media).map((time) => Math.max(first, time));
  if (frames.sheet) {
    const sheet = await drawSheet({ ...frames, sheet: frames.sheet }, times, sink, media, onProgress);
    return [{ ...sheet, notes: [...sheet.notes, ...notes] }];
  }
  const outputs: Output[] = [];
  const digits = String(times.length).length;
  const name = media.file.name.replace(/\.[^.]+$/, '');
  const [extension] = formats[frames.format].extensions;
  for await (const wrapped of sink.canvasesAtTimestamps(times)) {
    if (wrapped) {
      const blob = await encodeCanvas(wrapped.canvas, frames.format, frames.quality);
      const number = times.length === 1 ? '' : `-${String(outputs.length + 1).padStart(digits, '0')}`;
      outputs.push({ file: new File([blob], `${name}${number}.${extension}`, { type: blob.type }), notes });
    }
    onProgress(outputs.length / times.length);
  }
  if (outputs.length === 0) throw new JobError('corrupt-file', { format: formats[media.format].name });
  return outputs;
}

/** Returns the times to take, on the file's own clock. */
function timesOf(which: TakeFrames['which'], { start, duration }: Media): number[] {
  const lastTime = Math.max(0, duration - 0.001);
  switch (which.type) {
    case 'count':
      // The middles of equal parts, because the first and the last frame are often black.
      return Array.from({ length: which.count }, (_, index) => start + (duration * (index + 0.5)) / which.count);
    case 'every': {
      const length = Math.min(most, Math.max(1, Math.ceil(duration / which.seconds)));
      return Array.from({ length }, (_, index) => start + index * which.seconds);
    }
    case 'at':
      return [start + Math.min(which.seconds, lastTime)];
    case 'at-share':
      return [start + Math.min(duration * which.share, lastTime)];
  }
}
