import type { Operation } from '../content/operators.ts';
import { PdfString } from '../../../containers/pdf/objects.ts';
import { toBytes } from './tags.ts';

/** Operators beside those of paths and inline pictures (ISO 32000-2, annex A). What is none of them is not drawn, and does not stay. */
export const otherOperators = new Set(
  `q Q cm w J j M d ri i gs BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* Tj TJ ' " d0 d1 CS cs SC SCN sc scn G g RG rg K k sh Do MP DP BMC BDC EMC BX EX`.split(
    ' ',
  ),
);

/** How many operands those have that show strings. */
const showing: Readonly<Record<string, number>> = { Tj: 1, TJ: 1, "'": 1, '"': 3 };

const percent = 0x25;

/** An operation as it stands in content, but for comments in it, and strings that it has no use for. */
export function bytesOf(content: Uint8Array, { operator, operands, start, end }: Operation): Uint8Array {
  const bytes = content.subarray(start, end);
  const shown = showing[operator];
  const used = shown ? operands.slice(-shown) : operands.filter((operand) => !(operand instanceof PdfString));
  return used.length < operands.length || bytes.includes(percent) ? toBytes(used, operator) : bytes;
}
