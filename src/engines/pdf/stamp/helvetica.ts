import { JobError } from '../../../errors.ts';

/** Advance widths of Helvetica from the space to the tilde, in thousandths of the size (Adobe's core 14 metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
/** Most signs beside the letters are as wide as a figure, or nearly. */
const otherWidth = 556;

/** What WinAnsi has from 0x80 to 0x9F; it is Latin-1 else. */
const winAnsi80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/**
 * A text in WinAnsiEncoding, one character a byte.
 *
 * @throws {JobError} `unwritable-text` for letters that the standard fonts lack.
 */
export function toWinAnsi(text: string): string {
  const missing = new Set<string>();
  const bytes = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const place = winAnsi80.indexOf(character);
    if (place >= 0 && code !== 0) return String.fromCharCode(0x80 + place);
    if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return character;
    missing.add(character);
    return '';
  });
  if (missing.size > 0) throw new JobError('unwritable-text', { characters: [...missing].join(' ') });
  return bytes.join('');
}

/** How long a text is at size 1. Letters with accents are as wide as without. */
export function widthOf(text: string): number {
  const base = text.normalize('NFD').replace(/\p{M}/gu, '');
  return [...base].reduce((sum, character) => sum + (widths[character.charCodeAt(0) - 32] ?? otherWidth), 0) / 1000;
}
