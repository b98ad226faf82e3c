import type { Run } from '#jobs/contract/engine.ts';
import type { PdfJob } from '#jobs/contract/job.ts';
import { crop } from './crop.ts';
import { merge } from './merge.ts';
import { extract, remove, rotate } from './pages.ts';
import { split } from './split.ts';

export const run: Run<PdfJob> = async ({ operation, passwords = [] }, files, onProgress) => {
  if (operation.type === 'merge') return merge(files, passwords, operation, onProgress);
  // Loads PDFium.
  if (operation.type === 'compare')
    return (await import('../compare/compare.ts')).compare(files, passwords, onProgress);
  const [file] = files;
  if (!file) throw new Error('There is no file');
  const password = passwords[0] ?? '';
  switch (operation.type) {
    case 'extract':
      return [await extract(file, password, operation.pages, onProgress)];
    case 'delete':
      return [await remove(file, password, operation.pages, onProgress)];
    case 'rotate':
      return [await rotate(file, password, operation, onProgress)];
    case 'split':
      return split(file, password, operation.by, onProgress);
    // Loads the image encoder.
    case 'compress':
      return [await (await import('../compress/compress.ts')).compress(file, password, operation, onProgress)];
    // These operations load PDFium.
    case 'draw':
      return (await import('./draw.ts')).draw(file, password, operation, onProgress);
    case 'text':
      return [await (await import('./draw.ts')).readText(file, password, onProgress)];
    case 'markup':
      return (await import('../flow/to-markup.ts')).toMarkup(file, password, operation.format, onProgress);
    case 'extract-pictures':
      return (await import('../extract/extract-pictures.ts')).extractPictures(file, password, onProgress);
    // Loads what fonts need.
    case 'stamp':
      return [await (await import('../stamp/stamp.ts')).stamp(file, password, operation.stamp, onProgress)];
    case 'edit-metadata':
      return [await (await import('../metadata/edit.ts')).editMetadata(file, password, operation.changes, onProgress)];
    case 'remove-metadata':
      return [await (await import('../metadata/edit.ts')).removeMetadata(file, password, operation, onProgress)];
    case 'flatten':
      return [await (await import('../forms/flatten.ts')).flatten(file, password, operation, onProgress)];
    case 'crop':
      return [await crop(file, password, operation, onProgress)];
    case 'sheets':
      return [await (await import('../sheets/sheets.ts')).putOnSheets(file, password, operation.sheets, onProgress)];
    case 'greyscale':
      return [await (await import('../grey/grey.ts')).makeGrey(file, password, onProgress)];
    case 'repair':
      return [await (await import('./repair.ts')).repair(file, password, onProgress)];
    // Loads the certificate parser.
    case 'verify':
      return [await (await import('../signatures/verify.ts')).verify(file, password, onProgress)];
    // Loads PDFium.
    case 'inspect':
      return [
        await (await import('../inspect/inspect-document.ts')).inspectDocument(file, password, operation, onProgress),
      ];
    case 'redact':
      return [await (await import('../redact/redact.ts')).redact(file, password, operation.redaction, onProgress)];
    case 'add-text':
      return [await (await import('../scan/add-text.ts')).addText(file, password, operation, onProgress)];
    case 'fill':
      return [await (await import('../forms/fill.ts')).fill(file, password, operation.values, onProgress)];
    case 'sign':
      return [await (await import('../sign/sign.ts')).sign(file, password, operation.signing, onProgress)];
    case 'write':
      return [await (await import('../write/write.ts')).write(file, password, operation.writing, onProgress)];
    case 'sign-digitally':
      return [
        await (
          await import('../signatures/sign-digitally.ts')
        ).signDigitally(file, password, operation.signing, onProgress),
      ];
    // Loads the ciphers.
    case 'unlock':
      return [await (await import('./protection.ts')).unlock(file, password, onProgress)];
    case 'protect':
      return [await (await import('./protection.ts')).protect(file, password, operation.protection, onProgress)];
  }
};
