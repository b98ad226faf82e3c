import Vips from 'wasm-vips';
import { starting } from '#jobs/contract/engine.ts';
import { loadModule } from '#jobs/in-worker/load-asset.ts';
import { fillInProfile } from './cmyk-profile.ts';
import { countIn } from './held.ts';

export type Libvips = typeof Vips;
export type Image = Vips.Image;

/** Separate libraries of libvips, each for a few formats; named as in `assets.ts`. */
export type Library = 'vips-heif' | 'vips-jxl';

let running: { libraries: Set<Library>; vips: Promise<Libvips> } | undefined;

/** All that were started. One that was replaced may still be in use. */
const started: Libvips[] = [];

/**
 * Returns libvips, started on first use. It loads its libraries at the start, so a worker that needs another one starts
 * it again with all of them.
 */
export function getVips(needed: Library[]): Promise<Libvips> {
  const { libraries = new Set<Library>() } = running ?? {};
  if (running && needed.every((library) => libraries.has(library))) return running.vips;
  const all = new Set([...libraries, ...needed]);
  const vips = starting(() => start([...all]));
  running = { libraries: all, vips };
  // Loading may succeed the next time.
  vips.catch(() => {
    if (running?.vips === vips) running = undefined;
  });
  return vips;
}

/** libvips' own memory, where pixels can be written directly instead of being copied into it. */
interface Heap {
  memory: WebAssembly.Memory;
  /** Returns 0 if there is no room. */
  malloc(length: number): number;
  free(address: number): void;
}

const heaps = new WeakMap<Libvips, Heap>();

/** The fewest threads that libvips can run with. Each job has its own worker, so more would be idle. */
const threads = 6;

async function start(libraries: Library[]): Promise<Libvips> {
  const module = loadModule('vips');
  const entries = await Promise.all(libraries.map(async (name) => [`${name}.wasm`, await loadModule(name)] as const));
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: threads });
  // `scripts/without-eval.ts` makes libvips accept compiled modules; it would fetch them otherwise
  // (docs/upstream/wasm-vips-unsafe-eval.md).
  const shared = { sharedModules: Object.fromEntries(entries) };
  let heap: Heap | undefined;
  const failure = Promise.withResolvers<never>();
  // It loads the scripts of its threads while the module is still loading.
  const begun = Vips({
    ...shared,
    dynamicLibraries: Object.keys(shared.sharedModules),
    instantiateWasm: (imports, done) => {
      const instantiate = async (compiled: WebAssembly.Module) => {
        const instance = await WebAssembly.instantiate(compiled, imports);
        // Emscripten creates the memory, and passes all of libvips' exports to the libraries that are loaded later.
        heap = { ...instance.exports, memory: imports['env']?.['memory'] } as unknown as Heap;
        done(instance, compiled);
      };
      module.then(instantiate).catch(failure.reject);
      return {};
    },
    // libvips warns of every oddity in files that it can read.
    print: () => undefined,
    printErr: () => undefined,
  });
  const vips = await Promise.race([begun, failure.promise]);
  // Each file is processed once, so the operation cache would only hold on to its pixels.
  vips.Cache.max(0);
  started.push(vips);
  if (heap) {
    heaps.set(vips, heap);
    countIn(`vips ${started.length}`, heap.memory);
  }
  return vips;
}

/** Ends the threads of libvips, which would otherwise block for ever. Nothing can be done with it afterwards. */
export function stopVips() {
  for (const vips of started) vips.shutdown();
}

export async function prepareCmyk(vips: Libvips) {
  const heap = heaps.get(vips);
  if (heap) await fillInProfile(heap.memory);
}

/** An image whose pixels can be read and written without libvips. */
export interface Raster {
  image: Image;
  /** In libvips' own memory. */
  pixels: Uint8Array;
}

/** Creates an image with uninitialised pixels of this many bytes each. */
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

/**
 * Collects the objects of a job and frees them all at its end: the garbage collector does not know about WebAssembly
 * memory.
 */
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

/** Frees what `work` keeps when it returns or throws. */
export function withScope<T>(work: (scope: Scope) => T): T {
  const scope = new Scope();
  try {
    return work(scope);
  } finally {
    scope.end();
  }
}
