import { JobError } from '#errors/errors.ts';
import { withoutDelimiter } from '#codecs/avif-sequence/sequence-header.ts';
import type { Samples } from './write-sequence.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** 8 bits, 4:4:4: chroma is not subsampled. */
const colourCodec = 'av01.1.08M.08';
/** 8 bits, 4:2:0; the chroma planes are ignored. */
const alphaCodec = 'av01.0.08M.08';

const configFor = (codec: string, width: number, height: number, drawn = false) =>
  ({
    codec,
    width,
    height,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
    hardwareAcceleration: 'prefer-software',
    ...(drawn && { contentHint: 'text' }),
  }) as const satisfies VideoEncoderConfig;

/**
 * Whether this browser encodes AV1 as animations need it. Chromium does; Firefox has no 4:4:4, Safari no AV1 encoder.
 */
export async function encodesFrames(): Promise<boolean> {
  if (!('VideoEncoder' in self)) return false;
  const asked = [colourCodec, alphaCodec].map((codec) =>
    VideoEncoder.isConfigSupported(configFor(codec, 64, 64)).then(
      ({ supported }) => supported === true,
      () => false,
    ),
  );
  return (await Promise.all(asked)).every(Boolean);
}

export interface Frames {
  width: number;
  height: number;
  count: number;
  /** RGB, or RGBA if there is alpha, which is not premultiplied; 8 bits per channel. */
  pixelsOf(index: number): Uint8Array;
  alpha: boolean;
}

/** How to encode frames. */
interface Way {
  codec: string;
  planes: Planes;
  /** On the browser's scale. */
  quantizer: number;
  /** Whether the frames are drawings, with flat areas and sharp edges. */
  drawn: boolean;
}

/** For alpha, where edges are what people see. Lossless would take twice the bytes. */
const alphaQuantizer = 0.04;
/** The number of frames that are sampled to find out whether they are drawings. */
const sampled = 3;

/**
 * @param quantizer 0 to 1, from nearly lossless to the lowest quality.
 * @throws {JobError} `no-encoder`
 */
export async function encodeFrames(
  frames: Frames,
  quantizer: number,
  onProgress: OnProgress,
): Promise<{ colour: Samples; alpha?: Samples }> {
  const coarsest = await coarsestQuantizer();
  const way = { codec: colourCodec, planes: colourPlanes, quantizer: Math.round(quantizer * coarsest) };
  const first = { ...frames, count: Math.min(sampled, frames.count) };
  const [plain, drawn] = [await encode(first, { ...way, drawn: false }), await encode(first, { ...way, drawn: true })];
  const share = frames.alpha ? 0.5 : 1;
  const isDrawn = lengthOf(drawn) < lengthOf(plain);
  const colour = await encode(frames, { ...way, drawn: isDrawn }, (done) => onProgress(done * share));
  if (!frames.alpha) return { colour };
  const ofAlpha = { codec: alphaCodec, planes: alphaPlanes, quantizer: Math.round(alphaQuantizer * coarsest) };
  const alpha = await encode(frames, { ...ofAlpha, drawn: true }, (done) => onProgress((1 + done) * share));
  return { colour, alpha };
}

const lengthOf = (samples: Samples) => samples.reduce((sum, { length }) => sum + length, 0);

/** Returns the quantizer of the lowest quality: 63 in older browsers, 255 in newer ones, where 63 is a high quality. */
async function coarsestQuantizer(): Promise<number> {
  const side = 64;
  const noise = Uint8Array.from({ length: side * side * 3 }, (_, index) => (index * index * 7919) >> 3);
  const frames = { width: side, height: side, count: 1, pixelsOf: () => noise, alpha: false };
  const sizeAt = async (quantizer: number) =>
    lengthOf(await encode(frames, { codec: colourCodec, planes: colourPlanes, quantizer, drawn: false }));
  try {
    return (await sizeAt(255)) < (await sizeAt(63)) ? 255 : 63;
  } catch (error) {
    // A browser may refuse a quantizer beyond its range.
    if (error instanceof JobError) return 63;
    throw error;
  }
}

/** The longest queue of the encoder, in frames: each is held uncompressed. */
const mostWaiting = 4;

/** @throws {JobError} `no-encoder` */
async function encode(
  { width, height, count, pixelsOf, alpha }: Frames,
  { codec, planes, quantizer, drawn }: Way,
  onProgress: OnProgress = () => undefined,
): Promise<Samples> {
  const samples: Uint8Array<ArrayBuffer>[] = [];
  let failure: unknown;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      samples.push(withoutDelimiter(bytes));
      onProgress(samples.length / count);
    },
    error: (error) => (failure = error),
  });
  try {
    encoder.configure(configFor(codec, width, height, drawn));
    for (let index = 0; index < count && !failure; index += 1) {
      const frame = new VideoFrame(planes(pixelsOf(index), width, height, alpha ? 4 : 3), {
        format: codec === colourCodec ? 'I444' : 'I420',
        codedWidth: width,
        codedHeight: height,
        // In microseconds. Only their order matters.
        timestamp: index * 40_000,
        colorSpace: {
          primaries: 'bt709',
          transfer: 'iec61966-2-1',
          matrix: 'smpte170m',
          fullRange: codec === alphaCodec,
        },
      });
      const options: VideoEncoderEncodeOptions & { av1: { quantizer: number } } = {
        keyFrame: index === 0,
        av1: { quantizer },
      };
      encoder.encode(frame, options);
      frame.close();
      while (encoder.encodeQueueSize > mostWaiting && !failure)
        await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
    }
    if (!failure) await encoder.flush();
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    failure ??= error;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
  if (failure || samples.length !== count)
    throw new JobError('no-encoder', { format: 'AVIF', isAnimated: true }, { cause: failure });
  return samples;
}

/** Converts RGB or RGBA to the planes of a video frame. */
type Planes = (pixels: Uint8Array, width: number, height: number, channels: number) => Uint8Array<ArrayBuffer>;

/**
 * Converts to ITU-R BT.601 in the limited range, 16 to 235 and 240: Chromium reads animations this way, even those that
 * declare the full range.
 */
const colourPlanes: Planes = (pixels, width, height, channels) => {
  const size = width * height;
  const planes = new Uint8ClampedArray(size * 3);
  for (let at = 0, from = 0; at < size; at += 1, from += channels) {
    const red = pixels[from] ?? 0;
    const green = pixels[from + 1] ?? 0;
    const blue = pixels[from + 2] ?? 0;
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    planes[at] = 16 + luma * lumaRange;
    planes[size + at] = 128 + ((blue - luma) / 1.772) * tintRange;
    planes[size * 2 + at] = 128 + ((red - luma) / 1.402) * tintRange;
  }
  return new Uint8Array(planes.buffer);
};
const lumaRange = 219 / 255;
const tintRange = 224 / 255;

/** Uses the full range: alpha has no other. */
const alphaPlanes: Planes = (pixels, width, height, channels) => {
  const size = width * height;
  const planes = new Uint8Array(size + 2 * Math.ceil(width / 2) * Math.ceil(height / 2)).fill(128);
  for (let at = 0; at < size; at += 1) planes[at] = pixels[at * channels + channels - 1] ?? 255;
  return planes;
};
