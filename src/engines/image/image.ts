import Vips from 'wasm-vips';
import type { Inspect, Run } from '../../jobs/engine.ts';
import type { ImageJob } from '../../jobs/job.ts';
import { loadBlob, loadModule } from '../../jobs/load-asset.ts';

let loading: Promise<typeof Vips> | undefined;
export async function getVips() {
  return (loading ??= (async () => {
    const [module, heif] = await Promise.all([loadModule('vips'), loadBlob('vips-heif')]);
    const heifUrl = URL.createObjectURL(heif);
    return Vips({
      dynamicLibraries: ['vips-heif.wasm'],
      locateFile: (f: string) => (f === 'vips-heif.wasm' ? heifUrl : f),
      instantiateWasm: (
        imports: WebAssembly.Imports,
        done: (i: WebAssembly.Instance, m: WebAssembly.Module) => void,
      ) => {
        void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
        return {};
      },
    });
  })());
}
export const inspect: Inspect = async () => {
  throw new Error('x');
};
export const run: Run<ImageJob> = async (_job, files) => {
  const vips: any = await getVips();
  const im = vips.Image.newFromBuffer(await files[0]!.arrayBuffer());
  const out = im.writeToBuffer('.jpg', { Q: 80 });
  return [{ file: new File([out], 'x.jpg', { type: 'image/jpeg' }), notes: [] }];
};
