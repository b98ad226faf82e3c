import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { loadModule } from '../../../jobs/in-worker/load-asset.ts';
import { unpacksTooLarge } from '../document/open-document.ts';
import type { Source } from '../../../containers/pdf/byte-source.ts';

let loading: Promise<WrappedPdfiumModule> | undefined;

/** What PDFium may hold beside the pixels that are asked for, in bytes: a small file can ask for all that there is. */
const mostHeld = 512 * 2 ** 20;
let mostMemory = mostHeld;
let wasRefused = false;
/** Those that wanted more. */
const unusable = new WeakSet<WrappedPdfiumModule>();

export const isUsable = (pdfium: WrappedPdfiumModule): boolean => !unusable.has(pdfium);

/**
 * Does work with PDFium. Where that took more memory than it may, PDFium cannot go on, and is started anew when it is
 * wanted next.
 *
 * @param pixels how many bytes the work needs for them.
 * @throws {JobError} `unpacks-too-large`
 */
export function withinMemory<T>(pdfium: WrappedPdfiumModule, work: () => T, pixels = 0): T {
  mostMemory = mostHeld + pixels;
  wasRefused = false;
  let result: { value: T } | undefined;
  let problem: unknown;
  try {
    result = { value: work() };
  } catch (error) {
    problem = error;
  }
  if (wasRefused) {
    unusable.add(pdfium);
    loading = undefined;
    // Also where PDFium returned: it leaves out what it has no memory for.
    throw unpacksTooLarge(mostHeld, problem);
  }
  if (!result) throw problem;
  return result.value;
}

/** Starts PDFium, once in the life of the worker. Left alone, it would fetch its code from elsewhere. */
export const loadPdfium = () =>
  (loading ??= (async () => {
    const module = await loadModule('pdfium');
    // Its types leave out what Emscripten’s modules take.
    const pdfium = await init({
      instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
        void WebAssembly.instantiate(module, limited(imports)).then(receive);
        return {};
      },
    } as Parameters<typeof init>[0]);
    pdfium.PDFiumExt_Init();
    return pdfium;
  })());

/** What a module built by Emscripten calls when it wants more memory: 0 refuses it. */
function limited(imports: WebAssembly.Imports): WebAssembly.Imports {
  const resize = imports['env']?.['emscripten_resize_heap'];
  if (typeof resize !== 'function') throw new Error('PDFium asks for memory in another way');
  const resizeWithin = (size: number): unknown => {
    // The number comes with a sign.
    wasRefused ||= size >>> 0 > mostMemory;
    return wasRefused ? 0 : Reflect.apply(resize, undefined, [size]);
  };
  return { ...imports, env: { ...imports['env'], emscripten_resize_heap: resizeWithin } };
}

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
