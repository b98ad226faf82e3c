import { encodeString } from '../strings.ts';
import { toWinAnsi, widthOf } from '../stamp/helvetica.ts';

export interface TextLook {
  /** Lines that the author ended. */
  text: string;
  width: number;
  height: number;
  /** Of its frame. */
  border: number;
  /** Of letters; 0 to fit the field. */
  size: number;
  /** 0 left, 1 in the middle, 2 right. */
  align: number;
  isMultiline: boolean;
  /** So many cells of the same width, or 0. */
  cells: number;
  /** Operators that set the colour. */
  colour: string;
  /** The font's name in the resources. */
  font: string;
}

/** Of letters: their height above and below the base line, and from line to line, as shares of the size. */
const ascent = 0.72;
const descent = 0.21;
const leading = 1.15;
const smallest = 4;
const largest = 12;

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Characters that the font has not are left as a question mark; the value itself keeps them. */
function writable(text: string): string {
  return [...text].map((character) => (character === '\n' || isWritable(character) ? character : '?')).join('');
}

function isWritable(character: string): boolean {
  try {
    toWinAnsi(character);
    return true;
  } catch {
    return false;
  }
}

/** Lines no wider than the field, at a size of letters. */
function wrap(text: string, width: number, size: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || widthOf(longer) * size <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}

function fittingSize(look: TextLook, text: string, width: number, height: number): number {
  if (look.size > 0) return look.size;
  if (look.isMultiline) {
    for (let size = largest; size > smallest; size -= 0.5) {
      if (wrap(text, width, size).length * size * leading <= height) return size;
    }
    return smallest;
  }
  const byHeight = Math.min(largest, height / (ascent + descent + 0.1));
  const natural = widthOf(text);
  return Math.max(smallest, natural > 0 ? Math.min(byHeight, width / natural) : byHeight);
}

/** The operators that draw a text in a field, cut off at its frame (ISO 32000-2, 12.7.4.3). */
export function drawFieldText(look: TextLook): string {
  const inset = Math.max(2, 2 * look.border);
  const [width, height] = [look.width - 2 * inset, look.height - 2 * Math.max(1, look.border)];
  const text = writable(look.text.replace(/\r\n?/g, '\n').replace(/\t/g, ' '));
  const size = fittingSize(look, text, width, height);
  const lines = look.isMultiline ? wrap(text, width, size) : [text.replace(/\n/g, ' ')];
  const top = look.isMultiline
    ? look.height - Math.max(1, look.border) - size * ascent - 2
    : (look.height - size * (ascent - descent)) / 2;
  const shown = look.cells > 0 ? inCells(look, lines[0] ?? '', size, top) : inLines(look, lines, size, top, inset);
  const [w, h] = [decimal(look.width - 2 * look.border), decimal(look.height - 2 * look.border)];
  const frame = `${decimal(look.border)} ${decimal(look.border)} ${w} ${h} re W n`;
  return `/Tx BMC q ${frame} BT ${look.colour} /${look.font} ${decimal(size)} Tf ${shown} ET Q EMC`;
}

function inLines(look: TextLook, lines: string[], size: number, top: number, inset: number): string {
  return lines
    .map((line, index) => {
      const room = look.width - 2 * inset - widthOf(line) * size;
      const x = inset + (look.align === 1 ? room / 2 : look.align === 2 ? room : 0);
      return show(line, x, top - index * size * leading);
    })
    .join(' ');
}

function inCells(look: TextLook, text: string, size: number, top: number): string {
  const cell = look.width / look.cells;
  return [...text]
    .slice(0, look.cells)
    .map((character, index) => show(character, (index + 0.5) * cell - (widthOf(character) * size) / 2, top))
    .join(' ');
}

const show = (text: string, x: number, y: number): string =>
  `1 0 0 1 ${decimal(x)} ${decimal(y)} Tm ${encodeString(toWinAnsi(text))} Tj`;
