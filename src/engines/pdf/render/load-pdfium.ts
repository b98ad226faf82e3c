import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { loadModule } from '../../../jobs/load-asset.ts';
import type { Source } from '../source.ts';

let loading: Promise<WrappedPdfiumModule> | undefined;

/** Starts PDFium, once in the life of the worker. Left alone, it would fetch its code from elsewhere. */
export const loadPdfium = () =>
  (loading ??= (async () => {
    const module = await loadModule('pdfium');
    const pdfium = await init({
      instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
        void WebAssembly.instantiate(module, imports).then(receive);
        return {};
      },
    } as Parameters<typeof init>[0]);
    pdfium.PDFiumExt_Init();
    return pdfium;
  })());

/** What its types leave out of a module built by Emscripten. */
export const heapOf = ({ pdfium }: WrappedPdfiumModule) =>
  (pdfium as unknown as { HEAPU8: Uint8Array<ArrayBuffer> }).HEAPU8;

/** `FPDF_FILEACCESS`: its length, and a function that reads. So a large file need not be in PDFium's memory. */
export function accessTo(pdfium: WrappedPdfiumModule, source: Source): { pointer: number; release: () => void } {
  const { addFunction, removeFunction, setValue, wasmExports } = pdfium.pdfium;
  const read = addFunction((_: number, position: number, buffer: number, size: number) => {
    const bytes = source.read(position, position + size);
    heapOf(pdfium).set(bytes, buffer);
    return bytes.length === size ? 1 : 0;
  }, 'iiiii');
  const pointer = wasmExports.malloc(12);
  setValue(pointer, source.size, 'i32');
  setValue(pointer + 4, read, 'i32');
  setValue(pointer + 8, 0, 'i32');
  return {
    pointer,
    release() {
      wasmExports.free(pointer);
      removeFunction(read);
    },
  };
}
