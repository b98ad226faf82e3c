import { Quality, VideoSample, VideoSampleSource, canEncodeVideo, type VideoCodec } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { formats, outputName, sniffFormat } from '#formats/formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import type { DrawnFrame, FilmAnimation } from '#jobs/contract/media-operation.ts';
import { countFrames } from '#formats/frame-count.ts';
import { decodeSequence, decodesSequence } from '#codecs/avif-sequence/decode-sequence.ts';
import { inSrgb } from '#codecs/avif-sequence/frame-colours.ts';
import { readSequence, type SequenceFile } from '#codecs/avif-sequence/read-sequence.ts';
import { writeRecording, type Made } from '../write/write-recording.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Delays, in seconds, that date from slow machines: browsers show such frames for longer. */
const hasty = { upTo: 0.011, shownFor: 0.1 };
/** The most widely playable first. */
const codecs: Record<FilmAnimation['container'], readonly VideoCodec[]> = {
  mp4: ['avc', 'hevc', 'av1', 'vp9'],
  webm: ['vp9', 'vp8', 'av1'],
};
/** Rounds up to an even length, as encoders require. */
const even = (length: number) => length + (length & 1);
/** Bits per pixel of each frame: more than drawings need. */
const generous = 2;

/** Converts an animation to a video, in which it plays once or several times. */
export async function makeFilm(
  { container, background, times, stillTime, drawn }: FilmAnimation,
  file: File,
  onProgress: OnProgress,
): Promise<Made> {
  const frames = await openFrames(file, drawn);
  try {
    const first = await frames.take(0);
    const [width, height] = [first.image.displayWidth, first.image.displayHeight];
    first.image.close();
    const size = { width: even(width), height: even(height) };
    const quality = new Quality('high');
    const codec = await firstEncodable(codecs[container], { ...size, quality });
    if (!codec) throw new JobError('no-encoder', { format: formats[container].name });
    const needed = (size.width * size.height * frames.count * times * generous) / 8;
    const name = outputName(file.name, container);
    return await writeRecording({ name, container, needed }, async (output) => {
      const source = new VideoSampleSource({ codec, quality });
      output.addVideoTrack(source);
      await output.start();
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) throw new Error('A canvas without a context');
      let timestamp = 0;
      for (let shown = 0; shown < frames.count * times; shown += 1) {
        const { image, seconds } = await frames.take(shown % frames.count);
        context.fillStyle = background;
        context.fillRect(0, 0, size.width, size.height);
        context.drawImage(image, 0, 0);
        image.close();
        const duration = frames.count === 1 ? stillTime : seconds;
        using sample = new VideoSample(canvas, { timestamp, duration });
        await source.add(sample, { keyFrame: shown % frames.count === 0 });
        timestamp += duration;
        onProgress((shown + 1) / (frames.count * times));
      }
      source.close();
      return { notes: [{ type: 'animation', frames: frames.count * times, seconds: timestamp }], from: [] };
    });
  } finally {
    frames.close();
  }
}

async function firstEncodable(
  wanted: readonly VideoCodec[],
  settings: NonNullable<Parameters<typeof canEncodeVideo>[1]>,
): Promise<VideoCodec | undefined> {
  for (const codec of wanted) if (await canEncodeVideo(codec, settings)) return codec;
  return undefined;
}

/** Returns how long browsers show a frame, in seconds. */
const shownFor = (seconds: number) => (seconds <= hasty.upTo ? hasty.shownFor : seconds);

/** The frames of an AVIF sequence. They are taken in order; taking frame 0 starts again. */
function framesOf(sequence: SequenceFile) {
  let frames = decodeSequence(sequence);
  return {
    count: sequence.colour.samples.length,
    async take(index: number) {
      if (index === 0) {
        await frames.return();
        frames = decodeSequence(sequence);
      }
      const { value: frame } = await frames.next();
      if (!frame) throw new Error('Frames are taken in their order');
      const seconds = (sequence.delays[index] ?? 0) / 1000;
      const size = { codedWidth: frame.width, codedHeight: frame.height };
      const pixels = await inSrgb(frame, sequence);
      const image = new VideoFrame(pixels, { format: 'RGBA', ...size, timestamp: 0 });
      return { image, seconds: shownFor(seconds) };
    },
    close: () => void frames.return(),
  };
}

const drawnFrames = (drawn: readonly DrawnFrame[]) => ({
  count: drawn.length,
  async take(index: number) {
    const frame = drawn[index];
    if (!frame) throw new Error('There is no such frame');
    const bitmap = await createImageBitmap(frame.picture);
    const image = new VideoFrame(bitmap, { timestamp: 0 });
    bitmap.close();
    return { image, seconds: shownFor(frame.seconds) };
  },
  close: () => undefined,
});

/** Opens the frames of an image, as the browser decodes them, or as they are drawn. */
async function openFrames(file: File, drawn: readonly DrawnFrame[] | undefined) {
  const format = await sniffFormat(file);
  if (!format) throw new JobError('unknown-format', {});
  const { name, mimeType } = formats[format];
  const sequence = format === 'avif' ? readSequence(new Uint8Array(await file.arrayBuffer())) : undefined;
  if (sequence && (await decodesSequence(sequence))) return framesOf(sequence);
  if (drawn) return drawnFrames(drawn);
  if (!('ImageDecoder' in self) || !(await ImageDecoder.isTypeSupported(mimeType))) {
    throw new JobError('no-decoder', { codec: name, what: 'frames', programs: otherPrograms.image });
  }
  // Chromium finds no image in a still AVIF when asked for an animation.
  const preferAnimation = format !== 'avif' || (await countFrames(file, format)) > 1;
  const decoder = new ImageDecoder({ data: file.stream(), type: mimeType, preferAnimation });
  const damaged = (error: unknown) => new JobError('corrupt-file', { format: name }, { cause: error });
  try {
    await decoder.tracks.ready;
    // The frame count grows until the whole file has been read.
    await decoder.completed;
  } catch (error) {
    decoder.close();
    throw damaged(error);
  }
  const count = Math.max(1, decoder.tracks.selectedTrack?.frameCount ?? 1);
  const decode = async (frameIndex: number) => (await decoder.decode({ frameIndex })).image;
  try {
    const isShared = await sharesFrames(decode);
    return {
      count,
      async take(frameIndex: number) {
        const decoded = await decode(frameIndex).catch((error: unknown) => {
          throw damaged(error);
        });
        const image = isShared ? decoded.clone() : decoded;
        return { image, seconds: shownFor((image.duration ?? 0) / 1e6) };
      },
      close: () => decoder.close(),
    };
  } catch (error) {
    decoder.close();
    throw damaged(error);
  }
}

/**
 * Whether a decoder returns the same frame each time it is asked for one, as in Firefox. If it is closed once, it is
 * closed for good; others return a new one, which must be closed.
 */
async function sharesFrames(decode: (index: number) => Promise<VideoFrame>): Promise<boolean> {
  const [one, other] = [await decode(0), await decode(0)];
  if (one === other) return true;
  one.close();
  other.close();
  return false;
}
