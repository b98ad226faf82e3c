import { viewOf } from '#containers/bytes.ts';

/**
 * The exports of PDF.js' build of OpenJPEG. Its toolchain minifies names, so its version is pinned, and a test reads a
 * file.
 */
interface OpenJpeg {
  i: WebAssembly.Memory;
  /** Runs the constructors. */
  j(): void;
  /** `malloc` */
  k(length: number): number;
  /**
   * Decodes; returns 0 on success. The last parameters: the maximum number of components, and settings that only PDF
   * needs.
   */
  m(start: number, length: number, components: number, ...rest: number[]): number;
}

/** The most components that are returned: colours or inks, and alpha. */
const most = 4;

/**
 * Decodes a JPEG 2000 to interleaved 8-bit samples, or to `undefined` if it cannot be decoded. Each file gets its own
 * instance, so its memory is freed and nothing stays broken.
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
      /** Reports an error. */
      a: (message: number) => void complaints.push(text(message)),
      /** Discards printed text and reports success. */
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
      /** Refuses to seek in the standard output. */
      d: () => 70,
      /** Ignores a warning. */
      e: () => undefined,
      f: (start: number, length: number) => (samples = new Uint8ClampedArray(heap().slice(start, start + length))),
      /** Copies a component of 32-bit samples into the interleaved result. */
      g: (start: number, index: number, count: number, length: number) => {
        const component = new Int32Array(program.i.buffer, start, length);
        for (let at = 0; at < length; at += 1) if (samples) samples[at * count + index] = component[at] ?? 0;
      },
      /** Allocates the interleaved result. */
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
