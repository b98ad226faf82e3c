import { VideoSample } from 'mediabunny';
import { shapeOf } from '../frames-to-encode/shape.ts';
import { ScaledByEncoder } from '../frames-to-encode/scaled-by-encoder.ts';
import type { ConvertMedia } from '#jobs/contract/media-operation.ts';
import type { Range } from '../plan/range.ts';

/** Returns what is done to each frame of the primary video track, or undefined if it does not fade. */
export function planFade({ video }: ConvertMedia, { start, end }: Range) {
  if (!video || video === 'discard' || !video.fade) return undefined;
  const { fade } = video;
  const length = end - start;
  /** The opacity of the picture, from 0 to 1. */
  const shareAt = (time: number) =>
    Math.max(0, Math.min(1, fade.in > 0 ? time / fade.in : 1, fade.out > 0 ? (length - time) / fade.out : 1));
  return async (sample: VideoSample): Promise<VideoSample> => {
    // The first and the last frame are entirely the colour.
    const share = shareAt(sample.timestamp + (sample.timestamp > length / 2 ? sample.duration : 0));
    if (share === 1) return sample;
    const fadeOne = (frame: VideoSample) => faded(frame, share, fade.colour);
    return sample instanceof ScaledByEncoder ? sample.changed(fadeOne) : fadeOne(sample);
  };
}

/** Formats that store luma and chroma in planes, with the kind of each plane. */
const planes: Record<string, readonly ('brightness' | 'colour' | 'alpha')[]> = {
  I420: ['brightness', 'colour', 'colour'],
  I420A: ['brightness', 'colour', 'colour', 'alpha'],
  I422: ['brightness', 'colour', 'colour'],
  I444: ['brightness', 'colour', 'colour'],
  NV12: ['brightness', 'colour'],
};
/** Formats with more than 8 bits store samples in two bytes each, and have the same names with a suffix: `I420P10`. */
const deeper = /P(1[02])$/;

/** Fades the frame's own samples if possible, so that its other colours stay as they are. */
async function faded(sample: VideoSample, share: number, colour: 'black' | 'white'): Promise<VideoSample> {
  const bits = Number(deeper.exec(sample.format ?? '')?.[1] ?? 8);
  const kinds = planes[sample.format?.replace(deeper, '') ?? ''];
  if (!kinds) return drawn(sample, share, colour);
  const bytes = new Uint8Array(sample.allocationSize());
  const layout = await sample.copyTo(bytes);
  const { fullRange } = sample.colorSpace;
  const step = 2 ** (bits - 8);
  const [black, white] = fullRange ? [0, 256 * step - 1] : [16 * step, 235 * step];
  const goals = { brightness: colour === 'black' ? black : white, colour: 128 * step };
  const values = bits === 8 ? bytes : new Uint16Array(bytes.buffer);
  for (const [index, kind] of kinds.entries()) {
    if (kind === 'alpha') continue;
    const from = (layout[index]?.offset ?? 0) / values.BYTES_PER_ELEMENT;
    const to = (layout[index + 1]?.offset ?? bytes.length) / values.BYTES_PER_ELEMENT;
    const table = Uint16Array.from({ length: 256 * step }, (_, value) =>
      Math.round(value * share + goals[kind] * (1 - share)),
    );
    for (let at = from; at < to; at += 1) values[at] = table[values[at] ?? 0] ?? 0;
  }
  return new VideoSample(bytes, {
    ...shapeOf(sample),
    // Formats in `planes` are never null.
    format: sample.format ?? 'I420',
    layout,
    colorSpace: sample.colorSpace.toJSON(),
  });
}

/** Fades a frame without accessible planes, such as one on a graphics card. */
function drawn(sample: VideoSample, share: number, colour: 'black' | 'white'): VideoSample {
  const canvas = new OffscreenCanvas(sample.displayWidth, sample.displayHeight);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('A canvas without a context');
  sample.draw(context, 0, 0);
  context.globalAlpha = 1 - share;
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new VideoSample(canvas, { timestamp: sample.timestamp, duration: sample.duration });
}
