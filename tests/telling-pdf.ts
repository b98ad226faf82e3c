import { PdfText } from '../scripts/fixtures/pdf-text.ts';

/** What is hidden in the document, by the kind of finding that reports it. */
export const told = {
  person: 'Canary Author',
  software: 'Canary Writer',
  time: '2024-02-03 04:05',
  version: 'Form field “Name”: “Canary Before” became “Canary After”.',
  'hidden-text': 'Canary Covered',
  outside: 'Canary Outside',
  layer: 'Canary Layer',
  attachment: 'canary.txt',
  comment: 'Canary Remark',
  'form-value': 'Canary After',
  script: 'app.alert("Canary Script")',
  link: 'https://canary.example/link',
  remote: 'https://canary.example/submit',
  rest: '17 byte',
} as const;

/** Builds a document of one page with something of each kind; its last version has another form value. */
export function tellingPdf(): Uint8Array<ArrayBuffer> {
  const text = new PdfText();
  const [field, page] = [text.next(), text.next()];
  const font = text.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const content = text.stream(
    '',
    [
      'BT /F 14 Tf 30 250 Td (Everyone sees this) Tj ET',
      'BT /F 14 Tf 30 200 Td (Canary Covered) Tj ET 0 0 0 rg 20 190 200 30 re f',
      '1 1 1 rg BT /F 14 Tf 30 160 Td (Canary White) Tj ET 0 g',
      'BT /F 14 Tf 3 Tr 30 130 Td (Canary Invisible) Tj ET',
      'BT /F 14 Tf 0 Tr 30 450 Td (Canary Outside) Tj ET',
      '/OC /L BDC BT /F 14 Tf 30 100 Td (Layered) Tj ET EMC',
    ].join('\n'),
  );
  const layer = text.add('<< /Type /OCG /Name (Canary Layer) >>');
  const attached = text.stream('/Type /EmbeddedFile /Params << /Size 11 >>', 'canary file');
  const file = text.add(`<< /Type /Filespec /F (canary.txt) /UF (canary.txt) /EF << /F ${attached} >> >>`);
  const link = text.add(
    '<< /Type /Annot /Subtype /Link /Rect [30 245 100 260] /A << /S /URI /URI (https://canary.example/link) >> >>',
  );
  const comment = text.add(
    '<< /Type /Annot /Subtype /Text /Rect [200 240 220 260] /T (Canary Critic) /Contents (Canary Remark) /M (D:20240203040506Z) >>',
  );
  const submit = text.add(
    '<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (Send) /Rect [30 60 90 80] /A << /S /SubmitForm /F << /FS /URL /F (https://canary.example/submit) >> >> >>',
  );
  const form = (value: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (Name) /V (${value}) /DA (/F 12 Tf 0 g) /Rect [30 30 200 50] >>`;
  text.set(field, form('Canary Before'));
  text.page(
    `/MediaBox [0 0 300 500] /CropBox [0 0 300 300] /Contents ${content} /Resources << /Font << /F ${font} >> /Properties << /L ${layer} >> >> /Annots [${link} ${comment} ${submit} ${field}]`,
    page,
  );
  const info = text.add('<< /Author (Canary Author) /Producer (Canary Writer) /CreationDate (D:20240203040506Z) >>');
  const first = Buffer.from(
    text.document([page], {
      catalog: `/OpenAction << /S /JavaScript /JS (${told.script.replaceAll(/[()]/g, '\\$&')}) >> /Names << /EmbeddedFiles << /Names [(canary.txt) ${file}] >> /JavaScript << /Names [(a) << /S /JavaScript /JS (named\\(\\)) >>] >> >> /OCProperties << /OCGs [${layer}] /D << /OFF [${layer}] >> >> /AcroForm << /Fields [${submit} ${field}] /DR << /Font << /F ${font} >> >> /DA (/F 12 Tf 0 g) >>`,
      trailer: `/Info ${info}`,
    }),
  ).toString('latin1');
  const number = Number.parseInt(field, 10);
  const startOfFirst = /startxref\n(\d+)\n%%EOF\n$/.exec(first)?.[1] ?? '';
  const [, size = '', catalog = ''] = /\/Size (\d+) \/Root (\d+ 0 R)/.exec(first) ?? [];
  const object = `${number} 0 obj\n${form('Canary After')}\nendobj\n`;
  const update = `xref\n${number} 1\n${String(first.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${size} /Root ${catalog} /Info ${info} /Prev ${startOfFirst} >>\nstartxref\n${first.length + object.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(`${first}${object}${update}canary after all\n`, 'latin1'));
}
