import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import type { Operation } from '../content/operators.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, Name, PdfString, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { serialize } from '#containers/pdf/serialize.ts';

/** The keys of replacement text (ISO 32000-2, 14.9). */
export const spoken = ['ActualText', 'Alt', 'E'];

/** Removes text from the properties of marked content; undefined if there is none. */
export function withoutWords({ operator, operands }: Operation): Uint8Array | undefined {
  const [tag, properties] = operands;
  if (!(tag instanceof Name) || !isDict(properties) || !saysSomething(properties)) return undefined;
  return toBytes([tag, withoutSpoken(properties)], operator);
}

/** Serializes an operation. */
export function toBytes(operands: PdfObject[], operator: string): Uint8Array<ArrayBuffer> {
  const buffer = new ByteBuffer();
  serialize(operands, buffer);
  return fromLatin1(`${toLatin1(buffer.written()).slice(1, -1)} ${operator}`);
}

/** Removes text from the property lists in the resources. Layers keep their names. */
export function cleanProperties(document: PdfDocument, resources: Dict): Dict {
  const properties = document.dict(resources.get('Properties')) ?? new Map<string, PdfObject>();
  return new Map(
    [...properties].map(([name, value]): [string, PdfObject] => {
      const dict = document.dict(value);
      const isLayer = document.name(dict?.get('Type'))?.startsWith('OC');
      return [name, dict && !isLayer && saysSomething(dict) ? withoutSpoken(dict) : value];
    }),
  );
}

const saysSomething = (dict: Dict): boolean => [...dict].some(([key, value]) => isSaid(key, value));

/** Programs also store text under their own keys. */
const isSaid = (key: string, value: PdfObject): boolean =>
  key !== 'Lang' &&
  (spoken.includes(key) ||
    value instanceof PdfString ||
    (Array.isArray(value) && value.some((item) => isSaid('', item))) ||
    (isDict(value) && saysSomething(value)));

function withoutSpoken(dict: Dict): Dict {
  return new Map([...dict].filter(([key, value]) => !isSaid(key, value)));
}
