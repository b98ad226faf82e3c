/* oxlint-disable no-underscore-dangle -- these are the names of the encoder's C functions */
import { CustomAudioEncoder, EncodedPacket, type AudioCodec, type AudioSample } from 'mediabunny';
import type { Lame } from 'virtual:@mediabunny/mp3-encoder';
import { frameOf } from '#formats/mp3-frame.ts';
import { valuesOf } from './values.ts';

const rates = [32_000, 44_100, 48_000].flatMap((rate) => [rate, rate / 2, rate / 4]);

let started: Promise<Lame> | undefined;
const start = async () => (await import('virtual:@mediabunny/mp3-encoder')).default();

/** LAME, in this worker. In a worker of its own, as in the add-on, messages take half of the time. */
export class Mp3Encoder extends CustomAudioEncoder {
  #lame!: Lame;
  #encoder = 0;
  /** The address of the input, a plane for each channel, and how many samples each has room for. */
  #input = 0;
  #room = 0;
  /** The address of the output, and its room in bytes. */
  #output = 0;
  #outputRoom = 0;
  /** The beginning of an incomplete frame. */
  #rest = new Uint8Array();
  /** In seconds. */
  #time: number | undefined;

  static override supports(codec: AudioCodec, { numberOfChannels, sampleRate }: AudioEncoderConfig): boolean {
    return codec === 'mp3' && (numberOfChannels === 1 || numberOfChannels === 2) && rates.includes(sampleRate);
  }

  async init() {
    const { numberOfChannels, sampleRate, bitrate } = this.config;
    if (!bitrate) throw new Error('MP3 without a bit rate');
    this.#lame = await (started ??= start());
    this.#encoder = this.#lame._init_lame(numberOfChannels, sampleRate, bitrate);
    this.#reserve(0);
  }

  encode(sample: AudioSample) {
    const { numberOfFrames: frames, numberOfChannels } = sample;
    this.#time ??= sample.timestamp;
    this.#reserve(frames);
    const addresses = Array.from({ length: numberOfChannels }, (_, channel) => this.#input + channel * this.#room * 2);
    const values = valuesOf(sample);
    for (const [channel, address] of addresses.entries()) {
      const plane = new Int16Array(this.#lame.HEAPU8.buffer, address, frames);
      if (!values) sample.copyTo(plane, { format: 's16-planar', planeIndex: channel });
      else for (let to = 0, at = channel; to < frames; to += 1, at += numberOfChannels) plane[to] = values[at] ?? 0;
    }
    const [left = 0, right = left] = addresses;
    this.#give(this.#lame._encode_samples(this.#encoder, left, right, frames, this.#output, this.#outputRoom));
  }

  flush() {
    this.#give(this.#lame._flush_lame(this.#encoder, this.#output, this.#outputRoom));
  }

  close() {
    if (this.#encoder === 0) return;
    this.#lame._close_lame(this.#encoder);
    this.#lame._free(this.#input);
    this.#lame._free(this.#output);
    this.#encoder = 0;
  }

  #reserve(frames: number) {
    if (this.#output !== 0 && frames <= this.#room) return;
    this.#lame._free(this.#input);
    this.#lame._free(this.#output);
    this.#room = frames;
    this.#input = this.#lame._malloc(frames * this.config.numberOfChannels * 2);
    // The size that LAME requires.
    this.#outputRoom = Math.ceil(1.25 * frames + 7200);
    this.#output = this.#lame._malloc(this.#outputRoom);
  }

  /** Sends complete frames on: LAME's output may end in the middle of one. */
  #give(written: number) {
    if (written < 0) throw new Error(`LAME failed: ${written}`);
    const bytes = new Uint8Array(this.#rest.length + written);
    bytes.set(this.#rest);
    bytes.set(this.#lame.HEAPU8.subarray(this.#output, this.#output + written), this.#rest.length);
    const { numberOfChannels, sampleRate } = this.config;
    const decoderConfig = { codec: 'mp3', numberOfChannels, sampleRate };
    let from = 0;
    for (;;) {
      const frame = frameOf(bytes.subarray(from, from + 4));
      if (!frame || from + frame.size > bytes.length) break;
      const time = this.#time ?? 0;
      this.onPacket(new EncodedPacket(bytes.slice(from, from + frame.size), 'key', time, frame.duration), {
        decoderConfig,
      });
      this.#time = time + frame.duration;
      from += frame.size;
    }
    this.#rest = bytes.slice(from);
  }
}
