import Vips from 'wasm-vips';
import { loadBlob, loadModule } from '../../jobs/load-asset.ts';

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
  const vips = start([...all]);
  running = { libraries: all, vips };
  // What could not be loaded may be there the next time.
  vips.catch(() => {
    if (running?.vips === vips) running = undefined;
  });
  return vips;
}

/** The fewest threads that libvips starts. A job is given to a worker of its own, so more would only stand about. */
const threads = 6;

async function start(libraries: Library[]): Promise<Libvips> {
  const [module, entries] = await Promise.all([
    loadModule('vips'),
    Promise.all(libraries.map(async (name) => [`${name}.wasm`, URL.createObjectURL(await loadBlob(name))] as const)),
  ]);
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: threads });
  const addresses = new Map<string, string>(entries);
  const vips = await Vips({
    dynamicLibraries: [...addresses.keys()],
    locateFile: (file, folder) => addresses.get(file) ?? folder + file,
    instantiateWasm: (imports, done) => {
      void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
      return {};
    },
    // libvips warns of every oddity of a file that it goes on to read.
    print: () => undefined,
    printErr: () => undefined,
  });
  for (const address of addresses.values()) URL.revokeObjectURL(address);
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
