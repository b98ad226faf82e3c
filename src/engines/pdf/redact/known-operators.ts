import type { Operation } from '../content/operators.ts';
import { PdfString } from '#containers/pdf/objects.ts';
import { toBytes } from './tags.ts';

/**
 * All operators except those of paths and inline images (ISO 32000-2, annex A). Unknown operators draw nothing, and are
 * removed.
 */
export const otherOperators = new Set(
  `q Q cm w J j M d ri i gs BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* Tj TJ ' " d0 d1 CS cs SC SCN sc scn G g RG rg K k sh Do MP DP BMC BDC EMC BX EX`.split(
    ' ',
  ),
);

/** The number of operands of operators that show strings. */
const showing: Readonly<Record<string, number>> = { Tj: 1, TJ: 1, "'": 1, '"': 3 };

const percent = 0x25;

/** Returns the bytes of an operation, without comments and without strings that it does not use. */
export function bytesOf(content: Uint8Array, { operator, operands, start, end }: Operation): Uint8Array {
  const bytes = content.subarray(start, end);
  const shown = showing[operator];
  const used = shown ? operands.slice(-shown) : operands.filter((operand) => !(operand instanceof PdfString));
  return used.length < operands.length || bytes.includes(percent) ? toBytes(used, operator) : bytes;
}
