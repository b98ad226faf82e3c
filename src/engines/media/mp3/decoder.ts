import { AudioSample, CustomAudioDecoder, registerDecoder, type AudioCodec, type EncodedPacket } from 'mediabunny';
import { frameOf } from '../../../formats/mp3-frame.ts';
import { Damage } from '../failures/damage.ts';

/**
 * minimp3. Its memory holds one frame, followed by the decoded samples. The buffer is replaced when the memory grows.
 */
interface Minimp3 {
  memory: WebAssembly.Memory;
  decoder_init(): void;
  decoder_mp3_data_offset(): number;
  /** In bytes; reserves as much. */
  decoder_set_mp3_data_size(size: number): void;
  /** A negative number means everything. */
  decoder_decode(seconds: number): void;
  /** The address of interleaved 16-bit samples. */
  decoder_pcm_data_offset(): number;
}

/** More than the largest frame and its samples, in bytes. */
const room = 16_384;
/**
 * How many frames are passed on at once, because each call costs as much as decoding a frame. Mediabunny's decoders
 * queue more than that.
 */
const framesInSample = 16;

let load: (() => Promise<WebAssembly.Module>) | undefined;
let program: WebAssembly.Module | undefined;
let wanted = false;

/**
 * Decodes MP3 to 16-bit integers. Browsers' decoders produce floats, which can exceed the range of integers, and take
 * one frame at a time through another thread, which is half of the work of writing a WAV.
 */
class Mp3Decoder extends CustomAudioDecoder {
  #minimp3!: Minimp3;
  #values = new Uint8Array();
  #filled = 0;
  #timestamp = 0;
  #shape = { numberOfChannels: 0, sampleRate: 0 };

  static override supports(codec: AudioCodec): boolean {
    return wanted && codec === 'mp3';
  }

  async init() {
    if (!program) throw new Error('The decoder of MP3 is not loaded');
    // The module's own exports.
    this.#minimp3 = (await WebAssembly.instantiate(program)).exports as unknown as Minimp3;
    this.#minimp3.decoder_init();
    this.#minimp3.decoder_set_mp3_data_size(room);
  }

  decode({ data, timestamp }: EncodedPacket) {
    const frame = frameOf(data);
    if (!frame || frame.size !== data.length) throw new Damage('A packet that is no frame of MP3');
    const { numberOfChannels, rate: sampleRate, samples } = frame;
    const size = samples * numberOfChannels * 2;
    const last = this.#shape;
    const isAlike = last.numberOfChannels === numberOfChannels && last.sampleRate === sampleRate;
    if (!isAlike || this.#filled + size > this.#values.length) {
      this.flush();
      this.#shape = { numberOfChannels, sampleRate };
      this.#timestamp = timestamp;
      this.#values = new Uint8Array(size * framesInSample);
    }
    this.#values.set(this.#decoded(data, size), this.#filled);
    this.#filled += size;
    if (this.#filled === this.#values.length) this.flush();
  }

  #decoded(frame: Uint8Array, size: number): Uint8Array {
    const minimp3 = this.#minimp3;
    minimp3.decoder_set_mp3_data_size(frame.length);
    new Uint8Array(minimp3.memory.buffer).set(frame, minimp3.decoder_mp3_data_offset());
    const sound = new Uint8Array(minimp3.memory.buffer, minimp3.decoder_pcm_data_offset(), size);
    // A frame that needs bits of missing frames becomes silence.
    sound.fill(0);
    minimp3.decoder_decode(-1);
    return sound;
  }

  flush() {
    const data = this.#values.subarray(0, this.#filled);
    this.#values = new Uint8Array();
    this.#filled = 0;
    if (data.length === 0) return;
    this.onSample(new AudioSample({ data, format: 's16', timestamp: this.#timestamp, ...this.#shape }));
  }

  close() {}
}

/** Registers the decoder, once per worker. */
export function prepareMp3(loadMinimp3: () => Promise<WebAssembly.Module>) {
  load = loadMinimp3;
  registerDecoder(Mp3Decoder);
}

/** Decodes MP3 to integers while the work runs. If minimp3 cannot be loaded, the browser's own decoder is used. */
export async function inWholeNumbers<T>(work: () => Promise<T>): Promise<T> {
  program ??= await load?.().catch(() => undefined);
  if (!program) return work();
  wanted = true;
  try {
    return await work();
  } finally {
    wanted = false;
  }
}
