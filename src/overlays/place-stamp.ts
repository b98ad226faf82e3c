import type { PdfStamp } from '#jobs/contract/pdf-edits.ts';

/** The height of capital letters, as a fraction of the font size. */
const capHeight = 0.72;

/** The start of a line of text, in points from the lower left of the displayed page. */
interface Line {
  x: number;
  y: number;
  /** In radians, anticlockwise. */
  angle: number;
}

/**
 * Returns where a stamp is written on a page. The engine and the preview in the page both follow it.
 *
 * @param page as displayed, in points.
 * @param length of the text, in points.
 */
export function placeStamp(page: { width: number; height: number }, stamp: PdfStamp, length: number): Line {
  const { width, height } = page;
  const { place, margin, size } = stamp;
  const capitals = size * capHeight;
  if (place === 'across') {
    // Along the diagonal, centred on the page.
    const angle = Math.atan2(height, width);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: (width - length * cos + capitals * sin) / 2,
      y: (height - length * sin - capitals * cos) / 2,
      angle,
    };
  }
  const [row, column] = place.split('-');
  return {
    x: column === 'left' ? margin : column === 'right' ? width - margin - length : (width - length) / 2,
    y: row === 'top' ? height - margin - capitals : margin,
    angle: 0,
  };
}

/** The text on a page. @param page from 0. */
export const stampText = ({ text, firstNumber }: PdfStamp, page: number, pages: number): string =>
  text.replaceAll('{page}', String(page + firstNumber)).replaceAll('{pages}', String(pages + firstNumber - 1));
