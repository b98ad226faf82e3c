import * as pdf from '../engines/pdf/pdf.ts';
import { answerWith } from './engine.ts';

answerWith({
  ...pdf,
  // PDFium is large, and most work is done without it.
  thumbnails: async (request) => (await import('../engines/pdf/render/thumbnails.ts')).thumbnails(request),
  drawPixels: async (request) => (await import('../engines/pdf/render/thumbnails.ts')).drawPixels(request),
});
