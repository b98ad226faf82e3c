import { formats } from '#formats/formats.ts';
import { printOf } from '../extract/extract-pictures.ts';
import type { DocxPicture } from '../docx/body.ts';
import type { View } from '../content/view.ts';
import { sizeOf } from '../content/view.ts';
import type { Picture } from '../render/bitmap.ts';
import type { OpenPdf } from '../render/pdfium.ts';
import { encodePicture } from '../results/pictures.ts';
import { isScarce, scanShare } from '../scan/scanned-pages.ts';
import { areaThrough, towards } from './letters/letters.ts';
import type { PageFlow, PlacedPicture } from './page-flow.ts';

/** In points: what is smaller is an ornament. */
const smallest = 16;
/** A share of the pages: what is on more of them is no part of the text. */
const mostPages = 0.4;

/** The pictures of a document as files, each once. */
export class PictureFiles {
  readonly #files = new Map<string, File>();
  /** How large each is where it is first, in points. */
  readonly #sizes = new Map<string, { width: number; height: number }>();
  readonly #names = new Map<string, string>();
  readonly #stem: string;

  constructor(stem: string) {
    this.#stem = stem;
  }

  /** Those of a page in their places, but for the scan that its text was read from. `isScan`: whether there is one. */
  async of(document: OpenPdf, page: number, view: View): Promise<{ placed: PlacedPicture[]; isScan: boolean }> {
    const matrix = towards(view);
    const { width, height } = sizeOf(view);
    const placed: PlacedPicture[] = [];
    let hasText: boolean | undefined;
    let isScan = false;
    for (const picture of document.pictures(page)) {
      const area = areaThrough(matrix, picture.box);
      const [across, down] = [area.right - area.left, area.bottom - area.top];
      if (across < smallest || down < smallest) continue;
      if (across * down > scanShare * width * height && (hasText ??= !isScarce(document.text(page)))) {
        isScan = true;
        continue;
      }
      const name = await this.#save(picture);
      if (name === undefined) continue;
      if (!this.#sizes.has(name)) this.#sizes.set(name, { width: across, height: down });
      placed.push({ type: 'picture', ...area, name, mark: picture.mark, length: 0 });
    }
    return { placed, isScan };
  }

  async #save(picture: Picture): Promise<string | undefined> {
    const isJpeg = picture.isJpeg();
    const pixels = isJpeg ? undefined : picture.draw();
    if (!isJpeg && !pixels) return undefined;
    const data = pixels ? await encodePicture(pixels, '') : new Blob([picture.data()]);
    const print = await printOf(data);
    const known = this.#names.get(print);
    if (known !== undefined) return known;
    const { mimeType: type, extensions } = formats[isJpeg ? 'jpeg' : 'png'];
    const name = `${this.#stem}-${this.#names.size + 1}.${extensions[0]}`;
    this.#names.set(print, name);
    this.#files.set(name, new File([data], name, { type }));
    return name;
  }

  /** Leaves out what is on most pages, as a letterhead is. */
  dropRunning(pages: readonly PageFlow[]) {
    if (pages.length < 3) return;
    const counts = new Map<string, number>();
    const namesOn = (page: PageFlow) =>
      new Set(page.columns.flat().flatMap((item) => (item.type === 'picture' ? [item.name] : [])));
    for (const page of pages) for (const name of namesOn(page)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const isRunning = (name: string) => (counts.get(name) ?? 0) >= Math.max(3, pages.length * mostPages);
    for (const page of pages)
      page.columns = page.columns.map((column) =>
        column.filter((item) => item.type !== 'picture' || !isRunning(item.name)),
      );
  }

  /** Those of these names. */
  named(names: ReadonlySet<string>): File[] {
    return [...this.#files].flatMap(([name, file]) => (names.has(name) ? [file] : []));
  }

  /** Those of these names, for a document that has them inside. */
  async inDocument(names: ReadonlySet<string>): Promise<Map<string, DocxPicture>> {
    const pictures = new Map<string, DocxPicture>();
    for (const file of this.named(names)) {
      const size = this.#sizes.get(file.name);
      const extension = file.name.replace(/^.*\./, '');
      if (size) pictures.set(file.name, { data: new Uint8Array(await file.arrayBuffer()), extension, ...size });
    }
    return pictures;
  }
}
