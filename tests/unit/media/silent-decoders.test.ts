import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareDecoders } from '#engines/media/failures/silent-decoders.ts';

/** How many packets the browser's decoder takes before it gives the first sound. */
let before: number;
/** Whether it ever ends. */
let ends: boolean;

class BrowserDecoder {
  readonly #init: AudioDecoderInit;
  #packets = 0;
  constructor(init: AudioDecoderInit) {
    this.#init = init;
  }
  configure() {}
  decode() {
    this.#packets += 1;
    // Only that it comes matters here.
    if (this.#packets > before) this.#init.output({} as AudioData);
  }
  flush() {
    return ends ? Promise.resolve() : new Promise<void>(() => undefined);
  }
  close() {}
}

const chunk = {} as EncodedAudioChunk;
const output = vi.fn<AudioDecoderInit['output']>();
const error = vi.fn<AudioDecoderInit['error']>();

function decoderFor(codec: string) {
  const decoder = new self.AudioDecoder({ output, error });
  decoder.configure({ codec, numberOfChannels: 2, sampleRate: 48_000 });
  return decoder;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('AudioDecoder', BrowserDecoder);
  [before, ends] = [0, true];
  prepareDecoders();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const said = (codec: string) =>
  expect.objectContaining({ code: 'no-decoder', facts: expect.objectContaining({ codec }) });

test('a decoder that takes packets and never answers fails, with the name of its codec', () => {
  [before, ends] = [Infinity, false];
  const decoder = decoderFor('mp4a.40.2');
  for (let packet = 0; packet < 40; packet += 1) decoder.decode(chunk);
  vi.advanceTimersByTime(15_000);
  expect(error).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15_000);
  expect(error).toHaveBeenCalledExactlyOnceWith(said('AAC'));
});

test('a decoder that ends without having given anything fails at once', async () => {
  before = Infinity;
  const decoder = decoderFor('opus');
  for (let packet = 0; packet < 40; packet += 1) decoder.decode(chunk);
  await decoder.flush();
  expect(error).toHaveBeenCalledExactlyOnceWith(said('Opus'));
});

test('a decoder that needs a few packets, or rests after it has given something, does not fail', async () => {
  before = 4;
  const short = decoderFor('vorbis');
  for (let packet = 0; packet < 3; packet += 1) short.decode(chunk);
  await short.flush();
  vi.advanceTimersByTime(600_000);
  const long = decoderFor('vorbis');
  for (let packet = 0; packet < 9; packet += 1) long.decode(chunk);
  vi.advanceTimersByTime(600_000);
  await long.flush();
  const closed = decoderFor('vorbis');
  closed.decode(chunk);
  closed.close();
  vi.advanceTimersByTime(600_000);
  expect(output).toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});
