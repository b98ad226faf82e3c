import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '../../src/catalog.ts';
import { otherSpellings, pairs } from '../../src/pairs.ts';

test('every pair has an address of its own, and no tool has it', () => {
  const slugs = [...pairs.map(({ slug }) => slug), ...catalog.map(({ slug }) => slug)];
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('other spellings lead to the page, by public/_redirects', () => {
  const rules = readFileSync('public/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules).toEqual(otherSpellings.map(({ from, to }) => `${from} ${to} 301`));
});

test.each(pairs)('$slug converts what it says, and fits a search result', ({ from, to, tool }) => {
  expect(from).not.toBe(to);
  expect(tool.accepts).toEqual([from]);
  expect(tool.job(v.parse(tool.options, {}))).toMatchObject(
    from === 'pdf'
      ? { engine: 'pdf', operation: { format: to } }
      : to === 'pdf'
        ? { engine: 'image', document: { format: to } }
        : { engine: 'image', output: { format: to } },
  );
  expect(tool.title.length).toBeLessThanOrEqual(60);
  expect(tool.description.length, tool.description).toBeLessThanOrEqual(160);
});

const answers = (slug: string) =>
  pairs
    .find((pair) => pair.slug === slug)
    ?.tool.questions.map(({ answer }) => answer)
    .join(' ');

test('what a pair says is true of its formats', () => {
  expect(answers('png-to-jpg')).toContain('See-through parts become white');
  expect(answers('gif-to-webp')).toContain('animation with its times');
  expect(answers('gif-to-png')).toContain('animation with its times');
  expect(answers('gif-to-jpg')).toContain('Only the first frame');
  expect(answers('tiff-to-png')).toContain('Nothing of the picture');
  expect(answers('webp-to-gif')).toContain('256 colours');
});
