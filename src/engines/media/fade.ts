import { VideoSample } from 'mediabunny';
import { shapeOf } from './frame-shape.ts';
import type { MediaJob } from '../../jobs/media-job.ts';
import type { Range } from './range.ts';

/** What is done to each frame of the main picture; nothing where it does not fade. */
export function planFade({ video }: MediaJob, { start, end }: Range) {
  if (!video || video === 'discard' || !video.fade) return undefined;
  const { fade } = video;
  const length = end - start;
  /** How much of the picture is seen, of 1. */
  const shareAt = (time: number) =>
    Math.max(0, Math.min(1, fade.in > 0 ? time / fade.in : 1, fade.out > 0 ? (length - time) / fade.out : 1));
  return async (sample: VideoSample): Promise<VideoSample> => {
    // The last frame is the colour alone, and so is the first.
    const share = shareAt(sample.timestamp + (sample.timestamp > length / 2 ? sample.duration : 0));
    return share === 1 ? sample : faded(sample, share, fade.colour);
  };
}

/** Formats of 8 bits that hold brightness first, then colour, by which planes have which. */
const planes: Record<string, readonly ('brightness' | 'colour' | 'alpha')[]> = {
  I420: ['brightness', 'colour', 'colour'],
  I420A: ['brightness', 'colour', 'colour', 'alpha'],
  I422: ['brightness', 'colour', 'colour'],
  I444: ['brightness', 'colour', 'colour'],
  NV12: ['brightness', 'colour'],
};

/** In the frame's own numbers where that can be, so that its other colours stay as they are. */
async function faded(sample: VideoSample, share: number, colour: 'black' | 'white'): Promise<VideoSample> {
  const kinds = planes[sample.format ?? ''];
  if (!kinds) return drawn(sample, share, colour);
  const bytes = new Uint8Array(sample.allocationSize());
  const layout = await sample.copyTo(bytes);
  const { fullRange } = sample.colorSpace;
  const [black, white] = fullRange ? [0, 255] : [16, 235];
  const goals = { brightness: colour === 'black' ? black : white, colour: 128 };
  for (const [index, kind] of kinds.entries()) {
    if (kind === 'alpha') continue;
    const from = layout[index]?.offset ?? 0;
    const to = layout[index + 1]?.offset ?? bytes.length;
    const table = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value * share + goals[kind] * (1 - share)));
    for (let at = from; at < to; at += 1) bytes[at] = table[bytes[at] ?? 0] ?? 0;
  }
  return new VideoSample(bytes, {
    ...shapeOf(sample),
    // What has a table of planes has a format.
    format: sample.format ?? 'I420',
    layout,
    colorSpace: sample.colorSpace.toJSON(),
  });
}

/** With more than 8 bits, browsers draw in 8. */
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
