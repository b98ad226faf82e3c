import { PDFDocument } from 'pdf-lib';

/** Three pages to be signed. */
export async function lease() {
  const document = await PDFDocument.create();
  for (let number = 1; number <= 3; number++)
    document.addPage([595, 842]).drawText(`Page ${number}`, { x: 60, y: 780 });
  return { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}
