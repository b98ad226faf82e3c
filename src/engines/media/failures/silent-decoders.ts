import { undecodable } from './undecodable.ts';

/** How long a decoder may keep packets without having given anything, in seconds. */
const patience = 20;
/** Decoders may need a few packets to begin with: one that has ended with fewer may rightly have given nothing. */
const enough = 8;

/** The beginnings of WebCodecs’ codec strings -> Mediabunny’s names, where they differ. */
const codecs: Record<string, string> = {
  mp4a: 'aac',
  avc1: 'avc',
  avc3: 'avc',
  hvc1: 'hevc',
  hev1: 'hevc',
  vp09: 'vp9',
  av01: 'av1',
};

/** Watches whether a decoder ever gives anything. */
class Silence {
  readonly #kind: 'audio' | 'video';
  readonly #fail: (error: Error) => void;
  #codec = '';
  #packets = 0;
  #isOver = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(kind: 'audio' | 'video', fail: (error: Error) => void) {
    this.#kind = kind;
    this.#fail = fail;
  }

  configure(codec: string) {
    const [start = ''] = codec.split('.');
    this.#codec = codecs[start] ?? start;
  }

  packet() {
    if (this.#isOver) return;
    this.#packets += 1;
    this.rest();
    // Counted by ticks: while a device sleeps, neither they nor decoders go on.
    let seconds = 0;
    this.#timer = setInterval(() => {
      seconds += 1;
      if (seconds >= patience) this.#tell();
    }, 1000);
  }

  flushed() {
    if (!this.#isOver && this.#packets >= enough) this.#tell();
    else this.rest();
  }

  /** It has given something, or failed. */
  over() {
    this.#isOver = true;
    this.rest();
  }

  rest() {
    clearInterval(this.#timer);
  }

  #tell() {
    this.over();
    this.#fail(undecodable(this.#codec, this.#kind));
  }
}

/**
 * Lets decoders that take packets and never give anything fail with `no-decoder`, since nobody would wait for ever.
 * Called once per worker, which need not have any.
 */
export function prepareDecoders() {
  if ('AudioDecoder' in self) self.AudioDecoder = heard(AudioDecoder, 'audio');
  if (!('VideoDecoder' in self)) return;
  // TypeScript has no type for a class that extends either, and what they take and give is only passed on.
  const alike = VideoDecoder as unknown as typeof AudioDecoder;
  // It is the class of before.
  self.VideoDecoder = heard(alike, 'video') as unknown as typeof VideoDecoder;
}

const heard = (Decoder: typeof AudioDecoder, type: 'audio' | 'video') =>
  class extends Decoder {
    readonly #silence: Silence;
    constructor({ output, error }: AudioDecoderInit) {
      // Mediabunny passes any error on to what waits for the decoder.
      const silence = new Silence(type, error as (error: Error) => void);
      super({
        output: (samples) => {
          silence.over();
          output(samples);
        },
        error: (failure) => {
          silence.over();
          error(failure);
        },
      });
      this.#silence = silence;
    }
    override configure(config: AudioDecoderConfig) {
      this.#silence.configure(config.codec);
      super.configure(config);
    }
    override decode(packet: EncodedAudioChunk) {
      this.#silence.packet();
      super.decode(packet);
    }
    override async flush() {
      await super.flush();
      this.#silence.flushed();
    }
    override reset() {
      this.#silence.rest();
      super.reset();
    }
    override close() {
      this.#silence.rest();
      super.close();
    }
  };
