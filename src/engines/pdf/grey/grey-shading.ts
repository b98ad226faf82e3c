import type { PdfDocument } from '../document/document.ts';
import { Name, Stream, dictOf, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { isGreySpace, readSpace } from './colours.ts';
import { readFunction } from './functions.ts';

/** The number of samples of a converted function. */
const shades = 256;

/**
 * Converts an axial or radial shading to greyscale; undefined if it is grey already, `kept` if it cannot be converted.
 */
export function greyShading(document: PdfDocument, object: PdfObject): Dict | 'kept' | undefined {
  const resolved = document.resolve(object);
  const shading = document.dict(resolved);
  if (!shading || isGreySpace(document, shading.get('ColorSpace'))) return undefined;
  const kind = document.number(shading.get('ShadingType'));
  const grey = readSpace(document, shading.get('ColorSpace'));
  if (resolved instanceof Stream || (kind !== 2 && kind !== 3) || !grey) return 'kept';
  const given = document.resolve(shading.get('Function'));
  const functions = (Array.isArray(given) ? given : [given]).map((each) => readFunction(document, each));
  if (functions.some((each) => !each)) return 'kept';
  const domain = document.array(shading.get('Domain')).map((each) => document.number(each) ?? 0);
  const [from = 0, to = 1] = domain;
  const samples = Uint8Array.from({ length: shades }, (_, index) => {
    const at = from + (index / (shades - 1)) * (to - from);
    return Math.round(grey(functions.flatMap((each) => each?.([at]) ?? [])) * 255);
  });
  const greys = dictOf({ FunctionType: 0, Domain: [from, to], Range: [0, 1], Size: [shades], BitsPerSample: 8 });
  const changed = new Map(shading)
    .set('ColorSpace', new Name('DeviceGray'))
    .set('Function', document.add(bytesStream(greys, samples)));
  const background = document.array(shading.get('Background')).map((each) => document.number(each) ?? 0);
  if (background.length > 0) changed.set('Background', [grey(background)]);
  return changed;
}
