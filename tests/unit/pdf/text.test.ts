import { expect, test } from 'vitest';
import { joinHalves } from '#engines/pdf/render/page-text.ts';

test('Halves of letters that were turned round with text from right to left are put together', () => {
  expect(joinHalves('a\uDD04\uD835\uDE00\uD83D b')).toBe('a𝔄😀 b');
  expect(joinHalves('𝐚𝐚 𝐚')).toBe('𝐚𝐚 𝐚');
});
