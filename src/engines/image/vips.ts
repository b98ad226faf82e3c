import Vips from 'wasm-vips';
import { loadBlob, loadModule } from '../../jobs/load-asset.ts';

export type Libvips = typeof Vips;
export type Image = Vips.Image;

const heifLibrary = 'vips-heif.wasm';

let plain: Promise<Libvips> | undefined;
let withHeif: Promise<Libvips> | undefined;

/**
 * libvips, started on first use. AVIF takes a library of its own, which cannot be added later:
 * a worker that meets its first AVIF starts again with it, and keeps that one.
 */
export function getVips(needsHeif: boolean): Promise<Libvips> {
  if (needsHeif) return (withHeif ??= start([heifLibrary]));
  return withHeif ?? (plain ??= start([]));
}

/** The fewest threads that libvips starts. A job is given to a worker of its own, so more would only stand about. */
const threads = 6;

async function start(dynamicLibraries: string[]): Promise<Libvips> {
  const [module, heif] = await Promise.all([
    loadModule('vips'),
    dynamicLibraries.includes(heifLibrary) ? loadBlob('vips-heif') : undefined,
  ]);
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: threads });
  const heifAddress = heif && URL.createObjectURL(heif);
  const vips = await Vips({
    dynamicLibraries,
    locateFile: (file, folder) => (file === heifLibrary && heifAddress ? heifAddress : folder + file),
    instantiateWasm: (imports, done) => {
      void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
      return {};
    },
    // libvips warns of every oddity of a file that it goes on to read.
    print: () => undefined,
    printErr: () => undefined,
  });
  if (heifAddress) URL.revokeObjectURL(heifAddress);
  // Files come once each: a cache of operations would only hold their pixels.
  vips.Cache.max(0);
  return vips;
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
