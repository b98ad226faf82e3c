import type { Inspect, Run } from '#jobs/contract/engine.ts';
import type { PdfJob } from '#jobs/contract/job.ts';
import type { Answering } from '#jobs/contract/question.ts';
import { sizeOf, viewOf } from './content/view.ts';
import { damageOf } from './repair/damage.ts';
import { explained, openDocument } from './document/open-document.ts';

const inspect: Inspect = async (file, password) => {
  const document = await openDocument(file, password);
  const { pages, isEncrypted } = document;
  const [first] = pages;
  const damage = damageOf(document);
  return {
    kind: 'document',
    format: 'pdf',
    pages: pages.length,
    ...(first && { size: sizeOf(viewOf(document, first)) }),
    ...(isEncrypted && { encrypted: true }),
    ...(damage && { damage }),
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
    return explained(async () =>
      (await import('./forms/read-fields.ts')).readFields(document).filter(({ boxes }) => boxes.length > 0),
    );
  },
  async 'page-sizes'({ file, password }) {
    const document = await openDocument(file, password);
    return document.pages.map((page) => sizeOf(viewOf(document, page)));
  },
  async 'broken-pages'({ file, password }) {
    const document = await openDocument(file, password);
    return (await import('./repair/broken-contents.ts')).brokenContents(document);
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
  pictured: async (question) => (await import('./scan/pictured-pages.ts')).picturedPages(question),
  'text-size': async (question) => (await import('./render/text-size.ts')).textSize(question),
  scan: async (question) => (await import('./scan/draw-scan.ts')).drawScan(question),
};

export const loadRun = () => import('./operations/run.ts');
export const run: Run<PdfJob> = async (...work) => (await loadRun()).run(...work);
