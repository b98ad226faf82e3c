import type { Lettering, Letters } from '../fonts/letters.ts';
import type { Ref } from '#containers/pdf/objects.ts';

/** The name in the resources of a field's appearance. */
export const fontName = 'StayputFont';

export interface TextLook {
  /** The lines, as broken by the author. */
  text: string;
  width: number;
  height: number;
  /** The width of the frame. */
  border: number;
  /** The font size; 0 to fit the field. */
  size: number;
  /** 0 left, 1 centred, 2 right. */
  align: number;
  isMultiline: boolean;
  /** For lists, whose lines are never wrapped: the indexes of the selected choices. */
  chosen?: readonly number[] | undefined;
  /** The number of cells of equal width, or 0. */
  cells: number;
  /** Operators that set the colour. */
  colour: string;
  letters: Letters;
}

/** The height above and below the baseline, and the distance between baselines, as fractions of the font size. */
const ascent = 0.72;
const descent = 0.21;
const leading = 1.15;
const smallest = 4;
const largest = 12;

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Wraps a text to lines no wider than the field. */
function wrap(text: string, width: number, size: number, { widthOf }: Lettering): string[] {
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

function fittingSize(look: TextLook, text: string, width: number, height: number, lettering: Lettering): number {
  if (look.size > 0) return look.size;
  if (look.chosen) return largest;
  if (look.isMultiline) {
    for (let size = largest; size > smallest; size -= 0.5) {
      if (wrap(text, width, size, lettering).length * size * leading <= height) return size;
    }
    return smallest;
  }
  const byHeight = Math.min(largest, height / (ascent + descent + 0.1));
  const natural = lettering.widthOf(text);
  return Math.max(smallest, natural > 0 ? Math.min(byHeight, width / natural) : byHeight);
}

/**
 * Returns the operators that draw a text in a field, clipped to its frame (ISO 32000-2, 12.7.4.3), and the font they
 * use.
 */
export function drawFieldText(look: TextLook): { content: string; font: Ref } {
  const inset = Math.max(2, 2 * look.border);
  const [width, height] = [look.width - 2 * inset, look.height - 2 * Math.max(1, look.border)];
  const text = look.letters.writable(look.text.replace(/\r\n?/g, '\n').replace(/\t/g, ' '));
  const lettering = look.letters.of(text);
  const size = fittingSize(look, text, width, height, lettering);
  const lines = look.chosen
    ? text.split('\n')
    : look.isMultiline
      ? wrap(text, width, size, lettering)
      : [text.replace(/\n/g, ' ')];
  const top = look.isMultiline
    ? look.height - Math.max(1, look.border) - size * ascent - 2
    : (look.height - size * (ascent - descent)) / 2;
  const shown =
    look.cells > 0
      ? inCells(look, lettering, lines[0] ?? '', size, top)
      : inLines(look, lettering, lines, { size, top, inset });
  const marked = (look.chosen ?? [])
    .map(
      (index) =>
        `0.6 0.75 0.85 rg 0 ${decimal(top - index * size * leading - size * descent)} ${decimal(look.width)} ${decimal(size * leading)} re f`,
    )
    .join(' ');
  const [w, h] = [decimal(look.width - 2 * look.border), decimal(look.height - 2 * look.border)];
  const frame = `${decimal(look.border)} ${decimal(look.border)} ${w} ${h} re W n`;
  const content = `/Tx BMC q ${frame} ${marked} BT ${look.colour} /${fontName} ${decimal(size)} Tf ${shown} ET Q EMC`;
  return { content, font: lettering.font };
}

function inLines(
  look: TextLook,
  lettering: Lettering,
  lines: string[],
  { size, top, inset }: { size: number; top: number; inset: number },
): string {
  return lines
    .map((line, index) => {
      const room = look.width - 2 * inset - lettering.widthOf(line) * size;
      const x = inset + (look.align === 1 ? room / 2 : look.align === 2 ? room : 0);
      return show(lettering, line, x, top - index * size * leading);
    })
    .join(' ');
}

function inCells(look: TextLook, lettering: Lettering, text: string, size: number, top: number): string {
  const cell = look.width / look.cells;
  return [...text]
    .slice(0, look.cells)
    .map((character, index) =>
      show(lettering, character, (index + 0.5) * cell - (lettering.widthOf(character) * size) / 2, top),
    )
    .join(' ');
}

const show = ({ encode }: Lettering, text: string, x: number, y: number): string =>
  `1 0 0 1 ${decimal(x)} ${decimal(y)} Tm ${encode(text)} Tj`;
