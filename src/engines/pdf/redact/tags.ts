import { ByteBuffer } from '../../../containers/pdf/byte-buffer.ts';
import { fromLatin1, toLatin1 } from '../../../containers/bytes.ts';
import type { Operation } from '../content/operators.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, Name, PdfString, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import { serialize } from '../../../containers/pdf/serialize.ts';

/** What stands in for words in tags (ISO 32000-2, 14.9). */
export const spoken = ['ActualText', 'Alt', 'E'];

/** A tag without what it says in words; undefined where it says nothing. */
export function withoutWords({ operator, operands }: Operation): Uint8Array | undefined {
  const [tag, properties] = operands;
  if (!(tag instanceof Name) || !isDict(properties) || !saysSomething(properties)) return undefined;
  return toBytes([tag, withoutSpoken(properties)], operator);
}

/** An operation as content has it. */
export function toBytes(operands: PdfObject[], operator: string): Uint8Array<ArrayBuffer> {
  const buffer = new ByteBuffer();
  serialize(operands, buffer);
  return fromLatin1(`${toLatin1(buffer.written()).slice(1, -1)} ${operator}`);
}

/** The same of tags that stand in the resources; layers keep their names. */
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

/** Programs put words there under keys of their own, too. */
const isSaid = (key: string, value: PdfObject): boolean =>
  key !== 'Lang' &&
  (spoken.includes(key) ||
    value instanceof PdfString ||
    (Array.isArray(value) && value.some((item) => isSaid('', item))) ||
    (isDict(value) && saysSomething(value)));

function withoutSpoken(dict: Dict): Dict {
  return new Map([...dict].filter(([key, value]) => !isSaid(key, value)));
}
