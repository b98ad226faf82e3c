import fc from 'fast-check';
import { beforeAll, expect } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { everything } from '../../nightly.ts';
import { providePdfium } from './pdfium-in-node.ts';
import { readAs } from './read-as.ts';
import { property } from '../property.ts';

beforeAll(providePdfium);

/** How a line is drawn: at once, in two pieces, letter by letter, or letter by letter backwards. */
const drawing = fc.constantFrom('whole', 'pieces', 'letters', 'backwards');
/** As the page is looked at. Lines that lean by less than 8°, as in scans, are left as PDFium reads them. */
const turnedAngle = fc.integer({ min: -179, max: 180 }).filter((angle) => angle === 0 || Math.abs(angle) >= 8);
const turnedLine = fc.record({ angle: turnedAngle, drawing });

/** In Courier, so that each letter is 0.6 of its size wide. */
function turnedPage(lines: { angle: number; drawing: string }[], rotation: number): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const size = 12;
  const content = lines.map(({ angle, drawing: way }, index) => {
    const radians = ((angle + rotation) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const text = turnedText(index);
    // Each in the middle of a square of its own.
    const [x, y] = [150 + 300 * (index % 2), 150 + 300 * Math.floor(index / 2)];
    const at = (from: number) => {
      const along = (from - text.length / 2) * 0.6 * size;
      return [cos, sin, -sin, cos, x + along * cos, y + along * sin].map((value) => value.toFixed(4)).join(' ');
    };
    const show = (from: number, to: number) => `${at(from)} Tm (${text.slice(from, to)}) Tj`;
    const half = text.indexOf('mann') - 1;
    const letters = Array.from(text, (_, from) => show(from, from + 1));
    const shown: Record<string, string[]> = {
      whole: [show(0, text.length)],
      pieces: [show(0, half), show(half, text.length)],
      letters,
      backwards: letters.toReversed(),
    };
    return `BT /F1 ${size} Tf ${shown[way]?.join(' ')} ET`;
  });
  const page = file.page(
    `/Rotate ${rotation} /Resources << /Font << /F1 ${font} >> >> /Contents ${file.stream('', content.join('\n'))}`,
  );
  return file.document([page], { tree: '/MediaBox [0 0 600 600]' });
}

const turnedText = (index: number) => `Herr Zim${'abcd'[index]}mermann wohnt hier`;

const page = fc.tuple(fc.array(turnedLine, { minLength: 1, maxLength: 4 }), fc.constantFrom(0, 90, 180, 270));
property([page], { numRuns: everything ? 100 : 10, seed: 43 })(
  'Lines at any angle are read in order, on pages that are turned themselves',
  async ([lines, rotation]) => {
    const bytes = turnedPage(lines, rotation);
    for (const way of ['text', 'markdown'] as const) {
      const { text } = await readAs(way, bytes);
      for (const index of lines.keys()) expect(text.split('\n').join(' ')).toContain(turnedText(index));
    }
  },
);
