import { AudioSample, CustomAudioDecoder, registerDecoder, type AudioCodec, type EncodedPacket } from 'mediabunny';
import { frameOf } from '#formats/mp3-frame.ts';
import { Damage } from '../failures/damage.ts';

/** Our build of minimp3: `src/engines/minimp3/decoder.c` says what each of these does. Its memory never grows. */
interface Minimp3 {
  memory: WebAssembly.Memory;
  input(): number;
  floats(): number;
  integers(): number;
  begin(): void;
  decode(size: number): number;
  round(count: number): void;
}

/** The largest frame and the most values that one has: two channels of 1152 samples. In bytes, and in values. */
const most = { frame: 4096, values: 2304 };
/**
 * How many frames are passed on at once, because each call costs as much as decoding a frame. Mediabunny's decoders
 * queue more than that.
 */
const framesInSample = 16;

/** The bytes of a value, in each format that it decodes to. `s16` cuts off what is louder than integers can be; `f32` does not. */
const bytesIn = { s16: 2, f32: 4 };
type Values = keyof typeof bytesIn;

async function start(module: WebAssembly.Module): Promise<Minimp3> {
  // The module's own exports.
  const minimp3 = (await WebAssembly.instantiate(module)).exports as unknown as Minimp3;
  minimp3.begin();
  return minimp3;
}

let load: (() => Promise<WebAssembly.Module>) | undefined;
let program: WebAssembly.Module | undefined;
let wanted: Values | undefined;

/**
 * Decodes MP3 in this worker. Browsers' decoders take one frame at a time through another thread, which costs more than
 * decoding it.
 */
class Mp3Decoder extends CustomAudioDecoder {
  #minimp3!: Minimp3;
  #format: Values = 'f32';
  #input = new Uint8Array();
  /** The values of the latest frame, as bytes. */
  #output = new Uint8Array();
  #values = new Uint8Array();
  #filled = 0;
  #timestamp = 0;
  #shape = { numberOfChannels: 0, sampleRate: 0 };

  static override supports(codec: AudioCodec): boolean {
    return wanted !== undefined && codec === 'mp3';
  }

  async init() {
    if (!program || !wanted) throw new Error('The decoder of MP3 is not loaded');
    const minimp3 = await start(program);
    const { buffer } = minimp3.memory;
    this.#minimp3 = minimp3;
    this.#format = wanted;
    this.#input = new Uint8Array(buffer, minimp3.input(), most.frame);
    const from = wanted === 's16' ? minimp3.integers() : minimp3.floats();
    this.#output = new Uint8Array(buffer, from, most.values * bytesIn[wanted]);
  }

  decode({ data, timestamp }: EncodedPacket) {
    const frame = frameOf(data);
    if (!frame || frame.size !== data.length) throw new Damage('A packet that is no frame of MP3');
    const { numberOfChannels, rate: sampleRate, samples } = frame;
    const size = samples * numberOfChannels * bytesIn[this.#format];
    const last = this.#shape;
    const isAlike = last.numberOfChannels === numberOfChannels && last.sampleRate === sampleRate;
    if (!isAlike || this.#filled + size > this.#values.length) {
      this.flush();
      this.#shape = { numberOfChannels, sampleRate };
      this.#timestamp = timestamp;
      this.#values = new Uint8Array(size * framesInSample);
    }
    this.#input.set(data);
    const minimp3 = this.#minimp3;
    // A frame that needs bits of missing frames becomes silence.
    if (minimp3.decode(data.length) === samples) {
      if (this.#format === 's16') minimp3.round(samples * numberOfChannels);
      this.#values.set(this.#output.subarray(0, size), this.#filled);
    }
    this.#filled += size;
    if (this.#filled === this.#values.length) this.flush();
  }

  flush() {
    const data = this.#values.subarray(0, this.#filled);
    this.#values = new Uint8Array();
    this.#filled = 0;
    if (data.length === 0) return;
    this.onSample(new AudioSample({ data, format: this.#format, timestamp: this.#timestamp, ...this.#shape }));
  }

  close() {}
}

/** Registers the decoder, once per worker. */
export function prepareMp3(loadMinimp3: () => Promise<WebAssembly.Module>) {
  load = loadMinimp3;
  registerDecoder(Mp3Decoder);
}

/**
 * Returns a function that decodes one frame to interleaved values, valid until its next call; none if bits of frames
 * before it are missing. `isFirst` forgets the frames before. `undefined` if minimp3 cannot be loaded.
 */
export async function mp3Decoder(): Promise<((frame: Uint8Array, isFirst: boolean) => Float32Array) | undefined> {
  program ??= await load?.().catch(() => undefined);
  if (!program) return undefined;
  const minimp3 = await start(program);
  const input = new Uint8Array(minimp3.memory.buffer, minimp3.input(), most.frame);
  return (frame, isFirst) => {
    if (isFirst) minimp3.begin();
    input.set(frame);
    const samples = minimp3.decode(frame.length);
    const size = samples * (frameOf(frame)?.numberOfChannels ?? 0);
    return new Float32Array(minimp3.memory.buffer, minimp3.floats(), size);
  };
}

/** Decodes MP3 to such values while the work runs. If minimp3 cannot be loaded, the browser's own decoder is used. */
export async function decodingMp3To<T>(values: Values, work: () => Promise<T>): Promise<T> {
  program ??= await load?.().catch(() => undefined);
  if (!program) return work();
  wanted = values;
  try {
    return await work();
  } finally {
    wanted = undefined;
  }
}
