/* oxlint-disable no-underscore-dangle -- these are the names of the encoder's C functions */
import { CustomAudioEncoder, EncodedPacket, type AudioCodec, type AudioSample } from 'mediabunny';
import type { Aac } from 'virtual:@mediabunny/aac-encoder';
import { applySettings, placesOfSettings, settingsFor } from './aac-settings.ts';
import { floatsOf, valuesOf } from './values.ts';

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];

let started: ReturnType<typeof start> | undefined;
async function start() {
  const { default: startAac } = await import('virtual:@mediabunny/aac-encoder');
  const aac = await startAac();
  return { aac, places: placesOfSettings(aac) };
}

/**
 * FFmpeg's AAC encoder, in this worker. In a worker of its own, as in the add-on, each message costs a fraction of the
 * encoding time.
 */
export class AacEncoder extends CustomAudioEncoder {
  #aac!: Aac;
  #encoder = 0;
  /** How many samples per channel it takes at a time. */
  #size = 0;
  /** The address of the input, how many samples per channel it holds, and the time of the first of them, in samples. */
  #input = 0;
  #filled = 0;
  #inputTime: number | undefined;
  #outputTime = 0;
  #decoderConfig: AudioDecoderConfig | undefined;

  static override supports(codec: AudioCodec, config: AudioEncoderConfig): boolean {
    const { numberOfChannels, sampleRate, bitrate, aac } = config;
    const isKnown = numberOfChannels >= 1 && numberOfChannels <= 8 && rates.includes(sampleRate);
    return codec === 'aac' && isKnown && bitrate !== undefined && aac?.format !== 'adts';
  }

  async init() {
    const { numberOfChannels, sampleRate, bitrate = 0 } = this.config;
    const { aac, places } = await (started ??= start());
    this.#aac = aac;
    applySettings(aac, places, settingsFor(bitrate, numberOfChannels));
    this.#encoder = aac._init_encoder(numberOfChannels, sampleRate, bitrate);
    if (this.#encoder === 0) throw new Error('The encoder for AAC did not begin');
    this.#size = aac._get_encoder_frame_size(this.#encoder);
    this.#input = aac._get_encode_input_ptr(this.#encoder, this.#size * numberOfChannels * 4);
    const from = aac._get_encoder_extradata(this.#encoder);
    const description = aac.HEAPU8.slice(from, from + aac._get_encoder_extradata_size(this.#encoder));
    this.#decoderConfig = { codec: 'mp4a.40.2', numberOfChannels, sampleRate, description };
  }

  encode(sample: AudioSample) {
    const { numberOfFrames, numberOfChannels, timestamp } = sample;
    if (this.#inputTime === undefined)
      this.#inputTime = this.#outputTime = Math.round(timestamp * this.config.sampleRate);
    const values = valuesOf(sample);
    const floats = floatsOf(sample);
    for (let frameOffset = 0; frameOffset < numberOfFrames;) {
      const frameCount = Math.min(numberOfFrames - frameOffset, this.#size - this.#filled);
      const room = this.#room(this.#filled, frameCount);
      const from = frameOffset * numberOfChannels;
      if (floats) {
        room.set(floats.subarray(from, from + room.length));
      } else if (values) {
        for (let at = 0; at < room.length; at += 1) room[at] = (values[from + at] ?? 0) / 32_768;
      } else {
        sample.copyTo(room, { format: 'f32', planeIndex: 0, frameOffset, frameCount });
      }
      this.#filled += frameCount;
      frameOffset += frameCount;
      if (this.#filled === this.#size) this.#send();
    }
  }

  flush() {
    if (this.#filled > 0) {
      this.#room(this.#filled, this.#size - this.#filled).fill(0);
      this.#send();
    }
    this.#aac._flush_encoder_start(this.#encoder);
    this.#give();
  }

  close() {
    if (this.#encoder !== 0) this.#aac._close_encoder(this.#encoder);
    this.#encoder = 0;
  }

  #room(from: number, frames: number) {
    const { numberOfChannels } = this.config;
    return new Float32Array(
      this.#aac.HEAPU8.buffer,
      this.#input + from * numberOfChannels * 4,
      frames * numberOfChannels,
    );
  }

  #send() {
    const time = this.#inputTime ?? 0;
    const failure = this.#aac._send_frame(this.#encoder, BigInt(time));
    if (failure < 0) throw new Error(`The encoder for AAC failed: ${failure}`);
    this.#inputTime = time + this.#size;
    this.#filled = 0;
    this.#give();
  }

  #give() {
    const aac = this.#aac;
    const { sampleRate } = this.config;
    const meta = this.#decoderConfig ? { decoderConfig: this.#decoderConfig } : {};
    for (let size = aac._receive_packet(this.#encoder); size > 0; size = aac._receive_packet(this.#encoder)) {
      const from = aac._get_encoded_data(this.#encoder);
      const duration = aac._get_encoded_duration(this.#encoder);
      const data = aac.HEAPU8.slice(from, from + size);
      this.onPacket(new EncodedPacket(data, 'key', this.#outputTime / sampleRate, duration / sampleRate), meta);
      this.#outputTime += duration;
    }
  }
}
