import type { PdfDocument } from '../document/document.ts';
import { Stream } from '#containers/pdf/objects.ts';
import type { Size } from '#jobs/contract/image-step.ts';

export const sizeOf = (document: PdfDocument, { dict }: Stream): Size => ({
  width: document.number(dict.get('Width')) ?? 0,
  height: document.number(dict.get('Height')) ?? 0,
});

/** Returns the masks of an image that are images themselves. */
export function masksOf(document: PdfDocument, { dict }: Stream): Stream[] {
  return ['SMask', 'Mask'].map((key) => document.resolve(dict.get(key))).filter((mask) => mask instanceof Stream);
}

/** Whether parts of an image may be transparent. Stencil masks always are. */
export const hasMask = (document: PdfDocument, stream: Stream): boolean =>
  masksOf(document, stream).length > 0 ||
  document.resolve(stream.dict.get('ImageMask')) === true ||
  Array.isArray(document.resolve(stream.dict.get('Mask'))) ||
  (document.number(stream.dict.get('SMaskInData')) ?? 0) > 0;
