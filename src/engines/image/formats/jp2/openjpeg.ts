import { viewOf } from '../../../../containers/bytes.ts';

/** What PDF.js' build of OpenJPEG has: its toolchain names things by letters, so its version is pinned, and a test reads a file. */
interface OpenJpeg {
  i: WebAssembly.Memory;
  /** Starts it. */
  j(): void;
  /** `malloc` */
  k(length: number): number;
  /** Not 0 where it fails. The last ones: components at most, and what only PDF has. */
  m(start: number, length: number, components: number, ...rest: number[]): number;
}

/** The most components that are handed out: colours, or inks, and alpha. */
const most = 4;

/**
 * The samples of a JPEG 2000, in 8 bits each and interleaved; `undefined` where it cannot be decoded.
 * Each file has an instance of its own: what one took is given back, and what one broke is gone.
 */
export function decodeJpeg2000(
  module: WebAssembly.Module,
  bytes: Uint8Array,
): { samples?: Uint8ClampedArray<ArrayBuffer>; complaints: string } {
  const complaints: string[] = [];
  let samples: Uint8ClampedArray<ArrayBuffer> | undefined;
  const heap = () => new Uint8Array(program.i.buffer);
  const text = (start: number) => new TextDecoder().decode(heap().subarray(start, heap().indexOf(0, start)));
  const imports = {
    a: {
      /** An error. */
      a: (message: number) => void complaints.push(text(message)),
      /** What would be printed is as if it were. */
      b: (_file: number, _parts: number, _count: number, written: number) => {
        viewOf(heap()).setUint32(written, 0, true);
        return 0;
      },
      /** Grows the memory. */
      c: (size: number) => {
        const pages = Math.ceil(((size >>> 0) - program.i.buffer.byteLength) / 65_536);
        try {
          program.i.grow(pages);
          return 1;
        } catch (error) {
          complaints.push(`memory: ${String(error)}`);
          return 0;
        }
      },
      /** Seeks in what is printed, which nothing can. */
      d: () => 70,
      /** A warning. */
      e: () => undefined,
      f: (start: number, length: number) => (samples = new Uint8ClampedArray(heap().slice(start, start + length))),
      /** Copies a component, of 32 bits each, to its place among the others. */
      g: (start: number, index: number, count: number, length: number) => {
        const component = new Int32Array(program.i.buffer, start, length);
        for (let at = 0; at < length; at += 1) if (samples) samples[at * count + index] = component[at] ?? 0;
      },
      /** Makes room for all of them. */
      h: (length: number) => (samples = new Uint8ClampedArray(length)),
    },
  };
  const { exports } = new WebAssembly.Instance(module, imports);
  // Its build is pinned: see above.
  const program = exports as unknown as OpenJpeg;
  program.j();
  const start = program.k(bytes.length);
  heap().set(bytes, start);
  const failed = program.m(start, bytes.length, most, 0, 0, 0, 0) !== 0;
  return { ...(!failed && samples && { samples }), complaints: complaints.join('\n') };
}
