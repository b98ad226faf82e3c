import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { readRecipe, writeRecipe, type Recipe } from '#recipes/recipe.ts';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';

test('every preset has an address of its own', () => {
  const slugs = [...presets, ...pairs, ...catalog].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

const jobOf = ({ slug, tool }: { slug: string; tool: (typeof catalog)[number]['tool'] }) => ({
  slug,
  job: JSON.stringify(tool.job(v.parse(tool.options, {}))),
  accepts: tool.accepts,
});

test.each(presets)('$slug does another job than the tool that runs it, on files that the tool takes', (preset) => {
  const tool = catalog.find(({ slug }) => slug === preset.runs);
  if (!tool) throw new Error(`There is no ${preset.runs}`);
  const [own, general] = [jobOf(preset), jobOf(tool)];
  expect(own.job === general.job && own.accepts === general.accepts).toBe(false);
  expect(general.accepts).toEqual(expect.arrayContaining([...own.accepts]));
});

test.each(presets.filter(({ bytes }) => bytes !== undefined))('$slug asks for the size that it names', (preset) => {
  expect(jobOf(preset).job).toContain(`"bytes":${preset.bytes}`);
});

test.each(presets)('$slug fits a search result', ({ tool }) => {
  expect(tool.title.length).toBeLessThanOrEqual(60);
  expect(tool.description.length, tool.description).toBeLessThanOrEqual(160);
});

test.each(catalog.filter(({ tool }) => tool.presets))('each preset of $slug is a job of its own', ({ tool }) => {
  const jobs = Object.values(tool.presets ?? {}).map((recipe) => {
    expect(readRecipe(writeRecipe(recipe as Recipe), tool.options.entries)).toEqual({ recipe });
    return JSON.stringify(tool.job(v.parse(tool.options, recipe)));
  });
  expect(new Set(jobs).size).toBe(jobs.length);
});

/** A page deserves its address if a third of its sentences are on no other page of its kind. */
test.each(presets)('$slug says what no other preset says', ({ slug, tool }) => {
  const others = presets.filter((other) => other.slug !== slug).flatMap((other) => other.tool.questions);
  const own = tool.questions.filter(({ answer }) => !others.some((other) => other.answer === answer));
  expect(own.length * 3).toBeGreaterThanOrEqual(tool.questions.length);
});
