import { VideoSample, VideoSampleColorSpace, VideoSampleResource } from 'mediabunny';
import type { Size } from '#jobs/contract/image-step.ts';

/** A frame that reports the size it will have after scaling. */
class LargerFrame extends VideoSampleResource {
  readonly frame: VideoFrame;
  readonly size: Size;

  constructor(frame: VideoFrame, size: Size) {
    super();
    this.frame = frame;
    this.size = size;
  }
  override getFormat = () => this.frame.format;
  override getCodedWidth = () => this.size.width;
  override getCodedHeight = () => this.size.height;
  override getSquarePixelWidth = () => this.size.width;
  override getSquarePixelHeight = () => this.size.height;
  override getColorSpace = () => new VideoSampleColorSpace(this.frame.colorSpace.toJSON());
  override close = () => this.frame.close();
  override getDataPlanes = () => unread();
  override toRgbSample = () => unread();
}

function unread(): never {
  throw new Error('Only an encoder may read a frame that it is to scale');
}

/**
 * A sample that its encoder scales: encoders must scale frames whose size differs from their own, and do so in the
 * colours of the video, many times faster than drawing on a canvas.
 */
export class ScaledByEncoder extends VideoSample {
  readonly #larger: LargerFrame;

  private constructor(larger: LargerFrame, times: { timestamp: number; duration: number }) {
    super(larger, times);
    this.#larger = larger;
  }

  static of(sample: VideoSample, size: Size): ScaledByEncoder {
    return new ScaledByEncoder(new LargerFrame(sample.toVideoFrame(), size), sample);
  }

  /** Returns the same sample with the unscaled frame changed. */
  async changed(change: (sample: VideoSample) => Promise<VideoSample>): Promise<ScaledByEncoder> {
    using frame = new VideoSample(this.#larger.frame.clone(), { timestamp: this.timestamp, duration: this.duration });
    using changed = await change(frame);
    return ScaledByEncoder.of(changed, this.#larger.size);
  }

  override toVideoFrame(): VideoFrame {
    const { microsecondTimestamp: timestamp, microsecondDuration: duration } = this;
    return new VideoFrame(this.#larger.frame, { timestamp, ...(duration > 0 && { duration }) });
  }

  override clone(): ScaledByEncoder {
    return new ScaledByEncoder(this.#larger, this);
  }
}

const probed = { width: 64, height: 64 };
let answer: Promise<boolean> | undefined;

/** Whether this browser's encoders scale as required: one is given a frame of twice its size, bright on the right. */
export const encodersScale = (): Promise<boolean> => (answer ??= tryScaling().catch(() => false));

async function tryScaling(): Promise<boolean> {
  const { width, height } = probed;
  const data = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let at = 0; at < width * height; at += 1) data[at] = at % width < width / 2 ? 40 : 200;
  const chunks: EncodedVideoChunk[] = [];
  const failed = Promise.withResolvers<never>();
  const encoder = new VideoEncoder({ output: (chunk) => chunks.push(chunk), error: failed.reject });
  encoder.configure({ codec: 'vp8', width: width / 2, height: height / 2, bitrate: 1_000_000 });
  using frame = closing(new VideoFrame(data, { format: 'I420', codedWidth: width, codedHeight: height, timestamp: 0 }));
  encoder.encode(frame.frame, { keyFrame: true });
  await Promise.race([encoder.flush(), failed.promise]);
  encoder.close();

  const decoded = Promise.withResolvers<VideoFrame>();
  const decoder = new VideoDecoder({ output: decoded.resolve, error: decoded.reject });
  decoder.configure({ codec: 'vp8' });
  for (const chunk of chunks) decoder.decode(chunk);
  await decoder.flush();
  using result = closing(await decoded.promise);
  const { visibleRect } = result.frame;
  if (visibleRect?.width !== width / 2 || visibleRect.height !== height / 2) return false;
  const pixels = new Uint8Array(result.frame.allocationSize());
  const [luma] = await result.frame.copyTo(pixels);
  decoder.close();
  const middle = (luma?.offset ?? 0) + (luma?.stride ?? 0) * (height / 4);
  return (pixels[middle + width / 8] ?? 255) < 100 && (pixels[middle + (width * 3) / 8] ?? 0) > 140;
}

const closing = (frame: VideoFrame) => ({ frame, [Symbol.dispose]: () => frame.close() });
