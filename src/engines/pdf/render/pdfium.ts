import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import { hiddenAnnotations } from '../content/layers.ts';
import { viewOf, type View } from '../content/view.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { rewrite } from '../copy/rewrite.ts';
import type { Picture } from './bitmap.ts';
import { checkOf } from './content-size.ts';
import { shortOf, type Short } from '../document/page-tree.ts';
import { joinHalves, PageText, textOfPage } from './page-text.ts';
import { openSource } from '#containers/pdf/source.ts';
import { accessTo, heapOf, isUsable, loadPdfium, withinMemory } from './load-pdfium.ts';
import { picturesOf } from './pictures-of-page.ts';
import { maxPixels } from './pixels.ts';
import { hasReplacementTexts } from './replacement-texts.ts';

/** `FPDF_ANNOT` and `FPDF_REVERSE_BYTE_ORDER`: draw annotations, and write red before blue. */
const renderFlags = 0x01 | 0x10;
/** `FPDFBitmap_BGRx`: four bytes per pixel, of which the last is unused. Faster than with alpha. */
const bgrx = 3;
const white = 0xff;
/** Of `F` of annotations (ISO 32000-2, table 167). */
const hiddenFlag = 2;

/** A page that PDFium has open. */
export interface PageAccess {
  pdfium: WrappedPdfiumModule;
  /** PDFium's handle. */
  page: number;
  /** PDFium's memory, which moves as it grows. */
  heap: () => Uint8Array;
}

/** A PDF that is open in PDFium, for drawing pages and reading text. Pages are counted from 0. */
export class OpenPdf {
  readonly pages: number;
  /** The missing pages of the document as we read it; none if we cannot. */
  short: Short = { stated: 0, found: 0 };
  /** How each page is looked at, as far as we can read the document. */
  views: readonly View[] = [];
  /** For pages whose content may be too large: called before PDFium reads them. */
  checks: readonly ((() => void) | undefined)[] = [];
  /** The indexes of each page's annotations that are on layers that are off: PDFium would draw these. */
  hidden: readonly (readonly number[])[] = [];
  readonly #pdfium: WrappedPdfiumModule;
  readonly #document: number;
  readonly #release: () => void;
  #form: number | undefined;
  #formInfo = 0;
  #pixels = { start: 0, size: 0 };

  private constructor(pdfium: WrappedPdfiumModule, document: number, release: () => void) {
    this.#pdfium = pdfium;
    this.#document = document;
    this.#release = release;
    this.pages = pdfium.FPDF_GetPageCount(document);
  }

