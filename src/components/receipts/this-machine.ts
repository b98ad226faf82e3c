import { manifestAddress } from '#addresses/build-addresses.ts';
import { readManifest } from '#build/build-manifest.ts';
import { engineVersions } from '#build/engine-versions.ts';
import { loadAsset } from '#jobs/worker/assets.ts';
import type { Machine } from '#receipts/receipt.ts';
import { sha256Of } from '#receipts/sha256.ts';

interface Brand {
  brand: string;
  version: string;
}

/** The browser and its major version, such as `Chromium 152`. */
export function browserName(): string {
  // Only in Chromium: https://wicg.github.io/ua-client-hints/
  const { brands = [] } = (navigator as { userAgentData?: { brands: Brand[] } }).userAgentData ?? {};
  const chromium = brands.find(({ brand }) => brand === 'Chromium');
  if (chromium) return `Chromium ${chromium.version}`;
  const [, name, version] = /(Chrome|Firefox|Version)\/(\d+)/.exec(navigator.userAgent) ?? [];
  return name ? `${{ Chrome: 'Chromium', Version: 'Safari' }[name] ?? name} ${version}` : navigator.userAgent;
}

/** The build of this page; undefined in development, or if its host has a newer build by now. */
async function thisBuild(): Promise<Machine['build']> {
  if (import.meta.env.DEV) return undefined;
  const file = await loadAsset('build-manifest');
  if (!(file instanceof Blob)) throw new Error('The manifest is a text');
  const manifest = readManifest(await file.text(), manifestAddress);
  // The page names a script of its own build, whose name changes with every build.
  const [script = ''] = document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
  if (!manifest.files.some(({ address }) => address === `/_astro/${script}`)) return undefined;
  return { manifest: await sha256Of(file), ...(manifest.commit && { commit: manifest.commit }) };
}

/** The software that runs here. Without a network, and if nothing is stored, the build is unknown. */
export async function thisMachine(): Promise<Machine> {
  const build = await thisBuild().catch(() => undefined);
  return {
    ...(build && { build }),
    browser: browserName(),
    isolated: crossOriginIsolated,
    engines: { ...engineVersions },
  };
}
