import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { answers } from '../../../src/engines/pdf/pdf.ts';
import { describeDamage } from '../../../src/words/en/files.ts';

const numbers = Array.from({ length: 200 }, (_, at) => `${at} ${(at * 7919) % 1000} m`).join(' ');
const content = deflateSync(numbers).toString('latin1');
const half = content.length / 2;

/** Two pages, of which one is drawn by packed data. */
function drawnBy(packed: string): File {
  const pdf = new PdfText();
  const [catalog, tree] = [pdf.next(), pdf.next()];
  const drawn = pdf.stream('/Filter /FlateDecode', packed);
  const pages = [`/Contents ${drawn}`, ''].map((entry) =>
    pdf.add(`<< /Type /Page /Parent ${tree} /MediaBox [0 0 100 100] ${entry} >>`),
  );
  pdf.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  pdf.set(tree, `<< /Type /Pages /Kids [${pages.join(' ')}] /Count 2 >>`);
  return new File([pdf.bytes(`/Root ${catalog}`)], 'two.pdf');
}

test.each([
  ['is whole', content, 0],
  ['was changed', content.slice(0, half) + '\0'.repeat(20) + content.slice(half + 20), 1],
  ['cannot be unpacked', content.slice(0, half) + '\xFF'.repeat(20) + content.slice(half + 20), 1],
  ['breaks off', content.slice(0, half), 1],
])('A file whose page is drawn by data that %s says so', async (_, data, pages) => {
  const said = describeDamage(await answers.facts({ type: 'facts', file: drawnBy(data) }));
  expect(said).toEqual(pages > 0 ? ['This file is damaged: parts of 1 page may be missing or wrong.'] : []);
});
