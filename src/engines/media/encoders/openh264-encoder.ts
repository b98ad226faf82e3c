import { CustomVideoEncoder, EncodedPacket, registerEncoder, type VideoCodec, type VideoSample } from 'mediabunny';
import { keyFrameInterval } from '../plan/video-plan.ts';

/** The most pixels that Chromium's software encoder takes: level 5.2. */
const mostPixels = 4096 * 2304;
/** In Hz. The first frame of a screen recording may last for seconds. */
const frameRates = { least: 20, most: 60 };
/** How many average frames the bitrate of a key frame has to allow, so that enough is left for those after it. */
const firstKeyFrame = 2;
/** The share of the last key frame that the bitrate of a frame has to allow, at the next one. */
const keyFrameShare = 1 / 5;

/**
 * Encodes H.264 with OpenH264, as Chromium does where it has no hardware, with what OpenH264 needs to look its best. It
 * balances its bits over eight frames, so after a key frame it makes all others coarse, for seconds: here, key frames
 * get a bitrate of their own. It also takes every video to have 30 frames per second unless told.
 */
class OpenH264Encoder extends CustomVideoEncoder {
  #encoder: VideoEncoder | undefined;
  #frameRate = 0;
  #bitrate = 0;
  /** The size of the last key frame, in bits. */
  #keyFrame = 0;
  /** What frames are rearranged in. */
  #planes = new Uint8Array();
  #pairs = new Uint16Array();

  // Without a bitrate, Mediabunny asks for a fixed quantizer, which Chromium does not have for H.264.
  static override supports(codec: VideoCodec, { width, height, alpha, bitrate }: VideoEncoderConfig): boolean {
    const isEven = width % 2 === 0 && height % 2 === 0;
    return codec === 'avc' && alpha !== 'keep' && bitrate !== undefined && isEven && width * height <= mostPixels;
  }

  init() {
    this.#encoder = new VideoEncoder({
      output: (chunk, metadata) => {
        if (chunk.type === 'key') this.#keyFrame = chunk.byteLength * 8;
        this.onPacket(EncodedPacket.fromEncodedChunk(chunk), metadata);
      },
      error: (error) => this.onError(error),
    });
  }

  async encode(sample: VideoSample, options: VideoEncoderEncodeOptions) {
    const encoder = this.#encoder;
    if (encoder?.state === 'closed' || !encoder) return;
    const { least, most } = frameRates;
    this.#frameRate ||= Math.max(least, Math.min(most, 1 / sample.duration || 30));
    const bitrate = Math.round(this.#bitrateOf(options.keyFrame === true));
    if (bitrate !== this.#bitrate) encoder.configure({ ...this.config, framerate: this.#frameRate, bitrate });
    this.#bitrate = bitrate;
    const frame = await this.#forScaling(sample.toVideoFrame());
    encoder.encode(frame, options);
    frame.close();
    // The size of a key frame determines what the next frames get.
    while (encoder.encodeQueueSize > 1)
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }

  /**
   * Returns an I420 frame that is to be scaled as NV12, and others as they are. Chromium scales NV12 itself; it leaves
   * I420 to OpenH264, which shifts and blurs it: 1080p as 720p has a VMAF of 86 at best, instead of 95.
   */
  async #forScaling(frame: VideoFrame): Promise<VideoFrame> {
    const { format, visibleRect, timestamp, duration, colorSpace } = frame;
    const { width = 0, height = 0 } = visibleRect ?? {};
    const scales = width !== this.config.width || height !== this.config.height;
    if (!scales || format !== 'I420' || width % 2 === 1 || height % 2 === 1) return frame;
    const luma = width * height;
    const chroma = luma / 4;
    if (this.#pairs.length !== chroma) {
      this.#planes = new Uint8Array(luma + 2 * chroma);
      this.#pairs = new Uint16Array(chroma);
    }
    const [planes, pairs] = [this.#planes, this.#pairs];
    await frame.copyTo(planes);
    frame.close();
    for (let at = 0; at < chroma; at += 1)
      pairs[at] = (planes[luma + at] ?? 0) | ((planes[luma + chroma + at] ?? 0) << 8);
    planes.set(new Uint8Array(pairs.buffer), luma);
    const size = { codedWidth: width, codedHeight: height };
    const times = { timestamp, ...(duration !== null && { duration }) };
    return new VideoFrame(planes, { format: 'NV12', ...size, ...times, colorSpace: colorSpace.toJSON() });
  }

  #bitrateOf(isKey: boolean): number {
    const { bitrate = 0 } = this.config;
    const keyFrame = this.#keyFrame;
    if (!isKey) return Math.max(bitrate * 0.3, bitrate - keyFrame / keyFrameInterval);
    return keyFrame ? Math.max(bitrate, keyFrame * keyFrameShare * this.#frameRate) : bitrate * firstKeyFrame;
  }

  async flush() {
    // A failure is reported as it happens, and closes the encoder.
    if (this.#encoder?.state === 'configured') await this.#encoder.flush().catch(() => undefined);
  }

  close() {
    if (this.#encoder?.state !== 'closed') this.#encoder?.close();
  }
}

const probed = { codec: 'avc1.640028', width: 1920, height: 1080, bitrate: 5_000_000 };
let prepared: Promise<void> | undefined;

/** Registers the encoder if this is Chromium, and encodes H.264 without hardware. */
export const prepareOpenH264 = () => (prepared ??= register());

async function register() {
  // Only Chromium has `userAgentData`.
  if (!('VideoEncoder' in self) || !('userAgentData' in navigator)) return;
  const supports = async (hardwareAcceleration: HardwareAcceleration) =>
    (await VideoEncoder.isConfigSupported({ ...probed, hardwareAcceleration })).supported;
  if ((await supports('prefer-software')) && !(await supports('prefer-hardware'))) registerEncoder(OpenH264Encoder);
}
