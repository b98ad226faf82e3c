import { expect, test } from 'vitest';
import { patternName, unknownTokens } from '#names/name-pattern.ts';

const facts = {
  name: 'IMG_0421',
  tool: 'resize-image',
  number: '3',
  width: '1600',
  format: 'webp',
  date: '2026-11-23',
};

test.each([
  ['{name}-{width}', 'IMG_0421-1600'],
  ['{date} {number}', '2026-11-23 3'],
  ['holiday', 'holiday'],
  ['{name}_{tool}.{format}', 'IMG_0421_resize-image.webp'],
  // A text has no height.
  ['{name}-{height}', 'IMG_0421'],
  ['{name}-{height}-{number}', 'IMG_0421-3'],
  ['{height}', 'IMG_0421'],
  ['', 'IMG_0421'],
  ['{name}/../../etc', 'IMG_0421 .. .. etc'],
  ['{name} - {width}', 'IMG_0421 - 1600'],
  ['{height} - {number}', '3'],
  ['{nam}', '{nam}'],
])('%j names a result %j', (pattern, name) => {
  expect(patternName(pattern, facts)).toBe(name);
});

test('words in braces that no value fills are found', () => {
  expect(unknownTokens('{name}-{size}{}')).toEqual(['size', '']);
  expect(unknownTokens('{name}-{width}')).toEqual([]);
});
