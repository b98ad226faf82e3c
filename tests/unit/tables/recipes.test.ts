import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { isForLinks, isRepeatable } from '#options/is-repeatable.ts';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';
import { givenRecipe } from '#recipes/given-recipe.ts';
import { isRecipe, readRecipe, recipeAddress, writeRecipe } from '#recipes/recipe.ts';
import type { Tool } from '#tool.ts';
import { describeRecipeProblem } from '#words/recipes.ts';
import { anyRecipe } from './any-recipe.ts';

const optionsOf = ({ options }: Tool) => options.entries;

test.each(catalog)('any options of $slug go into a link and come out of it the same', ({ tool }) => {
  fc.assert(
    fc.property(anyRecipe(tool), (recipe) => {
      expect(v.is(tool.options, recipe)).toBe(true);
      const { hash } = new URL(recipeAddress('/tool', recipe), 'https://stayput.example');
      if (hash) expect(readRecipe(hash.slice(1), optionsOf(tool))).toEqual({ recipe });
      else expect(recipe).toEqual({});
    }),
  );
});

test.each([...presets, ...pairs])('$slug is a link to its tool', ({ runs, recipe, tool }) => {
  const base = catalog.find(({ slug }) => slug === runs)?.tool;
  if (!base) throw new Error(`There is no ${runs}`);
  if (Object.keys(recipe).length === 0) return;
  expect(readRecipe(writeRecipe(recipe), optionsOf(base))).toEqual({ recipe });
  expect(base.job(v.parse(base.options, recipe))).toEqual(tool.job(v.parse(tool.options, {})));
});

