import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Provides PDFium, as a page does for its worker. Modules that ask for it must be imported afterwards. */
export async function providePdfium() {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const module = await WebAssembly.compile(new Uint8Array(wasm));
  const worker = new EventTarget();
  const postMessage = ({ name }: { name: string }) =>
    queueMicrotask(() => {
      const { port1, port2 } = new MessageChannel();
      port1.postMessage(module);
      worker.dispatchEvent(new MessageEvent('message', { data: { type: 'asset', name, asset: port2 } }));
    });
  const addEventListener = worker.addEventListener.bind(worker);
  class ImageData {
    readonly data: Uint8ClampedArray;
    constructor(data: Uint8ClampedArray) {
      this.data = data;
    }
  }
  // PDF.js puts this object back as `self`.
  Object.assign(globalThis, { self: globalThis, addEventListener, postMessage, ImageData });
}
