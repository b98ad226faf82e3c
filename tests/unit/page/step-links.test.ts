import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { givenOption, isForLinks } from '#options/is-repeatable.ts';
import { mostSteps, readSteps, writeSteps, type Step } from '#recipes/step-links.ts';
import { exampleWorkflows } from '#recipes/example-workflows.ts';
import { canBeStep, kindsMade, takesKind } from '#recipes/steps.ts';
import { property } from '../property.ts';

const steps = new Map(catalog.filter(({ tool }) => canBeStep(tool)).map(({ slug, tool }) => [slug, tool]));
const optionsOf = (slug: string) => steps.get(slug)?.options.entries;

/** Returns a value for an option; `undefined` if this test knows none. */
const valueOf = (option: v.GenericSchema) => {
  const given = givenOption(option) as { type: string; options?: readonly string[] };
  if (given.type === 'boolean') return fc.boolean();
  if (given.type === 'picklist') return fc.constantFrom(...(given.options ?? []));
  const numbers = fc.constantFrom(1, 2, 10, 50, 100, 0.5).filter((value) => v.is(givenOption(option), value));
  return given.type === 'number' ? numbers : undefined;
};

const step = fc.constantFrom(...steps).chain(([slug, tool]) => {
  const known = Object.entries(tool.options.entries).flatMap(([name, option]) => {
    const value = isForLinks(option) ? valueOf(option) : undefined;
    return value ? [[name, value] as const] : [];
  });
  const recipe = fc.record(Object.fromEntries(known), { requiredKeys: [] });
  return recipe.map((values): Step => ({ slug, recipe: { ...values } as Step['recipe'] }));
});

property([fc.array(step, { minLength: 1, maxLength: mostSteps })])(
  'steps become a link, and the link the same steps',
  (wanted) => {
    expect(readSteps(writeSteps(wanted), optionsOf)).toEqual({ steps: wanted });
  },
);

test('whatever stands in a link, it is read or refused, whole', () => {
  const parts = fc.constantFrom(
    ...steps.keys(),
    ':',
    ';',
    '=',
    '&',
    'width',
    '1600',
    '__proto__',
    '%',
    'v=1',
    'v=2',
    '<script>',
  );
  const fragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 40 }).map((some) => some.join('')),
  );
  fc.assert(
    fc.property(fragment, (text) => {
      const read = readSteps(text, optionsOf);
      if ('steps' in read) for (const { slug } of read.steps) expect(steps.has(slug)).toBe(true);
      else expect(read.problem.why).toBeTruthy();
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['resize-image;no-such-tool', 'unknown-step'],
  ['resize-image:width=0', 'bad-value'],
  ['resize-image:colour=red', 'unknown-option'],
  ['v=2;resize-image', 'newer'],
  [Array.from({ length: mostSteps + 1 }, () => 'resize-image').join(';'), 'too-many-steps'],
  ['sign-pdf', 'unknown-step'],
])('%s is refused: %s', (fragment, why) => {
  expect(readSteps(fragment, optionsOf)).toMatchObject({ problem: { why } });
});

test.each(exampleWorkflows)('each step of the example “$name” takes what the one before makes', ({ steps: link }) => {
  const read = readSteps(link, optionsOf);
  if ('problem' in read) throw new Error(read.problem.why);
  const tools = read.steps.flatMap(({ slug }) => steps.get(slug) ?? []);
  expect(tools.length).toBeGreaterThan(1);
  for (const [index, tool] of tools.slice(1).entries()) {
    const before = tools[index];
    expect(before && takesKind(tool.accepts, kindsMade(before))).toBe(true);
  }
});
