import type { PageAccess } from '../../render/pdfium.ts';
import type { View } from '../../content/view.ts';
import { textOfRuns } from '../blocks.ts';
import { fragmentsOf } from './fragments.ts';
import { lettersOf, type Letter } from './letters.ts';
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

/** Whether some characters may be turned. Asks PDFium for no more than it needs to, since few pages have any. */
function mayBeTurned({ pdfium, page }: PageAccess, { rotation }: View): boolean {
  const text = pdfium.FPDFText_LoadPage(page);
  const count = pdfium.FPDFText_CountChars(text);
  const isFound = Array.from({ length: count }).some((_, index) => {
    const angle = (pdfium.FPDFText_GetCharAngle(text, index) * 180) / Math.PI;
    // PDFium says -1 for the characters that it adds.
    return angle >= 0 && (rotation !== 0 || isTurned(angle > 180 ? angle - 360 : angle));
  });
  pdfium.FPDFText_ClosePage(text);
  return isFound;
}

/** Returns the text of a page that has turned lines, with these after the others; `undefined` if it has none. */
export function textWithTurned(access: PageAccess, view: View): string | undefined {
  if (!mayBeTurned(access, view)) return undefined;
  const { turned } = splitTurned(lettersOf(access, view));
  if (turned.length === 0) return undefined;
  const apart = new Set(turned.flat().map(({ index }) => index));
  const { pdfium, page } = access;
  const text = pdfium.FPDFText_LoadPage(page);
  let others = '';
  for (let index = 0; index < pdfium.FPDFText_CountChars(text); index++)
    if (!apart.has(index)) others += String.fromCodePoint(Math.min(pdfium.FPDFText_GetUnicode(text, index), 0x10ffff));
  pdfium.FPDFText_ClosePage(text);
  const lines = turned.flatMap((group) => linesOf(fragmentsOf(group)).map(({ runs }) => textOfRuns(runs)));
  return `${others.replace(/\s*[\r\n]\s*/g, '\n').trimEnd()}\n${lines.join('\n')}`;
}
