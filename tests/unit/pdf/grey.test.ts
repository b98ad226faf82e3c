import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { renderPdf } from '../../render-pdf.ts';
import { bytesOf, checkStatus, contentOf, operate } from './read-pdf.ts';

/** Builds a page with every kind of colour operator, side by side, each filling an area of 40 points. */
function colourful(): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const mix = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 1 1] /C1 [0.9 0.2 0.1] >>';
  const shading = file.add(
    `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 40 0] /Extend [true true]
    /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >> >>`,
  );
  const form = file.stream('/Type /XObject /Subtype /Form /BBox [0 0 40 40]', '0.1 0.7 0.3 rg 0 0 40 40 re f');
  const pattern = file.stream(
    '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
    '0.8 0.1 0.6 rg 0 0 10 10 re f',
  );
  const glyph = file.stream('', '1000 0 d0 0.2 0.4 0.9 rg 0 0 1000 1000 re f');
  const drawn = file.add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 65
    /Widths [1000] /Encoding << /Differences [65 /box] >> /CharProcs << /box ${glyph} >> /Resources << >> >>`,
  );
  const fields = [
    '1 0 0 rg 0 0 40 40 re f',
    '/Rgb cs 0.2 0.9 0.1 scn 0 0 40 40 re f',
    '/Ink cs 0.7 scn 0 0 40 40 re f',
    'q 0 0 40 40 re W n /Shade sh Q',
    '/Form Do',
    '/Pattern cs /Tiles scn 0 0 40 40 re f',
    'BT /Drawn 40 Tf 0 0 Td (A) Tj ET',
    '0 0.3 0.9 RG 20 w 20 0 m 20 40 l S',
    '/Table cs 1 sc 0 0 40 40 re f',
  ].map((content, index) => `q 1 0 0 1 ${index * 40} 10 cm ${content} Q`);
  const contents = file.stream('', `${fields.join('\n')} 0.7 0 0.2 rg BT /F1 12 Tf 10 70 Td (Red words) Tj ET`);
  const resources = `/Font << /F1 ${font} /Drawn ${drawn} >> /Shading << /Shade ${shading} >> /XObject << /Form ${form} >>
    /Pattern << /Tiles ${pattern} >> /ColorSpace << /Rgb [/CalRGB << /WhitePoint [0.95 1 1.09] >>]
    /Ink [/Separation /Brand /DeviceRGB ${mix}] /Table [/Indexed /DeviceRGB 1 <000000FF8800>] >>`;
  const page = file.page(`/Contents ${contents} /Resources << ${resources} >> /MediaBox [0 0 360 100]
    /Annots [<< /Type /Annot /Subtype /Square /Rect [100 60 140 90] /C [1 0 0] /IC [0 1 0] >>]`);
  return new Uint8Array(file.document([page]));
}

test('Every colour is as bright a grey, and text stays text', async () => {
  const before = colourful();
  const [output] = await operate({ type: 'greyscale' }, [before]);
  const bytes = output ? await bytesOf(output) : new Uint8Array();
  expect(await checkStatus(bytes)).toBe(0);
  expect(output?.notes).toEqual([{ type: 'pages', count: 1 }]);
  expect((await contentOf(bytes)).texts).toEqual((await contentOf(before)).texts);
  const [was, is] = await Promise.all(
    [before, bytes].map(async (file) => {
      const [page] = await renderPdf(file);
      return sharp(page).removeAlpha().raw().toBuffer();
    }),
  );
  let worst = 0;
  for (let at = 0; at < (is?.length ?? 0); at += 3) {
    const [red = 0, green = 0, blue = 0] = is?.subarray(at, at + 3) ?? [];
    expect([green, blue]).toEqual([red, red]);
    const luma = 0.3 * (was?.[at] ?? 0) + 0.59 * (was?.[at + 1] ?? 0) + 0.11 * (was?.[at + 2] ?? 0);
    worst = Math.max(worst, Math.abs(luma - red));
  }
  expect(worst).toBeLessThan(6);
});
