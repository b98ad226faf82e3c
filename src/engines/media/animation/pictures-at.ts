import { VideoSampleSink, type CanvasSink, type InputVideoTrack } from 'mediabunny';
import { canShrink, shrinker } from './small-pictures.ts';

type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** What is to be seen at each time, four bytes a pixel; nothing where there is no frame. `sink` draws in that size. */
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
      // It makes canvases that are on no page, as this is a worker.
      yield wrapped ? pixelsOf(wrapped.canvas as OffscreenCanvas) : undefined;
    }
    return;
  }
  const shrink = shrinker(width, height);
  for await (using sample of samples.samplesAtTimestamps(times)) {
    if (!sample) yield undefined;
    else if (canShrink(sample, width, height)) yield await shrink(sample);
    else {
      // Some recordings change on their way.
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

/** In a worker, Mediabunny draws on nothing else. */
const pixelsOf = (canvas: OffscreenCanvas) =>
  contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data as Pixels;
