import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { erase } from './erase-pdf.ts';
import { checkStatus } from './read-pdf.ts';

test('What is drawn on one page alone is gone with it, though other pages name it, too', async () => {
  const file = new PdfText();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const letter = (data: string) => file.stream('', `9000 0 d0 BT /F1 1000 Tf (${data}) Tj ET`);
  const drawn = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9000 1000] /FontMatrix [0.001 0 0 0.001 0 0]
    /CharProcs << /a ${letter('secret')} /b ${letter('kept')} >> /Encoding << /Differences [97 /a /b] >>
    /FirstChar 97 /LastChar 98 /Widths [9000 9000] /Resources << /Font << /F1 ${font} >> >> >>`;
  const form = (dict: string, data: string) =>
    file.stream(`/Type /XObject /Subtype /Form /BBox [0 0 300 200] ${dict}`, data);
  const own = `/Resources << /Font << /F1 ${font} >> >>`;
  const [inner, other] = [form(own, 'BT /F1 10 Tf 20 150 Td (secret) Tj ET'), form(own, 'BT /F1 10 Tf (kept) Tj ET')];
  const outer = form(`/Resources << /XObject << /Inner ${inner} /Other ${other} >> >>`, '/Other Do');
  const resources = file.add(
    `<< /Font << /F1 ${font} /Drawn ${file.add(drawn)} >> /XObject << /Inner ${inner} /Outer ${outer} >>
    /ExtGState << /Unused << /SMask << /S /Luminosity /G ${inner} >> >> >>
    /Properties << /First << /ActualText (secret) >> /Second << /ActualText (kept) >> >> >>`,
  );
  const contents = [
    '/Span /First BDC /Inner Do EMC BT /Drawn 10 Tf 20 150 Td (a) Tj 0 -100 Td (b) Tj ET',
    '/Span /Second BDC /Outer Do EMC',
  ];
  const pages = contents.map((content) => file.page(`/Contents ${file.stream('', content)} /Resources ${resources}`));
  const template = `<< /Type /Template /Contents ${file.stream('', '(secret) Tj')} >>`;
  const { after, unpacked } = await erase(
    file.document(pages, {
      tree: '/MediaBox [0 0 300 200]',
      catalog: `/Names << /Templates << /Names [(t) ${template}] >> >>
    /OpenAction << /S /JavaScript /JS (secret) >> /AA << /WC << /S /JavaScript /JS (secret) >> >>`,
    }),
    [[15, 140, 120, 170]],
  );
  expect(await checkStatus(after)).toBe(0);
  expect(unpacked).not.toContain('secret');
  expect(unpacked.match(/\(kept\)/g)).toHaveLength(3);
});
