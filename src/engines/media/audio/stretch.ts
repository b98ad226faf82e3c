/** Signalsmith Stretch, as compiled for the web. Lengths are in samples; pointers in bytes. */
type Stretcher = Record<`_${Call}`, (...numbers: number[]) => number> & {
  HEAP8?: Int8Array;
  exports?: { memory: WebAssembly.Memory };
};
type Call = 'presetDefault' | 'inputLatency' | 'outputLatency' | 'setBuffers' | 'process';

interface Processor {
  wasmModule: Stretcher;
}

/** How many samples come out at a time. */
const block = 2048;

type ProcessorClass = new (options: object) => Processor;

/** Called by a processor once it is ready. */
let announce = () => undefined as void;
let registered: Promise<ProcessorClass> | undefined;

/**
 * Loads the package, which is made for audio worklets only and gives its processor to nothing else, so this worker
 * imitates one.
 */
async function register(): Promise<ProcessorClass> {
  const made = Promise.withResolvers<ProcessorClass>();
  const worklet = {
    AudioWorkletProcessor: class {
      port = { onmessage: null, postMessage: () => announce() };
    },
    registerProcessor: (_: string, processor: ProcessorClass) => made.resolve(processor),
    sampleRate: 48_000,
  };
  Object.assign(globalThis, worklet);
  await import('signalsmith-stretch');
  return made.promise;
}

async function load(channels: number): Promise<Stretcher> {
  const Processor = await (registered ??= register());
  const ready = Promise.withResolvers<void>();
  announce = ready.resolve;
  const processor = new Processor({ numberOfOutputs: 1, outputChannelCount: [channels] });
  await ready.promise;
  return processor.wasmModule;
}

/** Changes the speed of audio but not its pitch, as it arrives. */
export async function openStretch(channels: number, sampleRate: number, speed: number) {
  const module = await load(channels);
  const call = (name: Call, ...numbers: number[]) => module[`_${name}`](...numbers);
  call('presetDefault', channels, sampleRate);
  const mostInput = Math.ceil(block * speed) + 1;
  const length = Math.max(block, mostInput);
  const buffers = call('setBuffers', channels, length);
  const plane = (index: number, samples: number) =>
    new Float32Array(
      // The memory is not shared between threads.
      (module.exports?.memory.buffer ?? module.HEAP8?.buffer) as ArrayBuffer,
      buffers + index * length * 4,
      samples,
    );
  /** How many samples come out before the first one that went in. */
  let early = Math.round(call('inputLatency') / speed + call('outputLatency'));
  const tail = Math.ceil(early * speed) + mostInput;
  let waiting = Array.from({ length: channels }, () => new Float32Array(0));
  let taken = 0;
  let given = 0;
  let fed = 0;

  const run = (planes: Float32Array[]) => {
    waiting = waiting.map((held, channel) => joined(held, planes[channel] ?? new Float32Array(0)));
    const made: Float32Array[][] = [];
    for (;;) {
      const wanted = Math.round((given + block) * speed) - taken;
      if ((waiting[0]?.length ?? 0) < wanted) break;
      for (const [channel, held] of waiting.entries()) plane(channel, wanted).set(held.subarray(0, wanted));
      call('process', wanted, block);
      waiting = waiting.map((held) => held.slice(wanted));
      taken += wanted;
      given += block;
      const skipped = Math.min(block, early);
      early -= skipped;
      made.push(waiting.map((_, channel) => plane(channels + channel, block).slice(skipped)));
    }
    return waiting.map((_, channel) =>
      made.map((each) => each[channel] ?? new Float32Array(0)).reduce(joined, new Float32Array(0)),
    );
  };
  let left = 0;
  return {
    push(planes: Float32Array[]): Float32Array[] {
      fed += planes[0]?.length ?? 0;
      const made = run(planes);
      left += made[0]?.length ?? 0;
      return made;
    },
    /** Returns the remaining samples, so that the total duration is correct. */
    finish(): Float32Array[] {
      const made = run(waiting.map(() => new Float32Array(tail)));
      const missing = Math.max(0, Math.round(fed / speed) - left);
      return made.map((each) => each.subarray(0, missing));
    },
  };
}

function joined(one: Float32Array, other: Float32Array): Float32Array<ArrayBuffer> {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
