import type { PdfDocument } from '../document/document.ts';
import { decode, lookupTable } from '../document/filters.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import type { PdfObject, Stream } from '#containers/pdf/objects.ts';
import { sizeOf } from './masks.ts';
import { profileOf } from './profile.ts';
import { writePng } from './write-png.ts';

/** A colour space that PNG supports. */
interface Space {
  components: 1 | 3;
  palette?: Uint8Array<ArrayBuffer>;
  profile?: Uint8Array<ArrayBuffer>;
}

/**
 * Converts an image to PNG, keeping its samples, bit depth and profile.
 *
 * @returns undefined if PNG does not support its samples or colours, or if data is missing.
 */
export async function ownPng(document: PdfDocument, stream: Stream): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { dict } = stream;
  const { width, height } = sizeOf(document, stream);
  const bits = document.number(dict.get('BitsPerComponent')) ?? 0;
  const samples = orWhenMalformed(
    () => decode(stream, document),
    () => undefined,
  );
  const space = samples && readSpace(document, dict.get('ColorSpace'));
  if (!space || ![1, 2, 4, 8, 16].includes(bits)) return undefined;
  const isFine = bits >= 8;
  if (space.palette ? bits === 16 : space.components === 3 && !isFine) return undefined;
  const isInverted = readDecode(document, dict.get('Decode'), space.palette ? 2 ** bits - 1 : 1);
  if (isInverted === undefined || (isInverted && space.palette)) return undefined;
  const row = Math.ceil((width * bits * space.components) / 8);
  if (samples.length < row * height || row * height === 0) return undefined;

  const rows = Uint8Array.from(samples.subarray(0, row * height));
  if (isInverted) for (let at = 0; at < rows.length; at++) rows[at] = ~(rows[at] ?? 0);
  const type = space.palette ? 'indexed' : space.components === 3 ? 'colour' : 'grey';
  return writePng({
    width,
    height,
    bits,
    type,
    rows,
    profile: space.profile,
    palette: space.palette && paletteOf(space, bits),
  });
}

/** Whether samples are inverted; undefined for other changes. */
function readDecode(document: PdfDocument, object: PdfObject | undefined, most: number): boolean | undefined {
  const values = document.array(object).map((value) => document.number(value));
  if (values.every((value, index) => value === (index % 2) * most)) return false;
  return values.every((value, index) => value === (1 - (index % 2)) * most) ? true : undefined;
}

function readSpace(document: PdfDocument, object: PdfObject | undefined): Space | undefined {
  const resolved = document.resolve(object);
  const [kind, base, , lookup] = Array.isArray(resolved) ? resolved : [resolved];
  switch (document.name(kind)) {
    case 'DeviceGray':
    case 'CalGray':
      return { components: 1 };
    case 'DeviceRGB':
    case 'CalRGB':
      return { components: 3 };
    case 'ICCBased': {
      const components = document.number(document.dict(base)?.get('N'));
      if (components !== 1 && components !== 3) return undefined;
      const profile = profileOf(document, resolved, components);
      return { components, ...(profile && { profile }) };
    }
    case 'Indexed': {
      const inner = readSpace(document, base);
      const bytes = orWhenMalformed(
        () => lookupTable(lookup, document),
        () => undefined,
      );
      if (!inner || inner.palette || inner.components !== 3 || !bytes) return undefined;
      return { ...inner, components: 1, palette: Uint8Array.from(bytes) };
    }
    default:
      return undefined;
  }
}

/** Returns the palette with a colour for every possible sample; missing colours are black. */
function paletteOf({ palette = new Uint8Array() }: Space, bits: number): Uint8Array {
  const colours = new Uint8Array(3 * 2 ** bits);
  colours.set(palette.subarray(0, colours.length));
  return colours;
}
