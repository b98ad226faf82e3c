import { JobError } from '#errors/errors.ts';
import { formats, outputName } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import { mostAnimationFrames, type TakeAnimation } from '#jobs/contract/media-operation.ts';
import { openPicture } from '../frames/frames.ts';
import { checkEnds, type Media } from '../open/open-media.ts';
import { keptRange } from '../plan/range.ts';
import { gifWriter } from './gif.ts';
import { riffSize, webpWriter } from './webp.ts';
import type { AnimationWriter } from './writer.ts';
import { VideoSampleSink, type CanvasSink, type InputVideoTrack } from 'mediabunny';
import { canShrink, shrinker } from './small-pictures.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** This many bytes at a time move out of the worker's memory into a blob: the browser keeps large blobs on disk. */
const partLength = 4 * 2 ** 20;

export async function takeAnimation(animation: TakeAnimation, media: Media, onProgress: OnProgress): Promise<Output> {
  const { format, trim, loop, quality, dither } = animation;
  const picture = await media.input.getPrimaryVideoTrack();
  const early = picture && (await checkEnds(media, [picture]));
  const { track, sink, width, height } = await openPicture(media, { width: animation.width });
  const transparent = await track.canBeTransparent();
  const asked = keptRange({ trim: { ...trim, exact: true } }, media) ?? {
    start: media.start,
    end: media.start + media.duration,
  };
  const readable = early ? media.start + early.end : Infinity;
  const range = { start: asked.start, end: Math.max(asked.start, Math.min(asked.end, readable)) };
  const settings = { width, height, loop, quality };
  const writer = format === 'gif' ? gifWriter({ ...settings, dither }) : webpWriter(settings);
  const { averagePacketRate } = await track.computePacketStats(250);
  const frameRate = Math.min(animation.frameRate, averagePacketRate > 0 ? averagePacketRate : Infinity);
  const wanted = Math.max(1, Math.round((range.end - range.start) * frameRate));
  const count = Math.min(wanted, mostAnimationFrames);
  // The audio may begin before the video does.
  const first = await track.getFirstTimestamp();
  const times = Array.from({ length: count }, (_, index) => Math.max(first, range.start + index / frameRate));
  const seconds = count < wanted ? count / frameRate : range.end - range.start;

  const out = collect();
  out.add(writer.begin());
  const timed = pace(writer, out);
  let done = 0;
  for await (const pixels of picturesAt(times, track, sink, width, height)) {
    if (pixels) await timed.show(pixels, done / frameRate);
    done += 1;
    onProgress(done / count);
  }
  const frames = await timed.finish(seconds);
  if (frames === 0) throw new JobError('corrupt-file', { format: formats[media.format].name });
  out.add(writer.end());
  const type = formats[format].mimeType;
  const parts = format === 'webp' ? withSize(out.parts(), type) : out.parts();
  return {
    file: new File(parts, outputName(media.file.name, format), { type }),
    notes: [
      { type: 'animation', frames, seconds, ...(count < wanted && { whole: wanted / frameRate }) },
      ...(early && asked.end >= readable ? [early.note] : []),
      ...(transparent
        ? [{ type: 'part-dropped' as const, part: { type: 'transparency' as const }, loss: { why: 'black' as const } }]
        : []),
    ],
  };
}

/** Holds each frame back until the next one that differs, since only then is its duration known. */
function pace({ draw, tick, shortest }: AnimationWriter, out: ReturnType<typeof collect>) {
  let held: { write: NonNullable<ReturnType<AnimationWriter['draw']>>; from: number } | undefined;
  let frames = 0;
  const rounded = (time: number) => Math.round(time / tick) * tick;
  const release = async (until: number) => {
    if (!held) return;
    out.add(await held.write(Math.max(shortest, rounded(until) - held.from)));
    frames += 1;
  };
  return {
    async show(pixels: Uint8ClampedArray<ArrayBuffer>, time: number) {
      const write = draw(pixels);
      if (!write) return;
      await release(time);
      held = { write, from: rounded(time) };
    },
    async finish(end: number) {
      await release(end);
      return frames;
    },
  };
}

type Part = Uint8Array<ArrayBuffer> | Blob;

function collect() {
  const blobs: Blob[] = [];
  let loose: Part[] = [];
  let length = 0;
  return {
    add(parts: Part[]) {
      for (const part of parts) length += part instanceof Blob ? part.size : part.length;
      loose.push(...parts);
      if (length < partLength) return;
      blobs.push(new Blob(loose));
      loose = [];
      length = 0;
    },
    parts: () => [...blobs, ...loose],
  };
}

function withSize(parts: Part[], type: string): Part[] {
  const whole = new Blob(parts, { type });
  return [whole.slice(0, 4), riffSize(whole.size), whole.slice(8)];
}

type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** Yields the pixels (RGBA) shown at each time, or undefined where there is no frame. `sink` draws in that size. */
async function* picturesAt(
  times: number[],
  track: InputVideoTrack,
  sink: CanvasSink,
  width: number,
  height: number,
): AsyncGenerator<Pixels | undefined> {
  const samples = new VideoSampleSink(track);
  using first = await samples.getSample(times[0] ?? 0);
  if (!first || !canShrink(first, width, height) || (await track.canBeTransparent())) {
    for await (const wrapped of sink.canvasesAtTimestamps(times)) {
      // In a worker, the sink creates only `OffscreenCanvas`.
      yield wrapped ? pixelsOf(wrapped.canvas as OffscreenCanvas) : undefined;
    }
    return;
  }
  const shrink = shrinker(width, height);
  for await (using sample of samples.samplesAtTimestamps(times)) {
    if (!sample) yield undefined;
    else if (canShrink(sample, width, height)) yield await shrink(sample);
    else {
      // Some recordings change their size or format midway.
      const canvas = new OffscreenCanvas(width, height);
      sample.drawWithFit(contextOf(canvas), { fit: 'fill' });
      yield pixelsOf(canvas);
    }
  }
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('A canvas without a context');
  return context;
}

/** In a worker, Mediabunny uses no other kind of canvas. */
const pixelsOf = (canvas: OffscreenCanvas) =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data as Pixels;
