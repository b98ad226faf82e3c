import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { Box } from '#engines/pdf/content/view.ts';
import { renderPdf } from '../../render-pdf.ts';
import { erase } from './erase-pdf.ts';

/** Builds a page that is painted with a tiling pattern of 9 points that contains a word. */
function tiledFile(content: string, resources: (file: PdfText) => string = () => '') {
  const file = new PdfText();
  const tile = file.stream(
    '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
    '% tile\n1 0 0 rg 0 0 4 4 re f',
  );
  const page = file.page(
    `/Contents ${file.stream('', `/Pattern cs /P scn ${content}`)} /Resources << /Pattern << /P ${tile} >> ${resources(file)} >>`,
  );
  return file.document([page], { tree: '/MediaBox [0 0 300 200]' });
}

test('Tiles stay where they are seen away from an area, and are not painted in it', async () => {
  const area: Box = [100, 100, 130, 130];
  // Beside the area; around it, rotated and clipped; around it, and covered twice.
  for (const content of [
    '10 10 60 60 re f',
    'q 20 20 200 150 re W n 0 1 -1 0 300 0 cm 0 0 190 290 re f Q',
    '90 90 60 60 re f',
  ]) {
    const before = tiledFile(content);
    const { after, unpacked, hard } = await erase(before, [area, [120, 95, 125, 120]]);
    expect([...hard], content).toEqual([]);
    expect(unpacked).toContain('% tile');
    const [was, is] = await Promise.all(
      [before, after].map(async (bytes) =>
        sharp((await renderPdf(bytes))[0])
          .raw()
          .toBuffer({ resolveWithObject: true }),
      ),
    );
    const isOutside = (at: number) => {
      const [x, y] = [Math.floor(at / 3) % 300, 200 - Math.floor(at / 900)];
      return x < 99 || x > 130 || y < 94 || y > 131;
    };
    const off = was?.data.findIndex((value, at) => isOutside(at) && Math.abs(value - (is?.data[at] ?? 0)) > 8);
    expect(off, content).toBe(-1);
  }
});

test('Tiles go with all that is painted with them, and make the page hard where they are seen in an area alone', async () => {
  const area: Box = [100, 100, 130, 130];
  const { unpacked, hard } = await erase(tiledFile('105 105 20 20 re f'), [area]);
  expect([...hard]).toEqual([]);
  expect(unpacked).not.toContain('% tile');
  for (const content of [
    '93 105 16 9 re f',
    'q 100 100 30 30 re W n 0 0 300 200 re f Q',
    '100 90 m 140 90 l 115 140 l f',
    '0 0 300 200 re W f',
  ]) {
    expect([...(await erase(tiledFile(content), [area])).hard], content).toEqual([0]);
  }
});

test('A mask makes the page hard where it is drawn under an area', async () => {
  const masked = (box: string) =>
    tiledFile('/Masked gs', (file) => {
      const group = file.stream(
        `/Type /XObject /Subtype /Form /BBox [${box}] /Group << /S /Transparency /CS /DeviceGray >>`,
        '1 g 0 0 9 9 re f',
      );
      return `/ExtGState << /Masked << /SMask << /S /Luminosity /G ${group} >> >> >>`;
    });
  expect([...(await erase(masked('0 0 50 50'), [[100, 100, 130, 130]])).hard]).toEqual([]);
  expect([...(await erase(masked('0 0 150 150'), [[100, 100, 130, 130]])).hard]).toEqual([0]);
});
