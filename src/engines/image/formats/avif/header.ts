import { countFrames } from '#formats/frame-count.ts';
import { iccName } from '#containers/icc-name.ts';
import { primaries, unlessSrgb } from '../../colours/colour-names.ts';
import { textAt, viewOf } from '#containers/bytes.ts';
import { boxesIn, walkBoxes, type Box } from '#containers/isobmff.ts';
import type { Header } from '../image-header.ts';

/**
 * Reads the header of AVIF or HEIC (ISO/IEC 23008-12). Of several sizes, the largest is that of the image that is
 * shown.
 */
export async function readAvif(bytes: Uint8Array<ArrayBuffer>): Promise<Header> {
  const view = viewOf(bytes);
  const { boxes: outer, ending } = walkBoxes(bytes);
  if (ending === 'cut-off') throw new RangeError('The file is shorter than it says');
  if (ending === 'damaged') throw new RangeError('A box is shorter than its own header');
  const meta = outer.find(({ type }) => type === 'meta');
  // Four bytes of version and flags precede the boxes in it.
  const inner = meta ? boxesIn(bytes, meta.start + 4, meta.end) : [];
  // The pixels are in a box outside this one, or in one inside it.
  if (![...outer, ...inner].some(({ type }) => type === 'mdat' || type === 'idat')) {
    throw new RangeError('There are no pixels');
  }
  const groups = inBoxes(bytes, inner, 'iprp');
  const properties = inBoxes(bytes, groups, 'ipco');
  const shown = shownProperties(view, inner, groups).flatMap((index) => properties[index - 1] ?? []);
  /** Properties of the primary image, or of all images if the file does not say which one is primary. */
  const of = (wanted: string) => (shown.length > 0 ? shown : properties).filter(({ type }) => type === wanted);
  const sizes = of('ispe').map(({ start }) => ({
    width: view.getUint32(start + 4),
    height: view.getUint32(start + 8),
  }));
  const [coded] = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!coded) throw new RangeError('There is no image');
  // Codecs may need padded sides: `clap` gives the clean aperture, as fractions with numerator and denominator.
  const [cut] = of('clap').map(({ start }) => ({
    width: Math.round(view.getUint32(start) / view.getUint32(start + 4)),
    height: Math.round(view.getUint32(start + 8) / view.getUint32(start + 12)),
  }));
  const largest = cut && cut.width > 0 && cut.width <= coded.width && cut.height > 0 ? cut : coded;
  const turned = of('irot').some(({ start }) => (view.getUint8(start) & 1) === 1);
  const items = inner.find(({ type }) => type === 'iinf');
  const itemTypes = items ? textAt(bytes, items.start, Math.min(items.end - items.start, 4096)) : '';
  return {
    width: turned ? largest.height : largest.width,
    height: turned ? largest.width : largest.height,
    frames: await countFrames(new Blob([bytes]), 'avif'),
    alpha: properties.some(
      ({ type, start, end }) => type === 'auxC' && textAt(bytes, start, end - start).includes('alpha'),
    ),
    depth: Math.max(
      8,
      ...of('pixi').map(({ start }) => view.getUint8(start + 5)),
      ...of('hvcC').map(({ start }) => 8 + (view.getUint8(start + 17) & 7)),
      ...of('av1C').map(({ start }) => av1Depth(view.getUint8(start + 2))),
    ),
    ...unlessSrgb(colourSpace(bytes, of('colr'))),
    metadata: /Exif|mime/.test(itemTypes),
  };
}

/**
 * Whether the colours are rotated or mirrored but the alpha is not. Until 2025 libavif wrote all rotated pictures this
 * way, and it reads them as browsers do, rotating both (https://github.com/AOMediaCodec/libavif/issues/2831). libheif
 * leaves the alpha as it is.
 *
 * @param bytes from the start of a file, including its `meta` box.
 */
export function turnsColourAlone(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const meta = boxesIn(bytes).find(({ type }) => type === 'meta');
  if (!meta) return false;
  const inner = boxesIn(bytes, meta.start + 4, meta.end);
  const groups = inBoxes(bytes, inner, 'iprp');
  const properties = inBoxes(bytes, groups, 'ipco');
  const turns = (numbers: number[]) =>
    numbers.some((number) => ['irot', 'imir'].includes(properties[number - 1]?.type ?? ''));
  const isAlpha = ({ type, start, end }: Box) => type === 'auxC' && textAt(bytes, start, end - start).includes('alpha');
  const others = [...propertiesByItem(view, groups).values()];
  const alpha = others.filter((numbers) =>
    numbers.some((number) => {
      const property = properties[number - 1];
      return property !== undefined && isAlpha(property);
    }),
  );
  return turns(shownProperties(view, inner, groups)) && alpha.some((numbers) => !turns(numbers));
}

/** Whether its colours are premultiplied by its alpha, which libheif does not undo. */
export function isPremultiplied(bytes: Uint8Array): boolean {
  const meta = boxesIn(bytes).find(({ type }) => type === 'meta');
  if (!meta) return false;
  const references = boxesIn(bytes, meta.start + 4, meta.end).filter(({ type }) => type === 'iref');
  return references.some(({ start, end }) => boxesIn(bytes, start + 4, end).some(({ type }) => type === 'prem'));
}

const inBoxes = (bytes: Uint8Array, boxes: readonly Box[], wanted: string): Box[] =>
  boxes.filter(({ type }) => type === wanted).flatMap(({ start, end }) => boxesIn(bytes, start, end));

/** Returns the property indices of the primary item, which `pitm` names. */
function shownProperties(view: DataView, inner: Box[], groups: Box[]): number[] {
  const primary = inner.find(({ type }) => type === 'pitm');
  if (!primary) return [];
  const id = view.getUint8(primary.start) === 0 ? view.getUint16(primary.start + 4) : view.getUint32(primary.start + 4);
  return propertiesByItem(view, groups).get(id) ?? [];
}

/** Maps each item to its property indices, from `ipma`. They count from 1. */
function propertiesByItem(view: DataView, groups: Box[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { start } of groups.filter(({ type }) => type === 'ipma')) {
    const wideIds = view.getUint8(start) > 0;
    const wideNumbers = (view.getUint8(start + 3) & 1) === 1;
    let at = start + 8;
    for (let entry = 0; entry < view.getUint32(start + 4); entry += 1) {
      const item = wideIds ? view.getUint32(at) : view.getUint16(at);
      at += wideIds ? 4 : 2;
      const count = view.getUint8(at);
      const numbers = found.get(item) ?? [];
      found.set(item, numbers);
      at += 1;
      for (let index = 0; index < count; index += 1) {
        // The highest bit marks the property as essential.
        const number = wideNumbers ? view.getUint16(at) & 0x7fff : view.getUint8(at) & 0x7f;
        numbers.push(number);
        at += wideNumbers ? 2 : 1;
      }
    }
  }
  return found;
}

const av1Depth = (flags: number) => (flags & 0x40 ? (flags & 0x20 ? 12 : 10) : 8);

function colourSpace(bytes: Uint8Array, boxes: Box[]): string | undefined {
  const names = boxes.map(({ start, end }) =>
    textAt(bytes, start, 4) === 'nclx'
      ? primaries[viewOf(bytes).getUint16(start + 4)]
      : iccName(bytes.subarray(start + 4, end)),
  );
  return names.find((name) => name !== undefined);
}
