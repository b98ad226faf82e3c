import Vips from 'wasm-vips';
import { starting } from '../../../jobs/contract/engine.ts';
import { loadModule } from '../../../jobs/in-worker/load-asset.ts';
import { countIn } from './held.ts';

export type Libvips = typeof Vips;
export type Image = Vips.Image;

/** Parts of libvips in files of their own, each for a few formats; named as in `assets.ts`. */
export type Library = 'vips-heif' | 'vips-jxl';

let running: { libraries: Set<Library>; vips: Promise<Libvips> } | undefined;

/**
 * libvips, started on first use. It takes its libraries when it starts: a worker that meets a format of another one
 * starts it again, with that one too, and keeps it.
 */
export function getVips(needed: Library[]): Promise<Libvips> {
  const { libraries = new Set<Library>() } = running ?? {};
  if (running && needed.every((library) => libraries.has(library))) return running.vips;
  const all = new Set([...libraries, ...needed]);
  const vips = starting(() => start([...all]));
  running = { libraries: all, vips };
  // What could not be loaded may be there the next time.
  vips.catch(() => {
    if (running?.vips === vips) running = undefined;
  });
  return vips;
}

/** libvips' own memory, where the pixels of an image may be written that would else be copied there. */
interface Heap {
  memory: WebAssembly.Memory;
  /** Where it is written down up to where the memory has been used. */
  emscripten_get_sbrk_ptr(): number;
  /** 0 where there is no room. */
  malloc(length: number): number;
  free(address: number): void;
}

const heaps = new WeakMap<Libvips, Heap>();

/** The fewest threads that libvips starts. A job is given to a worker of its own, so more would only stand about. */
const threads = 6;

async function start(libraries: Library[]): Promise<Libvips> {
  const module = loadModule('vips');
  const entries = await Promise.all(libraries.map(async (name) => [`${name}.wasm`, await loadModule(name)] as const));
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: threads });
  // `scripts/without-eval.ts` lets libvips take them so: by itself, it fetches them.
  const shared = { sharedModules: Object.fromEntries(entries) };
  let heap: Heap | undefined;
  const failure = Promise.withResolvers<never>();
  // It loads the scripts of its threads while the module is still under way.
  const begun = Vips({
    ...shared,
    dynamicLibraries: Object.keys(shared.sharedModules),
    instantiateWasm: (imports, done) => {
      const instantiate = async (compiled: WebAssembly.Module) => {
        const instance = await WebAssembly.instantiate(compiled, imports);
        // Emscripten makes the memory, and gives the parts that are loaded later all that libvips exports.
        heap = { ...instance.exports, memory: imports['env']?.['memory'] } as unknown as Heap;
        done(instance, compiled);
      };
      module.then(instantiate).catch(failure.reject);
      return {};
    },
    // libvips warns of every oddity of a file that it goes on to read.
    print: () => undefined,
    printErr: () => undefined,
  });
  const vips = await Promise.race([begun, failure.promise]);
  // Files come once each: a cache of operations would only hold their pixels.
  vips.Cache.max(0);
  if (heap) count(vips, heap);
  return vips;
}

function count(vips: Libvips, heap: Heap) {
  heaps.set(vips, heap);
  // What it has not used yet takes no memory.
  countIn('vips', () => new Uint32Array(heap.memory.buffer)[heap.emscripten_get_sbrk_ptr() >> 2] ?? 0);
}

/** An image whose pixels can be written and read without libvips. */
export interface Raster {
  image: Image;
  /** In libvips' own memory. */
  pixels: Uint8Array;
}

/** An image whose pixels are still to be written, each of so many bytes. */
export function blankImage(
  vips: Libvips,
  { width, height }: { width: number; height: number },
  bands: number,
  scope: Scope,
): Raster {
  const heap = heaps.get(vips);
  const length = width * height * bands;
  const address = heap?.malloc(length);
  if (!heap || !address) throw new Error('out of memory');
  scope.keep({ delete: () => heap.free(address) });
  const image = scope.keep(vips.Image.newFromMemory(address, length, width, height, bands, vips.BandFormat.uchar));
  return { image, pixels: new Uint8Array(heap.memory.buffer, address, length) };
}

/** Collects what a job makes, to free it all at its end: the garbage collector knows nothing of WebAssembly's memory. */
export class Scope {
  #disposables: { delete(): void }[] = [];

  keep<T extends { delete(): void }>(disposable: T): T {
    this.#disposables.push(disposable);
    return disposable;
  }

  end() {
    for (const disposable of this.#disposables.toReversed()) disposable.delete();
    this.#disposables = [];
  }
}

/** Frees what `work` keeps when it ends, however it ends. */
export function withScope<T>(work: (scope: Scope) => T): T {
  const scope = new Scope();
  try {
    return work(scope);
  } finally {
    scope.end();
  }
}