const toolOf = (slug: string) => {
  const found = catalog.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no ${slug}`);
  return found.tool;
};

test('a link reads as people would write it', () => {
  expect(recipeAddress('/resize-image', { width: 1600, format: 'webp', metadata: 'safe' })).toBe(
    '/resize-image#width=1600&format=webp&metadata=safe',
  );
  expect(recipeAddress('/crop-image', { shape: '16:9' })).toBe('/crop-image#shape=16:9');
  expect(recipeAddress('/merge-pdf', {})).toBe('/merge-pdf');
  const options = optionsOf(toolOf('resize-image'));
  expect(readRecipe('v=1&width=1600', options)).toEqual({ recipe: { width: 1600 } });
  for (const place of ['', 'main', 'questions', ':~:text=a=b', 'handed-over'])
    expect(isRecipe(place), place).toBe(false);
});

test('no tool has an option by the name that a link gives its version', () => {
  expect(catalog.filter(({ tool }) => 'v' in optionsOf(tool))).toEqual([]);
});

test('a link holds the numbers of pages, and no other text in their place', () => {
  const options = optionsOf(toolOf('extract-pages'));
  expect(recipeAddress('/extract-pages', { pages: '1-3,last' })).toBe('/extract-pages#pages=1-3,last');
  expect(readRecipe('pages=1-3,%207,%20last', options)).toEqual({ recipe: { pages: '1-3, 7, last' } });
  for (const text of ['secret', '0', '-1', '1-3<script>', '__proto__', '1@45'])
    expect(readRecipe(`pages=${encodeURIComponent(text)}`, options), text).toEqual({
      problem: { why: 'bad-value', option: 'Pages' },
    });
  const every = '1, '.repeat(400) + '1';
  expect(givenRecipe({ pages: every }, toolOf('extract-pages'))).toEqual({});
  expect(options['pages'] && isRepeatable(options['pages'])).toBe(false);
});

test('what people type, draw or add is never in a link, nor what is read from a file', () => {
  const inLinks = (slug: string) =>
    Object.entries(optionsOf(toolOf(slug))).flatMap(([name, option]) => (isForLinks(option) ? [name] : []));
  expect(inLinks('protect-pdf')).toEqual(['print', 'copy', 'change']);
  expect(inLinks('redact-pdf')).toEqual([
    ...['email', 'phone', 'iban', 'card', 'birthDate', 'nationalNumber'],
    'colour',
  ]);
  expect(inLinks('sign-pdf')).toEqual(['kind', 'colour']);
  expect(inLinks('trim-video')).toEqual(['start', 'end', 'exact', 'container']);
  expect(inLinks('edit-tags')).toEqual(['coverChange', 'clear']);
  expect(inLinks('organise-pdf')).toEqual([]);
  expect(inLinks('merge-pdf')).not.toContain('pages');
  expect(inLinks('crop-pdf')).toEqual(['by', 'top', 'bottom', 'left', 'right', 'pages']);
});

test('a link takes each time that its field takes, and no other', () => {
  const start = (text: string) => readRecipe(`start=${text}`, optionsOf(toolOf('trim-audio')));
  const times = { '2': 2, '2.5': 2.5, '2,5': 2.5, '0:02': 2, '90': 90, '1:30': 90, '1:02:03.5': 3723.5, '1e-7': 1e-7 };
  for (const [text, seconds] of Object.entries(times))
    expect(start(text), text).toEqual({ recipe: { start: seconds } });
  for (const text of ['-1', '1:60', '1:60:00', '1:2:3:4', ':30', '30:', '2s', 'NaN', '1e999'])
    expect(start(text), text).toEqual({ problem: { why: 'bad-value', option: 'Start' } });
});

test('the part of a recording that is kept is in a link, and not in the next visit', () => {
  const { start, end, exact } = optionsOf(toolOf('trim-video'));
  expect([start, end, exact].map((option) => option && isRepeatable(option))).toEqual([false, false, true]);
});

test('no link is made of a value that its option does not take', () => {
  expect(givenRecipe({ start: NaN, end: 90 }, toolOf('trim-audio'))).toEqual({ end: 90 });
  expect(givenRecipe({ width: 0, height: 20 }, toolOf('resize-image'))).toEqual({ height: 20 });
});

/** Maps invalid recipes for resizing images to the reason. */
const refused: [string, string][] = [
  ['width=1600&secret=1', 'unknown-option'],
  ['__proto__=1', 'unknown-option'],
  ['constructor=1&width=2', 'unknown-option'],
  ['toString=1', 'unknown-option'],
  ['width=abc', 'bad-value'],
  ['width=0', 'bad-value'],
  ['width=1e999', 'bad-value'],
  ['width=0x10', 'bad-value'],
  ['width=12.5', 'bad-value'],
  ['width=99999', 'bad-value'],
  ['width=NaN', 'bad-value'],
  ['format=exe', 'bad-value'],
  ['format=<script>alert(1)</script>', 'bad-value'],
  ['enlarge=yes', 'bad-value'],
  ['width=1&width=2', 'twice'],
  ['width=1&%77idth=2', 'twice'],
  ['width=%E0%A4%A', 'unreadable'],
  ['width=', 'unreadable'],
  ['=5', 'unreadable'],
  ['width=1&', 'unreadable'],
  ['width=1&&format=webp', 'unreadable'],
  [`width=${'1'.repeat(1_000_000)}`, 'unreadable'],
  ['v=2&width=1', 'newer'],
  ['width=1&v=1', 'unknown-option'],
];

test('an invalid link is refused as a whole, in words that do not come from the link', () => {
  for (const [fragment, why] of refused) {
    const read = readRecipe(fragment, optionsOf(toolOf('resize-image')));
    expect(read, fragment.slice(0, 60)).toMatchObject({ problem: { why } });
    const said = 'problem' in read ? describeRecipeProblem(read.problem) : '';
    expect(said).toMatch(/^The settings in this link were not used: .+\. No option was changed\.$/);
    expect(said).not.toMatch(/script|secret|exe|proto|abc/);
  }
});

test('a password in a link is refused', () => {
  expect(readRecipe('password=hunter2', optionsOf(toolOf('protect-pdf')))).toEqual({
    problem: { why: 'unknown-option' },
  });
});

test('ten thousand hostile links set nothing that the tool would not take, and never throw', () => {
  const pieces = fc.constantFrom(
    ...[
      'quality=80',
      'format=webp',
      'width=',
      'format=',
      'quality=',
      'width',
      '__proto__',
      'constructor',
      'prototype',
      '=',
      '==',
      '&',
      '&',
      '%',
      '%00',
    ],
    ...['%ff', '-1', '1e308', '80', 'webp', 'true', '\u0000', '<img onerror=x>', 'javascript:', '\uD800', 'v=1&', '[]'],
  );
  const fragments = fc.array(fc.oneof({ weight: 9, arbitrary: pieces }, fc.string()), { maxLength: 8 });
  let taken = 0;
  fc.assert(
    fc.property(fc.constantFrom(...catalog), fragments, ({ tool }, parts) => {
      const read = readRecipe(parts.join(''), optionsOf(tool));
      if ('problem' in read) return;
      taken++;
      expect(v.is(tool.options, read.recipe)).toBe(true);
      expect(Object.keys(read.recipe).every((name) => Object.hasOwn(optionsOf(tool), name))).toBe(true);
    }),
    { numRuns: 10_000 },
  );
  expect(taken, 'some are right by chance').toBeGreaterThan(0);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
