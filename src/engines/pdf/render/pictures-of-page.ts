import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { channelsOf, toRgba, type Picture } from './bitmap.ts';
import { heapOf, isUsable, withinMemory } from './load-pdfium.ts';
import { maxPixels } from './pixels.ts';

/** The object types of `FPDFPageObj_GetType` for images and form XObjects. */
const pictureKind = 3;
const formKind = 5;
/** More objects than any page has: form XObjects may contain each other. */
const maxObjects = 100_000;

/** Returns the images on a page, including those in form XObjects. */
export function* picturesOf(pdfium: WrappedPdfiumModule, document: number, page: number): Generator<Picture> {
  const handle = withinMemory(pdfium, () => pdfium.FPDF_LoadPage(document, page));
  if (!handle) return;
  try {
    const count = pdfium.FPDFPage_CountObjects(handle);
    const objects = Array.from({ length: count }, (_, index) => pdfium.FPDFPage_GetObject(handle, index));
    for (const object of objects) {
      const kind = pdfium.FPDFPageObj_GetType(object);
      if (kind === formKind && objects.length < maxObjects) {
        const inner = pdfium.FPDFFormObj_CountObjects(object);
        for (let index = 0; index < inner; index++) objects.push(pdfium.FPDFFormObj_GetObject(object, index));
      }
      if (kind === pictureKind) yield pictureOf(pdfium, document, handle, object);
    }
  } finally {
    if (isUsable(pdfium)) pdfium.FPDF_ClosePage(handle);
  }
}

function pictureOf(pdfium: WrappedPdfiumModule, document: number, page: number, object: number): Picture {
  return {
    box: boundsOf(pdfium, object),
    mark: pdfium.FPDFPageObj_GetMarkedContentID(object),
    data: () => read(pdfium, (buffer, size) => pdfium.FPDFImageObj_GetImageDataRaw(object, buffer, size)),
    isJpeg: () => {
      const filters = pdfium.FPDFImageObj_GetImageFilterCount(object);
      const filter = read(pdfium, (buffer, size) => pdfium.FPDFImageObj_GetImageFilter(object, 0, buffer, size));
      return filters === 1 && new TextDecoder().decode(filter).startsWith('DCTDecode');
    },
    draw: (size) => draw(pdfium, document, page, object, size),
  };
}

function boundsOf(pdfium: WrappedPdfiumModule, object: number): Picture['box'] {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(16);
  pdfium.FPDFPageObj_GetBounds(object, place, place + 4, place + 8, place + 12);
  const view = new DataView(heapOf(pdfium).buffer, place, 16);
  const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true));
  free(place);
  return [left, bottom, right, top];
}

function draw(
  pdfium: WrappedPdfiumModule,
  document: number,
  page: number,
  object: number,
  size?: { width: number; height: number },
): ImageData | undefined {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const numbers = malloc(24);
  const view = () => new DataView(heapOf(pdfium).buffer, numbers, 24);
  pdfium.FPDFImageObj_GetImagePixelSize(object, numbers, numbers + 4);
  const { width, height } = size ?? { width: view().getUint32(0, true), height: view().getUint32(4, true) };
  // Makes it upright. The page is not displayed, so it may be changed.
  for (const [index, value] of [width, 0, 0, height, 0, 0].entries()) view().setFloat32(index * 4, value, true);
  pdfium.FPDFPageObj_SetMatrix(object, numbers);
  free(numbers);
  if (width * height === 0 || width * height > maxPixels) return undefined;
  const bitmap = withinMemory(
    pdfium,
    () => pdfium.FPDFImageObj_GetRenderedBitmap(document, page, object),
    width * height * 4,
  );
  return bitmap ? take(pdfium, bitmap) : undefined;
}

/** Converts a bitmap to canvas pixels: RGBA, not premultiplied. */
function take(pdfium: WrappedPdfiumModule, bitmap: number): ImageData | undefined {
  const [width, height, stride] = [
    pdfium.FPDFBitmap_GetWidth(bitmap),
    pdfium.FPDFBitmap_GetHeight(bitmap),
    pdfium.FPDFBitmap_GetStride(bitmap),
  ];
  const channels = channelsOf[pdfium.FPDFBitmap_GetFormat(bitmap)];
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const source = heapOf(pdfium).subarray(start, start + stride * height);
  const pixels = channels && toRgba(source, width, height, stride, channels);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return pixels && new ImageData(pixels, width, height);
}

/** Reads from a function that returns the number of bytes and fills a buffer. */
function read(pdfium: WrappedPdfiumModule, fill: (buffer: number, size: number) => number): Uint8Array<ArrayBuffer> {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const { size, buffer } = withinMemory(pdfium, () => {
    const needed = fill(0, 0);
    const place = malloc(Math.max(1, needed));
    fill(place, needed);
    return { size: needed, buffer: place };
  });
  const bytes = new Uint8Array(heapOf(pdfium).subarray(buffer, buffer + size));
  free(buffer);
  return bytes;
}
