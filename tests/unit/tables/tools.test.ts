import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { optionsSchema } from '#options/schema.ts';
import { formats } from '#formats/formats.ts';
import { makesOne } from '#tool.ts';

test('there are tools', () => expect(catalog.length).toBeGreaterThan(0));

test.each(catalog)('$slug makes a job from its defaults', ({ tool }) => {
  const job = tool.job(v.parse(tool.options, {}));
  expect(structuredClone(job)).toEqual(job);
});

/** In characters: a list of choices is narrow, and truncates longer labels. */
const longestLabel = 27;

test.each(catalog)('$slug names every option, and every choice of one in few words', ({ tool }) => {
  for (const [name, schema] of Object.entries(optionsSchema(tool).properties ?? {})) {
    expect(schema, name).toHaveProperty('title');
    const { enum: choices = [], 'x-labels': labels = {} } = schema as {
      enum?: unknown[];
      'x-labels'?: Record<string, string>;
    };
    expect(Object.keys(labels).toSorted(), name).toEqual(choices.map(String).toSorted());
    expect(
      Object.values(labels).filter((label) => label.length > longestLabel),
      name,
    ).toEqual([]);
  }
});

test.each(catalog)('$slug fits a search result', ({ tool }) => {
  expect(tool.title.length).toBeLessThanOrEqual(60);
  expect(tool.description.length).toBeLessThanOrEqual(160);
});

test.each(catalog)('$slug takes files that we know', ({ tool }) => {
  expect(tool.accepts.length).toBeGreaterThan(0);
  for (const id of tool.accepts) expect(formats).toHaveProperty(id);
});

/** Their results never have the format of a file. */
const alwaysAnotherFormat = new Set([
  ...['animation-to-video', 'contact-sheet', 'image-to-text', 'images-to-pdf', 'video-to-gif'],
  ...['compare-pdf', 'pages-per-sheet', 'pdf-to-markdown', 'pdf-to-text'],
]);

test.each(catalog.filter(({ slug, tool }) => makesOne(tool) && !alwaysAnotherFormat.has(slug)))(
  '$slug says in the names of results what was done',
  ({ tool: { suffix = '' } }) => expect(suffix).toMatch(/^[a-z]+(-[a-z]+)?$/),
);
