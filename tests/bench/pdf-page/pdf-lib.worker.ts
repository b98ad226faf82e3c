import { PDFDocument } from 'pdf-lib';

export type PdfLibResponse = { result: Blob; failure?: undefined } | { failure: string };

const respond = (response: PdfLibResponse) => self.postMessage(response);

self.addEventListener('message', ({ data }: MessageEvent<File[]>) => {
  merge(data).then(
    (result) => respond({ result }),
    (error: unknown) => respond({ failure: String(error) }),
  );
});

async function merge(files: File[]): Promise<Blob> {
  const merged = await PDFDocument.create();
  for (const file of files) {
    const source = await PDFDocument.load(await file.arrayBuffer());
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  }
  // Its types do not name the buffer, which is an ordinary one.
  return new Blob([(await merged.save()) as Uint8Array<ArrayBuffer>]);
}
