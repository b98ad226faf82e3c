import { VideoSampleSink, type CanvasSink, type InputVideoTrack } from 'mediabunny';
import { canShrink, shrinker } from './small-pictures.ts';

type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** Yields the pixels (RGBA) shown at each time, or undefined where there is no frame. `sink` draws in that size. */
export async function* picturesAt(
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
