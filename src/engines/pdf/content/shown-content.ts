import { concat, fromLatin1 } from '#containers/bytes.ts';
import { isName, Name, Stream, type Dict } from '#containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';
import { operators, type Operation } from './operators.ts';
import type { Layers } from './layers.ts';

/** What stands in for operators that draw: those that move to the next line, or end a path, still do. */
const undrawn: Record<string, string> = {
  ...Object.fromEntries(['Tj', 'TJ', 'Do', 'sh', 'BI', 'ID'].map((operator) => [operator, ''])),
  ...Object.fromEntries(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 's', 'S'].map((operator) => [operator, 'n'])),
  "'": 'T*',
  '"': 'T*',
};

/** Returns content without what layers that are off would draw; undefined if they draw nothing. */
export function shownContent(
  document: PdfDocument,
  content: Uint8Array,
  resources: Dict | undefined,
  layers: Layers,
): Uint8Array<ArrayBuffer> | undefined {
  const resourceOf = (category: string, name: unknown) =>
    name instanceof Name ? document.resolve(document.dict(resources?.get(category))?.get(name.value)) : null;
  const isOff = ({ operator, operands: [tag, properties] }: Operation): boolean =>
    operator === 'BDC' && isName(tag, 'OC') && !layers.isShown(resourceOf('Properties', properties));
  const drawsOff = ({ operator, operands }: Operation): boolean => {
    const drawn = operator === 'Do' ? resourceOf('XObject', operands[0]) : null;
    return drawn instanceof Stream && !layers.isShown(drawn.dict.get('OC'));
  };
  const parts: Uint8Array[] = [];
  /** For each marked content that is open, whether its layer is off. */
  const open: boolean[] = [];
  let copied = 0;
  for (const operation of operators(content)) {
    const { operator, start, end } = operation;
    if (operator === 'BMC' || operator === 'BDC') open.push(isOff(operation));
    else if (operator === 'EMC') open.pop();
    if (!(operator in undrawn) || (!open.includes(true) && !drawsOff(operation))) continue;
    parts.push(content.subarray(copied, start), fromLatin1(`${undrawn[operator]} `));
    copied = end;
  }
  return copied > 0 ? concat([...parts, content.subarray(copied)]) : undefined;
}
