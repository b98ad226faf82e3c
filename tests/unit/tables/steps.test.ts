import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { mostSteps, readSteps, writeSteps, type Step } from '#recipes/step-links.ts';
import { canBeStep } from '#recipes/steps.ts';
import { anyRecipe } from './any-recipe.ts';
import { property } from '../property.ts';

const tools = new Map(catalog.filter(({ tool }) => canBeStep(tool)).map(({ slug, tool }) => [slug, tool]));
const optionsOf = (slug: string) => tools.get(slug)?.options.entries;

const anyStep: fc.Arbitrary<Step> = fc
  .constantFrom(...tools)
  .chain(([slug, tool]) => anyRecipe(tool).map((recipe) => ({ slug, recipe })));

property([fc.array(anyStep, { minLength: 1, maxLength: mostSteps })], 500)(
  'any steps go into a link and come out of it the same',
  (steps) => {
    const { hash } = new URL(`https://stayput.example/workflow#${writeSteps(steps)}`);
    expect(readSteps(hash.slice(1), optionsOf)).toEqual({ steps });
  },
);

const pieces = fc.constantFrom(
  ...[
    'resize-image',
    'resize-image:',
    'merge-pdf',
    'compress-image:',
    'sign-pdf',
    'toString',
    '__proto__',
    'v=1',
    'v=2',
  ],
  ...[
    ';',
    ';',
    ';',
    ':',
    '&',
    '=',
    'width=5',
    'quality=80',
    '__proto__=1',
    '%',
    '%00',
    '<script>',
    'javascript:',
    '\uD800',
  ],
);

test('ten thousand hostile links of workflows name no step that there is not, and never throw', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: pieces }, fc.string()), { maxLength: 12 }), (parts) => {
      const read = readSteps(parts.join(''), optionsOf);
      if ('problem' in read) return;
      taken++;
      for (const { slug, recipe } of read.steps) expect(v.is(tools.get(slug)?.options ?? v.never(), recipe)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
  expect(taken, 'some are right by chance').toBeGreaterThan(0);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a million characters, and more steps than anyone waits for, are refused at once', () => {
  const why = (fragment: string) => readSteps(fragment, optionsOf);
  expect(why(`resize-image:width=${'1'.repeat(1_000_000)}`)).toEqual({ problem: { why: 'unreadable' } });
  expect(why('rotate-image;'.repeat(100_000))).toEqual({ problem: { why: 'too-many-steps' } });
});
