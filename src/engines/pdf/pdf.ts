import type { Inspect, Run } from '../../jobs/contract/engine.ts';
import type { PdfJob } from '../../jobs/contract/job.ts';
import type { Answering } from '../../jobs/contract/question.ts';
import { merge } from './operations/merge.ts';
import { crop } from './operations/crop.ts';
import { extract, remove, rotate } from './operations/pages.ts';
import { split } from './operations/split.ts';
import { protect, unlock } from './operations/protection.ts';
import { stamp } from './stamp/stamp.ts';
import { sizeOf, viewOf } from './content/view.ts';
import { brokenContents } from './repair/broken-contents.ts';
import { damageOf } from './repair/damage.ts';
import { explained, openDocument } from './document/open-document.ts';

const inspect: Inspect = async (file, password) => {
  const document = await openDocument(file, password);
  const { pages, isEncrypted } = document;
  const [first] = pages;
  const damage = damageOf(document);
  const brokenPages = brokenContents(document);
  return {
    kind: 'document',
    format: 'pdf',
    pages: pages.length,
    ...(first && { size: sizeOf(viewOf(document, first)) }),
    ...(isEncrypted && { encrypted: true }),
    ...(damage && { damage }),
    ...(brokenPages > 0 && { brokenPages }),
  };
};

export const answers: Answering<'pdf'> = {
  facts: ({ file, password }) => inspect(file, password),
  async metadata({ file, password }) {
    const document = await openDocument(file, password);
    return explained(async () => (await import('./metadata/read.ts')).readMetadata(document));
  },
  async fields({ file, password }) {
    const document = await openDocument(file, password);
    return explained(async () => (await import('./forms/read-fields.ts')).readFields(document));
  },
  async find({ file, password, search }) {
    const document = await openDocument(file, password);
    return (await import('./redact/find.ts')).findPlaces(file, password, document, search);
  },
  size: async ({ file, password, operation }) =>
    (await import('./compress/estimate-size.ts')).estimateSize(file, password, operation),
  // PDFium is large, and most operations do not need it.
  thumbnails: async (question) => (await import('./render/thumbnails.ts')).thumbnails(question),
  pixels: async (question) => (await import('./render/thumbnails.ts')).drawPixels(question),
  scan: async (question) => (await import('./scan/draw-scan.ts')).drawScan(question),
};

export const run: Run<PdfJob> = async ({ operation, passwords = [] }, files, onProgress) => {
  if (operation.type === 'merge') return merge(files, passwords, operation, onProgress);
  // Loads PDFium.
  if (operation.type === 'compare')
    return (await import('./compare/compare.ts')).compare(operation, files, passwords, onProgress);
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
      return [await (await import('./compress/compress.ts')).compress(file, password, operation, onProgress)];
    // These operations load PDFium.
    case 'draw':
      return (await import('./operations/draw.ts')).draw(file, password, operation, onProgress);
    case 'text':
      return [await (await import('./operations/draw.ts')).readText(file, password, onProgress)];
    case 'markup':
      return (await import('./flow/to-markup.ts')).toMarkup(file, password, operation.format, onProgress);
    case 'extract-pictures':
      return (await import('./extract/extract-pictures.ts')).extractPictures(file, password, onProgress);
    case 'stamp':
      return [await stamp(file, password, operation.stamp, onProgress)];
    case 'edit-metadata':
      return [await (await import('./metadata/edit.ts')).editMetadata(file, password, operation.changes, onProgress)];
    case 'remove-metadata':
      return [await (await import('./metadata/edit.ts')).removeMetadata(file, password, operation, onProgress)];
    case 'flatten':
      return [await (await import('./forms/flatten.ts')).flatten(file, password, operation, onProgress)];
    case 'crop':
      return [await crop(file, password, operation, onProgress)];
    case 'sheets':
      return [await (await import('./sheets/sheets.ts')).putOnSheets(file, password, operation.sheets, onProgress)];
    case 'greyscale':
      return [await (await import('./grey/grey.ts')).makeGrey(file, password, onProgress)];
    case 'repair':
      return [await (await import('./operations/repair.ts')).repair(file, password, onProgress)];
    // Loads the certificate parser.
    case 'verify':
      return [await (await import('./signatures/verify.ts')).verify(file, password, operation, onProgress)];
    // Loads PDFium.
    case 'inspect':
      return [
        await (await import('./inspect/inspect-document.ts')).inspectDocument(file, password, operation, onProgress),
      ];
    case 'redact':
      return [await (await import('./redact/redact.ts')).redact(file, password, operation.redaction, onProgress)];
    case 'add-text':
      return [await (await import('./scan/add-text.ts')).addText(file, password, operation, onProgress)];
    case 'fill':
      return [await (await import('./forms/fill.ts')).fill(file, password, operation.values, onProgress)];
    case 'sign':
      return [await (await import('./sign/sign.ts')).sign(file, password, operation.signing, onProgress)];
    case 'sign-digitally':
      return [
        await (
          await import('./signatures/sign-digitally.ts')
        ).signDigitally(file, password, operation.signing, onProgress),
      ];
    case 'unlock':
      return [await unlock(file, password, onProgress)];
    case 'protect':
      return [await protect(file, password, operation.protection, onProgress)];
    default:
      return operation satisfies never;
  }
};
