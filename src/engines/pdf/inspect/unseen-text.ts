import { JobError } from '../../../errors/errors.ts';
import type { InspectionWords } from '../../../jobs/contract/hidden-data.ts';
import type { Found } from '../../../metadata/inspection.ts';
import { item } from '../../../metadata/hidden.ts';
import { rewrite } from '../copy/rewrite.ts';
import { sizeOf, viewOf, type View } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { areaThrough, lettersOf, towards, type Area, type Letter } from '../flow/letters/letters.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { toFile } from '../results/output-file.ts';

/** The most pages that are drawn. */
export const mostPages = 300;
/** The longer side of a drawn page, in pixels. */
const side = 1400;
/** How much lighter or darker than its surroundings something must be to be seen; of 255. */
const leastContrast = 10;
/** The share of the letters of a word that must be unseen. */
const mostLetters = 0.8;

/** What is on pages and cannot be seen, and whether all of them could be drawn. */
export interface Unseen {
  found: Found[];
  isComplete: boolean;
}

/** Finds text that is on pages but cannot be seen: its place on the drawn page has one colour, or it is invisible. */
export async function hiddenText(
  file: File,
  password: string,
  document: PdfDocument,
  words: InspectionWords,
  onProgress: (progress: number) => void,
): Promise<Unseen> {
  const found: Found[] = [];
  const drawn = await OpenPdf.open(file, password);
  let isComplete = document.pages.length <= mostPages && drawn.pages === document.pages.length;
  try {
    for (const [index, page] of document.pages.slice(0, mostPages).entries()) {
      onProgress(index / Math.min(document.pages.length, mostPages));
      if (index >= drawn.pages) break;
      const view = viewOf(document, page);
      try {
        const letters = inView(
          drawn.withAccess(index, (access) => lettersOf(access, view)),
          sizeOf(view),
        );
        if (letters.length === 0) continue;
        const unseen = seenOn(drawn, index, view, letters);
        for (const kind of ['unseen', 'over-picture'] as const) {
          const text = wordsOf(letters.filter((letter) => unseen.get(letter) === kind));
          if (text !== '')
            found.push({ type: 'hidden-text', name: words.hiddenText[kind], value: text, page: index + 1 });
        }
      } catch (error) {
        if (!(error instanceof JobError)) throw error;
        isComplete = false;
      }
    }
  } finally {
    drawn.close();
  }
  return { found, isComplete };
}

const inView = (letters: Letter[], { width, height }: { width: number; height: number }): Letter[] =>
  letters.filter(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > 0 && x < width && y > 0 && y < height;
  });

/** Which letters cannot be seen, and why. */
function seenOn(drawn: OpenPdf, page: number, view: View, letters: Letter[]): Map<Letter, 'unseen' | 'over-picture'> {
  const { width, height } = sizeOf(view);
  const scale = side / Math.max(width, height);
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return drawn.show(page, across, down, ({ data }) => {
    const unseen = new Map<Letter, 'unseen' | 'over-picture'>();
    for (const word of inWords(letters)) {
      const flat = word.filter((letter) => isFlat(data, across, down, letter, scale));
      if (flat.length >= word.length * mostLetters) for (const letter of word) unseen.set(letter, 'unseen');
      else for (const letter of word) if (letter.style.isHidden) unseen.set(letter, 'over-picture');
    }
    return unseen;
  });
}

function inWords(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [];
  for (const letter of letters) {
    const last = words.at(-1)?.at(-1);
    const isNew = !last || letter.space !== 'none' || Math.abs(letter.base - last.base) > last.style.size / 2;
    if (isNew) words.push([letter]);
    else words.at(-1)?.push(letter);
  }
  return words;
}

/** Whether the place of a letter has a single colour. */
function isFlat(data: Uint8ClampedArray, width: number, height: number, area: Area, scale: number): boolean {
  const [left, right] = [Math.max(0, Math.floor(area.left * scale)), Math.min(width, Math.ceil(area.right * scale))];
  const [top, bottom] = [Math.max(0, Math.floor(area.top * scale)), Math.min(height, Math.ceil(area.bottom * scale))];
  const [least, most] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const value = data[(y * width + x) * 4 + channel] ?? 0;
        if (value < (least?.[channel] ?? 0)) least?.splice(channel, 1, value);
        if (value > (most?.[channel] ?? 0)) most?.splice(channel, 1, value);
        if ((most?.[channel] ?? 0) - (least?.[channel] ?? 0) >= leastContrast) return false;
      }
    }
  }
  return right > left && bottom > top;
}

const wordsOf = (letters: readonly Letter[]): string =>
  item(
    'text',
    '',
    inWords(letters)
      .map((word) => word.map(({ text }) => text).join(''))
      .join(' '),
  ).value;

/** Finds what pages have beyond the part that is shown: text, or anything that leaves a mark. */
export async function contentOutside(file: File, password: string, words: InspectionWords): Promise<Unseen> {
  // Its pages are changed, so it is opened anew.
  const document = await openDocument(file, password);
  const cropped = document.pages.flatMap((page, index) => {
    const view = viewOf(document, page);
    page.dict.delete('CropBox');
    page.inherited.delete('CropBox');
    const whole = viewOf(document, page);
    page.dict.set('CropBox', [...whole.box]);
    const isCropped = whole.box.some((edge, at) => Math.abs(edge - (view.box[at] ?? edge)) > 1);
    return isCropped ? [{ index, view, whole }] : [];
  });
  if (cropped.length === 0) return { found: [], isComplete: true };
  const found: Found[] = [];
  let isComplete = cropped.length <= mostPages;
  const written = await explained(async () => toFile(await rewrite(document), 'whole'));
  const drawn = await OpenPdf.open(written, '');
  try {
    for (const { index, view, whole } of cropped.slice(0, mostPages)) {
      try {
        found.push(...outsideOf(drawn, index, view, whole, words));
      } catch (error) {
        if (!(error instanceof JobError)) throw error;
        isComplete = false;
      }
    }
  } finally {
    drawn.close();
  }
  return { found, isComplete };
}

function outsideOf(drawn: OpenPdf, index: number, view: View, whole: View, words: InspectionWords): Found[] {
  const shown = areaThrough(towards(whole), view.box);
  const isOutside = (x: number, y: number) => x < shown.left || x > shown.right || y < shown.top || y > shown.bottom;
  const letters = drawn
    .withAccess(index, (access) => lettersOf(access, whole))
    .filter(({ left, right, top, bottom }) => isOutside((left + right) / 2, (top + bottom) / 2));
  const text = wordsOf(letters);
  if (text !== '') return [{ type: 'outside', name: '', value: text, page: index + 1 }];
  const { width, height } = sizeOf(whole);
  const scale = side / 2 / Math.max(width, height);
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const isMarked = drawn.show(index, across, down, ({ data }) => {
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        // Not the pixels that lie on the edge.
        if (!isOutside((x - 1) / scale, (y - 1) / scale) && !isOutside((x + 2) / scale, (y + 2) / scale)) continue;
        if (!isOutside((x + 0.5) / scale, (y + 0.5) / scale)) continue;
        const at = (y * across + x) * 4;
        if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < 255 - leastContrast) return true;
      }
    return false;
  });
  return isMarked ? [{ type: 'outside', name: '', value: words.outsideDrawings, page: index + 1 }] : [];
}
