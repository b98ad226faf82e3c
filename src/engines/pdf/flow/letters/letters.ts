import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { invert, identity, type Matrix } from '../../content/matrix.ts';
import { sizeOf, toPage, type View } from '../../content/view.ts';
import { fillOf } from './fill.ts';
import type { PageAccess } from '../../render/pdfium.ts';
import { dividing, unknownSign } from '../blocks.ts';

/** In points from the upper left, as the page is looked at. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Style {
  /** Of the font, in points. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isCode: boolean;
  /** The number of the marked content that it is in; -1 for none. */
  mark: number;
  /** Whether the page says that it is not of its text: a page number, a running title. */
  isArtifact: boolean;
  /** Whether it is written invisibly, or too small to be seen. */
  isHidden: boolean;
  /** Whether it has the colour of paper. */
  isWhite: boolean;
  /** Of its line as the page is looked at, in degrees clockwise, from -180 to 180. */
  angle: number;
}

export interface Letter extends Area {
  text: string;
  /** PDFium's number of it. */
  index: number;
  /** Where its baseline begins, from the left and from the top. */
  start: number;
  base: number;
  style: Style;
  /** Whether a space is before it: one that PDFium has put there, or one of the content. */
  space: 'none' | 'made' | 'written';
  link?: string;
  /** Whether it is smaller than the text beside it, and above its line. */
  isRaised?: boolean;
}

/** From a page's own coordinates to how it is looked at, with y going down. */
export function towards(view: View): Matrix {
  const [a, b, c, d, e, f] = invert(toPage(view)) ?? identity;
  return [a, -b, c, -d, e, sizeOf(view).height - f];
}

export const areaThrough = (
  [a, b, c, d, e, f]: Matrix,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Area => {
  const across = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const down = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
};

/** The angle of a direction as the page is looked at, in degrees clockwise, from -180 to 180. */
export function angleThrough([a, b, c, d]: Matrix, x: number, y: number): number {
  const angle = Math.round((Math.atan2(b * x + d * y, a * x + c * y) * 180) / Math.PI);
  return angle === -180 ? 180 : angle;
}

/**
 * The characters of a page in the order of its content, without spaces.
 *
 * @param isWanted which of them, by their style. Default all.
 */
export function lettersOf(
  { pdfium, page, heap }: PageAccess,
  view: View,
  isWanted: (style: Style) => boolean = () => true,
): Letter[] {
  const matrix = towards(view);
  const text = pdfium.FPDFText_LoadPage(page);
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(32);
  const styles = new Styles(pdfium, text, heap, place, matrix);
  const letters: Letter[] = [];
  let space: Letter['space'] = 'none';
  const count = pdfium.FPDFText_CountChars(text);
  for (let index = 0; index < count; index++) {
    const unicode = pdfium.FPDFText_GetUnicode(text, index);
    const letter = letterOf(unicode);
    if (letter === ' ' && space !== 'written') space = pdfium.FPDFText_IsGenerated(text, index) ? 'made' : 'written';
    if (letter.trim() === '') continue;
    const style = styles.of(index);
    if (!isWanted(style)) continue;
    pdfium.FPDFText_GetLooseCharBox(text, index, place);
    pdfium.FPDFText_GetCharOrigin(text, index, place + 16, place + 24);
    const numbers = new DataView(heap().buffer, place, 32);
    const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => numbers.getFloat32(at, true));
    const [x, y] = [numbers.getFloat64(16, true), numbers.getFloat64(24, true)];
    const area = areaThrough(matrix, [left ?? 0, bottom ?? 0, right ?? 0, top ?? 0]);
    const start = matrix[0] * x + matrix[2] * y + matrix[4];
    const base = matrix[1] * x + matrix[3] * y + matrix[5];
    letters.push({ ...area, text: letter, index, start, base, style, space });
    space = 'none';
  }
  free(place);
  pdfium.FPDFText_ClosePage(text);
  return joinedHalves(letters);
}

/** What PDFium has for hyphens at the ends of lines, within words. */
const hyphens = new Set([0x02, 0xfffe]);
const softHyphen = 0xad;
/** Letters that are one sign of a font. */
const ligatures = /[\uFB00-\uFB06]/;

function letterOf(unicode: number): string {
  if (hyphens.has(unicode)) return dividing;
  if (unicode === softHyphen) return '';
  if (unicode <= 0x20 || unicode === 0xa0 || (unicode & 0xfffe) === 0xfffe || unicode > 0x10ffff) return ' ';
  const letter = String.fromCodePoint(unicode);
  if (ligatures.test(letter)) return letter.normalize('NFKC');
  if (/\p{Cc}/u.test(letter)) return unknownSign;
  return /\p{Zs}|\u200B/u.test(letter) ? ' ' : letter;
}

