import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { agentEntries, agentSchema, stepEntries } from '#components/agents/agent-options.ts';
import { quotedBy, quotedByNote } from '#components/agents/quoted.ts';
import { controls } from '#components/controls/controls.ts';
import { optionsSchema } from '#options/schema.ts';
import { tools } from '../../browser/all-tools.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

test.each(tools)('the schema for agents of $slug is valid, and takes what the tool takes', ({ tool }) => {
  const schema: object = agentSchema(tool, agentEntries(tool));
  const isValid = ajv.compile(schema);
  const defaults = v.parse(tool.options, {}) as Record<string, unknown>;
  const given = Object.fromEntries(
    Object.entries(defaults).filter(([name, value]) => value !== undefined && name in agentEntries(tool)),
  );
  expect(isValid(given), ajv.errorsText(isValid.errors)).toBe(true);
  expect(v.safeParse(v.strictObject(agentEntries(tool)), given).success).toBe(true);
  expect(isValid({ ...given, 'no-such-option': 1 })).toBe(false);
});

test('agents set all options but those that people draw, give as files, type as passwords, or do not see', () => {
  const kept = tools.flatMap(({ slug, tool }) => {
    const entries = agentEntries(tool);
    const options = Object.entries(optionsSchema(tool).properties ?? {}) as [
      string,
      { type?: string; 'x-control'?: keyof typeof controls },
    ][];
    return options
      .filter(([name]) => !(name in entries))
      .map(([name, { 'x-control': kind }]) => ({ slug, name, kind }));
  });
  const kinds = new Set(kept.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(
    [
      'crop-box',
      'emptied',
      'file',
      'image-areas',
      'kept',
      'page-areas',
      'page-writing',
      'password',
      'pdf-fields',
      'pdf-metadata',
      'pdf-signature',
      'photo-frame',
      'points',
      'sign-areas',
    ].toSorted(),
  );
});

test('a step of a workflow takes no text, which may be about a file', () => {
  for (const { tool } of tools)
    for (const [name, option] of Object.entries(stepEntries(tool)))
      expect(v.safeParse(option, 'any text').success, name).toBe(false);
});

test('a sentence that quotes a file is known as such, also where it stands within another', () => {
  const inside = { code: 'unexpected', facts: { cause: 'TypeError: letter.txt' } } as const;
  expect(quotedBy({ code: 'empty-file', facts: {} })).toBe('nothing');
  expect(quotedBy({ code: 'in-file', facts: { name: 'a.pdf', problem: { code: 'encrypted', facts: {} } } })).toBe(
    'name',
  );
  expect(quotedBy({ code: 'step-failed', facts: { step: 1, title: 'Merge', problem: inside } })).toBe('content');
  expect(quotedBy({ code: 'undecodable', facts: { codec: 'H.265', programs: [] } })).toBe('nothing');
  expect(quotedBy({ code: 'undecodable', facts: { codec: 'V_SECRET', programs: [] } })).toBe('content');
  expect(quotedByNote({ type: 'metadata-dropped' })).toBe('nothing');
  expect(quotedByNote({ type: 'still-there', words: ['Ann'], places: [] })).toBe('content');
  expect(quotedByNote({ type: 'tags-dropped', tags: [{ tag: 'other', name: 'PRIV' }], container: 'mp4' })).toBe(
    'content',
  );
  expect(quotedByNote({ type: 'tags-dropped', tags: [{ tag: 'composer' }], container: 'mp4' })).toBe('nothing');
});
