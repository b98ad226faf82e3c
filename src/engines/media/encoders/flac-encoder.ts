/* oxlint-disable no-underscore-dangle -- these are the names of the encoder's C functions */
import { CustomAudioEncoder, EncodedPacket, type AudioCodec, type AudioSample } from 'mediabunny';
import type { Flac } from 'virtual:@mediabunny/flac-encoder';
import { valuesOf } from './values.ts';

const rates = [8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 88_200, 96_000, 176_400, 192_000];

let started: Promise<Flac> | undefined;
const start = async () => (await import('virtual:@mediabunny/flac-encoder')).default();

/** libFLAC, in this worker. In a worker of its own, as in the add-on, each message costs more than the encoding. */
export class FlacEncoder extends CustomAudioEncoder {
  #flac!: Flac;
  #encoder = 0;
  #description = new Uint8Array();
  /** In samples. */
  #position = 0;

  static override supports(codec: AudioCodec, { numberOfChannels, sampleRate }: AudioEncoderConfig): boolean {
    return codec === 'flac' && numberOfChannels >= 1 && numberOfChannels <= 8 && rates.includes(sampleRate);
  }

  async init() {
    this.#flac = await (started ??= start());
  }

  encode(sample: AudioSample) {
    if (this.#encoder === 0) this.#begin(sample);
    const { numberOfFrames: frames, numberOfChannels } = sample;
    const length = frames * numberOfChannels;
    const input = this.#flac._get_encode_input_ptr(this.#encoder, length * 4);
    const heap = new Int32Array(this.#flac.HEAPU8.buffer, input, length);
    const values = valuesOf(sample);
    if (values) {
      for (let at = 0; at < length; at += 1) heap[at] = (values[at] ?? 0) << 16;
    } else {
      sample.copyTo(heap, { format: 's32', planeIndex: 0 });
    }
    if (this.#flac._send_samples(this.#encoder, frames) < 0) throw new Error('libFLAC failed');
    this.#give();
  }

  flush() {
    if (this.#encoder === 0) return;
    if (this.#flac._finish_encoder(this.#encoder) < 0) throw new Error('libFLAC did not finish');
    this.#give();
    this.#encoder = 0;
  }

  close() {
    // The module has no function that frees an encoder, and a finished one starts again with other settings. Its memory
    // is freed with the worker.
  }

  #begin({ format, timestamp }: AudioSample) {
    const { numberOfChannels, sampleRate } = this.config;
    const bitsPerSample = /^(?:u8|s16)/.test(format) ? 16 : 24;
    const flac = this.#flac;
    this.#encoder = flac._init_encoder(numberOfChannels, sampleRate, bitsPerSample);
    if (this.#encoder === 0) throw new Error('libFLAC did not begin');
    const header = flac._get_header_data(this.#encoder);
    this.#description = flac.HEAPU8.slice(header, header + flac._get_header_size(this.#encoder));
    this.#position = Math.round(timestamp * sampleRate);
  }

  #give() {
    const flac = this.#flac;
    const { numberOfChannels, sampleRate } = this.config;
    const decoderConfig = { codec: 'flac', numberOfChannels, sampleRate, description: this.#description };
    let from = flac._get_output_data(this.#encoder);
    const count = flac._get_frame_count(this.#encoder);
    for (let index = 0; index < count; index += 1) {
      const size = flac._get_frame_size(this.#encoder, index);
      const frames = flac._get_frame_samples(this.#encoder, index);
      const data = flac.HEAPU8.slice(from, from + size);
      const packet = new EncodedPacket(data, 'key', this.#position / sampleRate, frames / sampleRate);
      this.onPacket(packet, { decoderConfig });
      from += size;
      this.#position += frames;
    }
  }
}
