import { Subsetter } from './harfbuzz.ts';

let subsetter: Promise<Subsetter> | undefined;

/** Loads HarfBuzz, once, when a font first needs it. */
export const startSubsetter = () =>
  (subsetter ??= import('#jobs/in-worker/load-asset.ts')
    .then(({ loadModule }) => loadModule('harfbuzz'))
    .then((module) => Subsetter.start(module)));

/** Loads a complete TrueType font from the site. */
export async function loadFont(name: 'font-sans' | 'font-serif-italic'): Promise<Uint8Array<ArrayBuffer>> {
  const { loadBlob } = await import('#jobs/in-worker/load-asset.ts');
  return new Uint8Array(await (await loadBlob(name)).arrayBuffer());
}
