import { toLatin1 } from '#containers/bytes.ts';
import { isWhiteSpace } from '../document/characters.ts';
import { Lexer } from '../document/lexer.ts';
import type { PdfObject } from '#containers/pdf/objects.ts';

/** No content operator takes more operands than this. */
const maxOperands = 64;

export interface Operation {
  operator: string;
  operands: PdfObject[];
  /** The byte range from the first operand to the end of the operator. `ID` ends after its `EI`. */
  start: number;
  end: number;
  /** For `ID`: where the image data begins, after one byte of white space. It ends at the white space before `EI`. */
  dataStart?: number;
}

/**
 * Reads the operators of a content stream with their operands (ISO 32000-2, 7.8.2). Inline images yield `BI` and `ID`;
 * the operands of `ID` are the image's keys and values.
 *
 * @returns the number of syntax faults.
 */
export function* operators(content: Uint8Array, mostOperands = maxOperands): Generator<Operation, number> {
  const lexer = new Lexer(content);
  let operands: PdfObject[] = [];
  let first: number | undefined;
  let faults = 0;
  for (;;) {
    lexer.skipSpace();
    const start = lexer.position;
    if (start >= content.length) return faults + lexer.faults;
    first ??= start;
    const object = lexer.object();
    if (object !== undefined) {
      operands.push(object);
      if (operands.length > mostOperands) operands.shift();
      continue;
    }
    // The lexer stops in front of some keywords, such as `endobj`.
    if (lexer.position === start && lexer.keyword() === '') lexer.position++;
    const operator = toLatin1(content, start, lexer.position);
    const dataStart = lexer.position + 1;
    if (operator === 'ID') {
      const end = endOfInlineImage(content, lexer.position);
      if (end === undefined) faults++;
      lexer.position = end ?? content.length;
    }
    yield { operator, operands, start: first, end: lexer.position, ...(operator === 'ID' && { dataStart }) };
    operands = [];
    first = undefined;
  }
}

/**
 * Finds the position after an `EI` that stands between white space and is followed by text rather than image data.
 * Undefined if there is none.
 */
function endOfInlineImage(content: Uint8Array, from: number): number | undefined {
  for (let at = content.indexOf(0x45, from); at >= 0; at = content.indexOf(0x45, at + 1)) {
    const isWord = content[at + 1] === 0x49 && isWhiteSpace(content[at - 1]);
    const isAlone = at + 2 >= content.length || isWhiteSpace(content[at + 2]);
    if (isWord && isAlone && content.subarray(at + 2, at + 2 + lookAhead).every(isText)) return at + 2;
  }
  return undefined;
}

/** How many bytes after `EI` have to be text. */
const lookAhead = 12;
const isText = (code: number): boolean => (code >= 0x20 && code < 0x7f) || isWhiteSpace(code);