/** PDFium has letters beyond the first 65,536 as two halves. */
const joinedHalves = (letters: Letter[]): Letter[] => {
  const joined: Letter[] = [];
  for (const letter of letters) {
    const last = joined.at(-1);
    if (last && /^[\uD800-\uDBFF]$/.test(last.text) && /^[\uDC00-\uDFFF]$/.test(letter.text)) last.text += letter.text;
    else joined.push(letter);
  }
  return joined;
};

interface Font {
  isBold: boolean;
  isItalic: boolean;
  isCode: boolean;
}

/** Of fonts (ISO 32000-2, table 121). */
const [fixedPitch, italic, forceBold] = [1, 1 << 6, 1 << 18];
const invisible = 3;
/** In points. Nobody can read smaller letters. */
const smallestSeen = 1.5;

/** How characters are written, by the objects of the page that they are in. */
class Styles {
  readonly #pdfium: WrappedPdfiumModule;
  readonly #text: number;
  readonly #heap: () => Uint8Array;
  readonly #place: number;
  readonly #known = new Map<number, Style>();
  readonly #fonts = new Map<number, Font>();

  readonly #towards: Matrix;

  /** @param place memory for 32 bytes. */
  constructor(pdfium: WrappedPdfiumModule, text: number, heap: () => Uint8Array, place: number, towardsView: Matrix) {
    this.#towards = towardsView;
    this.#pdfium = pdfium;
    this.#text = text;
    this.#heap = heap;
    this.#place = place;
  }

  of(index: number): Style {
    const object = this.#pdfium.FPDFText_GetTextObject(this.#text, index);
    const known = this.#known.get(object);
    if (known) return known;
    const style = this.#read(object, index);
    this.#known.set(object, style);
    return style;
  }

  #read(object: number, index: number): Style {
    const pdfium = this.#pdfium;
    pdfium.FPDFText_GetMatrix(this.#text, index, this.#place);
    const matrix = new DataView(this.#heap().buffer, this.#place, 32);
    const scale = Math.hypot(matrix.getFloat32(8, true), matrix.getFloat32(12, true));
    const angle = angleThrough(this.#towards, matrix.getFloat32(0, true), matrix.getFloat32(4, true));
    const size = pdfium.FPDFText_GetFontSize(this.#text, index) * scale;
    const { isWhite, alpha } = object ? fillOf(pdfium, this.#heap, object) : { isWhite: false, alpha: 255 };
    const mark = object ? pdfium.FPDFPageObj_GetMarkedContentID(object) : -1;
    return {
      size: Number.isFinite(size) && size > 0 ? size : 1,
      ...this.#fontOf(object),
      mark,
      isArtifact: object !== 0 && mark < 0 && this.#isArtifact(object),
      isHidden:
        (object !== 0 && pdfium.FPDFTextObj_GetTextRenderMode(object) === invisible) ||
        alpha === 0 ||
        size < smallestSeen,
      isWhite,
      angle,
    };
  }

  #fontOf(object: number): Font {
    const pdfium = this.#pdfium;
    const font = object ? pdfium.FPDFTextObj_GetFont(object) : 0;
    const known = this.#fonts.get(font);
    if (known) return known;
    const flags = font ? pdfium.FPDFFont_GetFlags(font) : 0;
    const name = font ? this.#nameOf(font) : '';
    const read = {
      isBold: /bold|black|heavy|semibd|demi|cmbx|cmb\d/i.test(name) || (flags & forceBold) !== 0,
      isItalic: /ital|obli|cmti|cmsl/i.test(name) || (flags > 0 && (flags & italic) !== 0),
      isCode: /mono|courier|consol|menlo|cmtt|typewriter/i.test(name) || (flags > 0 && (flags & fixedPitch) !== 0),
    };
    this.#fonts.set(font, read);
    return read;
  }

  #nameOf(font: number): string {
    const { malloc, free } = this.#pdfium.pdfium.wasmExports;
    const most = 256;
    const place = malloc(most);
    const length = this.#pdfium.FPDFFont_GetBaseFontName(font, place, most);
    const bytes = this.#heap().slice(place, place + Math.max(0, Math.min(most, length) - 1));
    free(place);
    return new TextDecoder().decode(bytes);
  }

  #isArtifact(object: number): boolean {
    const pdfium = this.#pdfium;
    const { malloc, free } = pdfium.pdfium.wasmExports;
    const most = 64;
    const place = malloc(most + 4);
    let isFound = false;
    for (let index = 0; index < pdfium.FPDFPageObj_CountMarks(object) && !isFound; index++) {
      const mark = pdfium.FPDFPageObj_GetMark(object, index);
      if (!pdfium.FPDFPageObjMark_GetName(mark, place + 4, most, place)) continue;
      const length = new DataView(this.#heap().buffer, place, 4).getUint32(0, true);
      const bytes = this.#heap().slice(place + 4, place + 4 + Math.max(0, Math.min(most, length) - 2));
      isFound = new TextDecoder('utf-16le').decode(bytes) === 'Artifact';
    }
    free(place);
    return isFound;
  }
}
