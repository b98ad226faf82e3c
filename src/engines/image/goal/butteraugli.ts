import { loadModule } from '#jobs/in-worker/load-asset.ts';
import { countExported } from '../libvips/held.ts';

let running: ReturnType<typeof start> | undefined;

async function start() {
  const [module, { default: startButteraugli }] = await Promise.all([
    loadModule('butteraugli'),
    import('virtual:butteraugli'),
  ]);
  return startButteraugli({
    noInitialRun: true,
    // It asks for an address, but fetches nothing from it.
    locateFile: (file) => file,
    // Synchronous: the caller continues as if the exports were already there.
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      countExported('butteraugli', instance.exports);
      return done(instance);
    },
  });
}

/** Starts Butteraugli before it is needed. */
export const warmButteraugli = () => (running ??= start());

/**
 * Returns Butteraugli's distance between two pictures of one size, where they differ most: below 1 nobody sees it, from
 * about 3 anybody does. Takes about a second of processor time per megapixel.
 *
 * @param before four bytes per pixel, of which the last is ignored; so of `after`
 */
export async function distance(before: Uint8Array, after: Uint8Array, width: number, height: number): Promise<number> {
  const { VisDiff } = await warmButteraugli();
  const comparison = new VisDiff(before, width, height);
  try {
    return comparison.distance(after);
  } finally {
    comparison.delete();
  }
}
