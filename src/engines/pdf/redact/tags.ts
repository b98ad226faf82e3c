import { ByteBuffer } from '../byte-buffer.ts';
import { fromLatin1, toLatin1 } from '../bytes.ts';
import type { Operation } from '../content/operators.ts';
import type { PdfDocument } from '../document.ts';
import { isDict, Name, type Dict, type PdfObject } from '../objects.ts';
import { serialize } from '../serialize.ts';

/** What stands in for words in tags (ISO 32000-2, 14.9). */
export const spoken = ['ActualText', 'Alt', 'E'];

/** A tag without what it says in words; undefined where it says nothing. */
export function withoutWords({ operator, operands }: Operation): Uint8Array | undefined {
  const [tag, properties] = operands;
  if (!(tag instanceof Name) || !isDict(properties) || !spoken.some((key) => properties.has(key))) return undefined;
  const buffer = new ByteBuffer();
  serialize([tag, withoutSpoken(properties)], buffer);
  const text = toLatin1(buffer.written());
  return fromLatin1(`${text.slice(1, -1)} ${operator}`);
}

/** The same of tags that stand in the resources. */
export function cleanProperties(document: PdfDocument, resources: Dict): Dict {
  const properties = document.dict(resources.get('Properties')) ?? new Map<string, PdfObject>();
  return new Map(
    [...properties].map(([name, value]): [string, PdfObject] => {
      const dict = document.dict(value);
      return [name, dict && spoken.some((key) => dict.has(key)) ? withoutSpoken(dict) : value];
    }),
  );
}

function withoutSpoken(dict: Dict): Dict {
  const left = new Map(dict);
  for (const key of spoken) left.delete(key);
  return left;
}
