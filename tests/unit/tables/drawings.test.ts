import { expect, test } from 'vitest';
import { pagesBeside } from '#directory/pages-beside.ts';
import { catalog } from '#catalog.ts';
import { draw, sketchFor } from '#drawings/draw.ts';
import { sketches } from '#drawings/sketches.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import { workflow } from '#recipes/workflow.ts';

const drawn = [
  ...catalog.map(({ slug, tool }) => ({ slug, ...tool })),
  ...pagesBeside.map((page) => ({ ...page })),
  { slug: workflowSlug, ...workflow },
].map((tool) => ({ slug: tool.slug, family: tool.family, sketch: sketchFor(tool.slug, tool) }));

test('no two tools of a family look the same in lists', () => {
  const bySight = Map.groupBy(drawn, ({ family, sketch }) => draw(sketch, family));
  const alike = [...bySight.values()].filter((tools) => tools.length > 1);
  expect(alike.map((tools) => tools.map(({ slug }) => slug))).toEqual([]);
});

test('every drawing is of some tool', () => {
  const used = new Set<string>(drawn.map(({ sketch }) => sketch));
  expect(Object.keys(sketches).filter((id) => !used.has(id))).toEqual([]);
});

test('a tool that names no drawing is drawn by its verb, and one of no known verb by its group', () => {
  expect(sketchFor('rotate-pages', { group: 'inspect' })).toBe('rotate');
  expect(sketchFor('enlarge-pages', { group: 'inspect' })).toBe('info');
});