  /**
   * @param password the user or owner password; empty for none.
   * @throws {JobError}
   */
  static async open(file: File, password: string): Promise<OpenPdf> {
    const opened = await OpenPdf.#tryToOpen(file, password);
    const document = await openDocument(file, password).catch((error: unknown) => {
      // PDFium can read some damaged files that we cannot.
      if (opened && error instanceof JobError) return undefined;
      throw error;
    });
    const views = document?.pages.map((page) => viewOf(document, page)) ?? [];
    const checks = document?.pages.map((page) => checkOf(document, page)) ?? [];
    const hidden = document ? hiddenAnnotations(document) : [];
    const known = document && { short: shortOf(document), views, checks, hidden };
    if (opened && (!document || opened.#has(document.pages.length))) return Object.assign(opened, known);
    // PDFium cannot read or decrypt the file, or does not find all of its pages, so it gets a rewritten copy.
    opened?.close();
    const written = document && (await toFile(await explained(() => rewrite(document)), stemOf(file.name)));
    const openedAnew = written && (await OpenPdf.#tryToOpen(written, ''));
    if (openedAnew) return Object.assign(openedAnew, known);
    throw new JobError('corrupt-file', { format: formats.pdf.name });
  }

  static async #tryToOpen(file: File, password: string): Promise<OpenPdf | undefined> {
    const pdfium = await loadPdfium();
    const { pointer, release } = accessTo(pdfium, await openSource(file));
    const document = withinMemory(pdfium, () => pdfium.FPDF_LoadCustomDocument(pointer, password));
    if (!document) {
      release();
      return undefined;
    }
    const opened = new OpenPdf(pdfium, document, release);
    if (opened.pages > 0) return opened;
    opened.close();
    return undefined;
  }

  /** Whether it has this many pages, and all of them exist. */
  #has(pages: number): boolean {
    return this.pages === pages && Array.from({ length: pages }, (_, page) => this.#sizeOf(page)).every(Boolean);
  }

  /** The size of a page as displayed, in points of 1/72 inch. */
  size(page: number): { width: number; height: number } {
    const size = this.#sizeOf(page);
    if (!size) throw new JobError('corrupt-file', { format: formats.pdf.name });
    // PDFium treats all units as points.
    const unit = this.views[page]?.unit ?? 1;
    return { width: size.width * unit, height: size.height * unit };
  }

  #sizeOf(page: number): { width: number; height: number } | undefined {
    const pdfium = this.#pdfium;
    const { malloc, free } = pdfium.pdfium.wasmExports;
    // Two 4-byte numbers. Reading them does not load the page's content.
    const place = malloc(8);
    const isKnown = pdfium.FPDF_GetPageSizeByIndexF(this.#document, page, place);
    const view = new DataView(heapOf(pdfium).buffer, place, 8);
    const [width, height] = [view.getFloat32(0, true), view.getFloat32(4, true)];
    free(place);
    return isKnown ? { width, height } : undefined;
  }

  /**
   * Draws a page on white, in pixels.
   *
   * @throws {JobError} `page-too-large` when it does not fit in memory.
   */
  draw(page: number, width: number, height: number): ImageData {
    return this.show(page, width, height, ({ data }) => new ImageData(data.slice(), width, height));
  }

  /**
   * Draws without copying, for callers that do not keep the pixels: these are PDFium's own memory, and are only valid
   * until `use` returns.
   *
   * @throws {JobError} `page-too-large` when it does not fit in memory.
   */
  show<T>(page: number, width: number, height: number, use: (pixels: ImageData) => T): T {
    const size = width * height * 4;
    if (size > maxPixels * 4) {
      throw new JobError('page-too-large', { page: page + 1, wanted: width * height, most: maxPixels });
    }
    const pdfium = this.#pdfium;
    return this.#withPage(page, size, (handle) => {
      const start = this.#pixelsOf(size);
      heapOf(pdfium).fill(white, start, start + size);
      const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrx, start, width * 4);
      for (const index of this.hidden[page] ?? []) this.#hide(handle, index);
      pdfium.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, renderFlags);
      this.#drawFields(bitmap, handle, width, height);
      pdfium.FPDFBitmap_Destroy(bitmap);
      return use(new ImageData(new Uint8ClampedArray(heapOf(pdfium).buffer, start, size), width, height));
    });
  }

  /** Returns the address of the pixel buffer, which is reused while the size stays the same. */
  #pixelsOf(size: number): number {
    const { malloc, free } = this.#pdfium.pdfium.wasmExports;
    if (this.#pixels.size !== size) {
      free(this.#pixels.start);
      this.#pixels = { start: 0, size: 0 };
      const start = malloc(size);
      if (!start) throw new Error('PDFium has no memory for a page');
      this.#pixels = { start, size };
    }
    return this.#pixels.start;
  }

  #hide(page: number, index: number) {
    const annotation = this.#pdfium.FPDFPage_GetAnnot(page, index);
    this.#pdfium.FPDFAnnot_SetFlags(annotation, hiddenFlag);
    this.#pdfium.FPDFPage_CloseAnnot(annotation);
  }

  /** Draws form fields, which PDFium does not draw with the page. */
  #drawFields(bitmap: number, page: number, width: number, height: number) {
    const pdfium = this.#pdfium;
    if (this.#form === undefined) {
      this.#formInfo = pdfium.PDFiumExt_OpenFormFillInfo();
      this.#form = pdfium.PDFiumExt_InitFormFillEnvironment(this.#document, this.#formInfo);
      pdfium.FPDF_SetFormFieldHighlightAlpha(this.#form, 0);
    }
    pdfium.FORM_OnAfterLoadPage(page, this.#form);
    pdfium.FPDF_FFLDraw(this.#form, bitmap, page, 0, 0, width, height, 0, renderFlags);
    pdfium.FORM_OnBeforeClosePage(page, this.#form);
  }

  /** Returns the text of a page in the order of its content, with line breaks. */
  text(page: number): string {
    const pdfium = this.#pdfium;
    return this.#withPage(page, 0, (handle) => {
      const text = pdfium.FPDFText_LoadPage(handle);
      const whole = joinHalves(textOfPage(pdfium, () => heapOf(pdfium), text));
      pdfium.FPDFText_ClosePage(text);
      return whole;
    });
  }

  texts(): string[] {
    return Array.from({ length: this.pages }, (_, page) => this.text(page));
  }

  /** Runs work with the characters of a page. @param work `isReplaced`: whether some of them are not what is drawn. */
  withText<T>(page: number, work: (text: PageText, isReplaced: () => boolean) => T): T {
    const pdfium = this.#pdfium;
    return this.#withPage(page, 0, (handle) => {
      const text = pdfium.FPDFText_LoadPage(handle);
      try {
        return work(new PageText(pdfium, text, () => heapOf(pdfium)), () => hasReplacementTexts(pdfium, handle));
      } finally {
        pdfium.FPDFText_ClosePage(text);
      }
    });
  }

  withAccess<T>(page: number, work: (access: PageAccess) => T): T {
    const pdfium = this.#pdfium;
    return this.#withPage(page, 0, (handle) => work({ pdfium, page: handle, heap: () => heapOf(pdfium) }));
  }

  /** Returns the images on a page, including those in form XObjects. */
  pictures(page: number): Generator<Picture> {
    this.checks[page]?.();
    return picturesOf(this.#pdfium, this.#document, page);
  }

  /** Whether PDFium is still usable. */
  get isUsable(): boolean {
    return isUsable(this.#pdfium);
  }

  close() {
    if (!this.isUsable) return;
    if (this.#form !== undefined) {
      this.#pdfium.PDFiumExt_ExitFormFillEnvironment(this.#form);
      this.#pdfium.PDFiumExt_CloseFormFillInfo(this.#formInfo);
    }
    this.#pdfium.FPDF_CloseDocument(this.#document);
    this.#pdfium.pdfium.wasmExports.free(this.#pixels.start);
    this.#release();
  }

  /** @param pixels the memory that the work needs for pixels, in bytes. */
  #withPage<T>(page: number, pixels: number, work: (handle: number) => T): T {
    this.checks[page]?.();
    return withinMemory(
      this.#pdfium,
      () => {
        const handle = this.#pdfium.FPDF_LoadPage(this.#document, page);
        if (!handle) throw new JobError('corrupt-file', { format: formats.pdf.name });
        try {
          return work(handle);
        } finally {
          this.#pdfium.FPDF_ClosePage(handle);
        }
      },
      pixels,
    );
  }
}
