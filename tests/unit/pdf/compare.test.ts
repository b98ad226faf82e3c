import { expect, test } from 'vitest';
import { diff } from '#engines/pdf/compare/diff.ts';
import { pairUp } from '#engines/pdf/compare/pair-pages.ts';

const told = (before: string, after: string) =>
  diff(before.split(' '), after.split(' '))
    .map(({ type, items }) => `${{ same: '', removed: '-', added: '+' }[type]}${items.join(' ')}`)
    .join(' | ');

test('Words that came and went are told in their places', () => {
  expect(told('a b c d', 'a x c d')).toBe('a | -b | +x | c d');
  expect(told('a b', 'a b c')).toBe('a b | +c');
  expect(told('one two three', 'three')).toBe('-one two | three');
  expect(told('same', 'same')).toBe('same');
  const [long, other] = [
    Array.from({ length: 3000 }, (_, at) => `a${at}`),
    Array.from({ length: 3000 }, (_, at) => `b${at}`),
  ];
  expect(diff(['x', ...long, 'y'], ['x', ...other, 'y']).map(({ type, items }) => [type, items.length])).toEqual([
    ['same', 1],
    ['removed', 3000],
    ['added', 3000],
    ['same', 1],
  ]);
});

test('Pages with the same text are compared with each other, the others in their order', () => {
  expect(pairUp(['a', 'b', 'c'], ['a', 'new', 'b', 'C'])).toEqual([
    { before: 0, after: 0 },
    { after: 1 },
    { before: 1, after: 2 },
    { before: 2, after: 3 },
  ]);
  expect(pairUp(['a', 'b', 'c'], ['c'])).toEqual([{ before: 0 }, { before: 1 }, { before: 2, after: 0 }]);
});
