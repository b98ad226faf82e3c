import { JobError } from '#errors/errors.ts';
import { readPlanes, type Planes } from './frame-planes.ts';
import { isKnownMatrix, placeTurned, toRgba } from './planes-to-rgba.ts';
import type { EncodedFrames, SequenceFile } from './read-sequence.ts';

/** A frame, upright, in the colour space of its file. */
export interface DecodedFrame {
  width: number;
  height: number;
  /** RGBA, with alpha not premultiplied. */
  pixels: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** The bits per channel in the file. */
  depth: number;
}

/** Whether this browser decodes the frames of a sequence one by one, tested with the first. */
export async function decodesSequence(file: SequenceFile): Promise<boolean> {
  if (!('VideoDecoder' in self)) return false;
  const colour = await firstOf(file.colour);
  if (!colour || !isKnownMatrix(file.colours.matrix)) return false;
  if (!file.alpha) return true;
  const alpha = await firstOf(file.alpha);
  return alpha?.width === colour.width && alpha.height === colour.height;
}

async function firstOf(frames: EncodedFrames): Promise<Planes | undefined> {
  const planes = decodePlanes(frames);
  try {
    return (await planes.next()).value ?? undefined;
  } catch (error) {
    // The other decoder reports what is wrong.
    if (error instanceof JobError) return undefined;
    throw error;
  } finally {
    await planes.return();
  }
}

/**
 * Decodes the frames of a sequence, in order. Chromium's own decoder of animations takes full range for limited range,
 * does not convert colours that are not sRGB, and does not rotate frames.
 *
 * @throws {JobError} `corrupt-file`
 */
export async function* decodeSequence(file: SequenceFile): AsyncGenerator<DecodedFrame, void> {
  const alphas = file.alpha && decodePlanes(file.alpha);
  try {
    for await (const colour of decodePlanes(file.colour)) {
      const ofAlpha = (alphas && (await alphas.next()).value) || undefined;
      const alpha = file.alpha && ofAlpha && { ...file.alpha, planes: ofAlpha };
      const { depth } = colour;
      const shown = file.crop ?? colour;
      const { width, height } = placeTurned(shown.width, shown.height, file);
      const length = width * height * 4;
      const pixels = depth > 8 ? new Uint16Array(length) : new Uint8Array(length);
      toRgba(colour, file.colours, alpha, file, pixels);
      yield { width, height, pixels, depth };
    }
  } finally {
    await alphas?.return();
  }
}

/** @throws {JobError} `corrupt-file` */
async function* decodePlanes({ codec, samples }: EncodedFrames): AsyncGenerator<Planes, void> {
  const decoded: VideoFrame[] = [];
  let failure: unknown;
  let wake: () => void = () => undefined;
  const decoder = new VideoDecoder({
    output(frame) {
      decoded.push(frame);
      wake();
    },
    error(error) {
      failure = error;
      wake();
    },
  });
  let given = 0;
  try {
    // A hardware decoder may produce frames in unreadable formats.
    decoder.configure({ codec, hardwareAcceleration: 'prefer-software' });
    for (let taken = 0; taken < samples.length;) {
      const frame = decoded.shift();
      const sample = samples[given];
      if (frame) {
        const planes = await readPlanes(frame).finally(() => frame.close());
        if (!planes) throw unreadable();
        taken += 1;
        yield planes;
      } else if (failure) {
        throw unreadable(failure);
      } else if (sample) {
        const woken = new Promise<void>((resolve) => (wake = resolve));
        decoder.addEventListener('dequeue', wake, { once: true });
        const type = sample.key ? 'key' : 'delta';
        decoder.decode(new EncodedVideoChunk({ type, timestamp: given, data: sample.bytes }));
        given += 1;
        await woken;
      } else {
        await decoder.flush();
        if (decoded.length === 0) throw unreadable();
      }
    }
  } catch (error) {
    if (error instanceof DOMException) throw unreadable(error);
    throw error;
  } finally {
    for (const frame of decoded) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
}

const unreadable = (cause?: unknown) => new JobError('corrupt-file', { format: 'AVIF' }, { cause });
