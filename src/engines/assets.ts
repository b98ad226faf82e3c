import vipsHeif from 'wasm-vips/vips-heif.wasm?url';
import vips from 'wasm-vips/vips.wasm?url';

interface AssetSource {
  url: string;
  /** `module`: compiled once, and shared by every worker. `blob`: for loaders that want the bytes. */
  as: 'module' | 'blob';
}

/** The files that engines load on first use. Nothing else is ever fetched for them. */
export const assets = {
  vips: { url: vips, as: 'module' },
  'vips-heif': { url: vipsHeif, as: 'blob' },
} satisfies Record<string, AssetSource>;

export type AssetName = keyof typeof assets;
