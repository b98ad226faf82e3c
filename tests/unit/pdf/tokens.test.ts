import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { Lexer } from '#engines/pdf/document/lexer.ts';
import { Ref } from '#containers/pdf/objects.ts';
import { serialize } from '#containers/pdf/serialize.ts';
import { TokenReader, writeTokens } from '#engines/pdf/document/tokens.ts';

const moved = (number: number): Ref | null => (number === 9 ? null : new Ref(number + 100));

/** Returns the copy of an object whose keys K are processed, or undefined if all of it has to be parsed. */
function copied(text: string): string | undefined {
  const tokens = new TokenReader(['K']).read(fromLatin1(`${text} endobj`), 0, true);
  const buffer = new ByteBuffer(1);
  if (!tokens || !writeTokens(tokens, buffer, moved)) return undefined;
  return toLatin1(buffer.written());
}

/** Does the same by parsing objects. */
function rebuilt(text: string, copyRef = ({ number }: Ref) => moved(number)): string {
  const buffer = new ByteBuffer(1);
  serialize(new Lexer(fromLatin1(text)).object() ?? null, buffer, { copyRef, rules: new Map() });
  return toLatin1(buffer.written());
}

test.for<readonly [text: string, expected: string]>([
  ['<< /A 1 0 R /B [ 2 0 R 3 4 0 R ]\n/C\t(a (b) \\) ) >>', '<</A 101 0 R/B[102 0 R 3 104 0 R]/C(a (b) \\) )>>'],
  ['<</S/Text#20body/Pg 1 0 R/K2[0 1]>>', '<</S/Text#20body/Pg 101 0 R/K2[0 1]>>'],
  ['[ /A/B true null -1.5 <0F 1> ]', '[/A/B true null -1.5<0F 1>]'],
  ['<</A<</A 1>>/B[<</A 1>><</A 1>>]>>', '<</A<</A 1>>/B[<</A 1>><</A 1>>]>>'],
  ['<</Type/StructElem/P 8 0 R>>', '<</Type/StructElem/P 108 0 R>>'],
])('%s is taken over', ([text, expected]) => {
  expect(copied(text)).toBe(expected);
});

test.for([
  '<</Type/Page/Parent 2 0 R>>',
  '<</Type/Pages>>',
  '<</Type 4 0 R>>',
  '<</Type/P#61ge>>',
  '<</K 3>>',
  '<</A<</K 3>>>>',
  '<</#4b 3>>',
  '<</EF<</F 3 0 R>>>>',
  '<</Length 3>> stream',
  '<</A 1 % a comment\n>>',
  '<</A 9 0 R>>',
  '<</Alt(secret)/Alt(open)>>',
  '<</A[<</B 1/C 2/B 3>>]>>',
  '<</A 1 /B>>',
  '<</A /B 1>>',
  '[1 2',
  '[--5]',
  '[99999999999999999999]',
  '[(not closed]',
  '[<4_8>]',
  '[1 0 1 0 R 0 R]',
  '12 0 R',
  '(text)',
])('%s has to be looked at', (text) => {
  expect(copied(text)).toBeUndefined();
});

test('Whatever is taken over is what it would be if it were built', () => {
  const space = fc.constantFrom('', ' ', '\n', '\r\n  ', '\0');
  const words = ['/A', '/Page', '/A#20B', '/', '1 0 R', '23 0 R', '9 0 R', '0', '17', '-98', '34.5', 'true', 'null'];
  const strings = ['(a)', '(\\))', '()', '((x)y)', '<48>', '<>'];
  // A repeated key would be merged on parsing.
  const keys = ['/Type', '/O', '/B', '/K'];
  const { object } = fc.letrec<{ object: string }>((tie) => {
    const spaced = fc.array(fc.tuple(tie('object'), space), { maxLength: keys.length });
    return {
      object: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(...words, ...strings),
        fc.tuple(space, spaced).map(([first, items]) => `[${first}${items.map((item) => item.join(' ')).join('')}]`),
        spaced.map((items) => `<<${items.map(([item, after], index) => `${keys[index]} ${item} ${after}`).join('')}>>`),
      ),
    };
  });
  let count = 0;
  fc.assert(
    fc.property(object, (text) => {
      const result = copied(text);
      if (result === undefined) return;
      count++;
      expect(rebuilt(result, (ref) => ref)).toBe(rebuilt(text));
    }),
    { numRuns: 1000 },
  );
  expect(count).toBeGreaterThan(100);
});
