import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { loadModule } from '#jobs/in-worker/load-asset.ts';
import { unpacksTooLarge } from '../document/open-document.ts';
import type { Source } from '#containers/pdf/byte-source.ts';

let loading: Promise<WrappedPdfiumModule> | undefined;

/**
 * The memory that PDFium may use in addition to the requested pixels, in bytes: even a small file can request all
 * memory.
 */
const mostHeld = 512 * 2 ** 20;
let mostMemory = mostHeld;
let wasRefused = false;
/** Instances that requested more. */
const unusable = new WeakSet<WrappedPdfiumModule>();

export const isUsable = (pdfium: WrappedPdfiumModule): boolean => !unusable.has(pdfium);

/**
 * Runs work with PDFium. If it exceeds the memory limit, the instance is unusable, and a new one starts on next use.
 *
 * @param pixels the memory that the work needs for pixels, in bytes.
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
    // Thrown even if PDFium returned: it omits what it has no memory for.
    throw unpacksTooLarge(mostHeld, problem);
  }
  if (!result) throw problem;
  return result.value;
}

/** Starts PDFium once per worker. By default, it would fetch its code from elsewhere. */
export const loadPdfium = () =>
  (loading ??= (async () => {
    const module = await loadModule('pdfium');
    // Its types omit this option of Emscripten modules.
    const pdfium = await init({
      instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) {
        void WebAssembly.instantiate(module, limited(imports)).then(receive);
        return {};
      },
    } as Parameters<typeof init>[0]);
    pdfium.PDFiumExt_Init();
    // Its types omit most exports.
    const { wasmExports } = pdfium.pdfium as unknown as { wasmExports: WebAssembly.Exports };
    return Object.assign(pdfium, Object.fromEntries(forLetters.map((name) => [name, wasmExports[name]])));
  })());

/**
 * Functions that are called for each letter, with numbers alone. Emscripten's wrappers around them take longer than
 * they do.
 */
const forLetters = [
  'FPDFText_GetCharAngle',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetFontSize',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetMatrix',
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
] as const satisfies (keyof WrappedPdfiumModule)[];

/** Limits the import that an Emscripten module calls to grow its memory: 0 refuses. */
function limited(imports: WebAssembly.Imports): WebAssembly.Imports {
  const resize = imports['env']?.['emscripten_resize_heap'];
  if (typeof resize !== 'function') throw new Error('PDFium asks for memory in another way');
  const resizeWithin = (size: number): unknown => {
    // The size is passed as a signed integer.
    wasRefused ||= size >>> 0 > mostMemory;
    return wasRefused ? 0 : Reflect.apply(resize, undefined, [size]);
  };
  return { ...imports, env: { ...imports['env'], emscripten_resize_heap: resizeWithin } };
}

/** Returns the heap of an Emscripten module, which its types omit. */
export const heapOf = ({ pdfium }: WrappedPdfiumModule) =>
  (pdfium as unknown as { HEAPU8: Uint8Array<ArrayBuffer> }).HEAPU8;

/**
 * Creates an `FPDF_FILEACCESS`: the length and a read callback. This way, large files are not copied into PDFium's
 * memory.
 */
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
