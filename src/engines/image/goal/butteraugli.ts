import { loadModule } from '#jobs/in-worker/load-asset.ts';
import { countExported } from '../libvips/held.ts';
import type { Pixels } from './picture.ts';

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
 */
export async function distance(before: Pixels, after: Pixels): Promise<number> {
  const { VisDiff } = await warmButteraugli();
  const comparison = new VisDiff(withAlpha(before), before.width, before.height);
  try {
    return comparison.distance(withAlpha(after));
  } finally {
    comparison.delete();
  }
}

function withAlpha({ data, width, height }: Pixels): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    rgba[to] = data[from] ?? 0;
    rgba[to + 1] = data[from + 1] ?? 0;
    rgba[to + 2] = data[from + 2] ?? 0;
  }
  return rgba;
}
