import type { PageAccess } from '../../render/pdfium.ts';
import { joinHalves, textOfPage } from '../../render/page-text.ts';
import { identity, multiply, type Matrix } from '../../content/matrix.ts';
import type { View } from '../../content/view.ts';
import { textOfRuns } from '../blocks.ts';
import { fragmentsOf } from './fragments.ts';
import { angleThrough, lettersOf, towards, type Letter } from './letters.ts';
import { linesOf } from './lines.ts';

/** In degrees: scans may lean by less. */
const leastTurn = 8;
/** Fewer letters, as on a curve, make no line. */
const fewest = 3;

const isTurned = (angle: number): boolean => Math.abs(angle) >= leastTurn;

/**
 * Takes turned letters apart by their angle, and puts each group upright in reading order: PDFium has the letters of
 * such lines backwards or mixed. The largest group comes first.
 */
export function splitTurned(letters: readonly Letter[]): { upright: Letter[]; turned: Letter[][] } {
  const groups = Map.groupBy(letters, ({ style }) => (isTurned(style.angle) ? style.angle : 0));
  const turned = [...groups].filter(([angle, { length }]) => angle !== 0 && length >= fewest);
  const angles = new Set(turned.map(([angle]) => angle));
  return {
    upright: letters.filter(({ style }) => !angles.has(style.angle)),
    turned: turned
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([angle, group]) => inReadingOrder(group.map((letter) => turnedBack(letter, angle)))),
  };
}

/** Rotates a letter around the corner of the page until it is upright. */
function turnedBack(letter: Letter, angle: number): Letter {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [wide, high] = [letter.right - letter.left, letter.bottom - letter.top];
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  const { size } = letter.style;
  // The box around a letter that leans tells its width, except at 45°.
  const own = Math.abs(c - s) < 0.2 ? size / 2 : (wide * c - high * s) / (c * c - s * s);
  const width = Math.min(Math.max(own, 0), 2 * size);
  const left = letter.start * cos + letter.base * sin;
  const base = letter.base * cos - letter.start * sin;
  return {
    ...letter,
    left,
    right: left + width,
    base,
    top: base - 0.8 * size,
    bottom: base + 0.2 * size,
    space: 'none',
  };
}

/** In ems: letters whose baselines are nearer are on one line. */
const sameLine = 0.4;

function inReadingOrder(letters: readonly Letter[]): Letter[] {
  const lines: Letter[][] = [];
  for (const letter of letters.toSorted((a, b) => a.base - b.base)) {
    const last = lines.at(-1);
    if (last?.[0] && letter.base - last[0].base < sameLine * letter.style.size) last.push(letter);
    else lines.push([letter]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.left - b.left));
}

/** `FPDF_PAGEOBJ_TEXT` and `FPDF_PAGEOBJ_FORM`. */
const [textObject, form] = [1, 5];
const deepest = 12;

/** Whether some text on a page is turned. Looks at whole pieces of text, since looking at characters takes far longer. */
function hasTurned({ pdfium, page, heap }: PageAccess, view: View): boolean {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(24);
  const matrixOf = (object: number): Matrix | undefined => {
    if (!pdfium.FPDFPageObj_GetMatrix(object, place)) return undefined;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = new Float32Array(heap().buffer, place, 6);
    return [a, b, c, d, e, f];
  };
  const isIn = (object: number, towardsView: Matrix, depth: number): boolean => {
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type !== textObject && (type !== form || depth > deepest)) return false;
    const matrix = multiply(matrixOf(object) ?? identity, towardsView);
    if (type === textObject) return isTurned(angleThrough(matrix, 1, 0));
    for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index++)
      if (isIn(pdfium.FPDFFormObj_GetObject(object, index), matrix, depth + 1)) return true;
    return false;
  };
  const whole = towards(view);
  let isFound = false;
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page) && !isFound; index++)
    isFound = isIn(pdfium.FPDFPage_GetObject(page, index), whole, 0);
  free(place);
  return isFound;
}

/** Returns the text of a page in the order of its content, with turned lines after the others. */
export function textInOrder(access: PageAccess, view: View): string {
  const { pdfium, page, heap } = access;
  const { turned } = hasTurned(access, view)
    ? splitTurned(lettersOf(access, view, ({ angle }) => isTurned(angle)))
    : { turned: [] };
  const text = pdfium.FPDFText_LoadPage(page);
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of turned.flat().toSorted((a, b) => a.index - b.index)) {
    if (index > from) pieces.push(textOfPage(pdfium, heap, text, from, index - from));
    from = index + 1;
  }
  pieces.push(textOfPage(pdfium, heap, text, from));
  pdfium.FPDFText_ClosePage(text);
  if (turned.length === 0) return joinHalves(pieces.join(''));
  const lines = turned.flatMap((group) => linesOf(fragmentsOf(group)).map(({ runs }) => textOfRuns(runs)));
  const others = joinHalves(pieces.join('')).replace(/\s*[\r\n]\s*/g, '\n');
  return `${others.trimEnd()}\n${lines.join('\n')}`;
}
