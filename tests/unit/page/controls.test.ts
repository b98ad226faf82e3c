import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { controls, previews, type ControlType } from '#components/controls/controls.ts';
import { controlFor, metadataOf } from '#components/options/option-metadata.ts';
import { roleGroups, type Role, type RoleGroup } from '#options/roles.ts';
import { optionsSchema } from '#options/schema.ts';
import { defineTool, type Tool } from '#tool.ts';

const optionsOf = (tool: Tool) => Object.values(optionsSchema(tool).properties ?? {}) as JsonSchema[];

const typesOf: Record<ControlType, readonly unknown[]> = {
  boolean: ['boolean'],
  file: ['string', 'array'],
  json: ['array', 'object'],
  number: ['integer', 'number'],
  string: ['string'],
  time: ['number'],
};

test.each(catalog)('$slug has a control for the values of each option', ({ tool }) => {
  for (const option of optionsOf(tool)) {
    const { 'x-control': kind } = metadataOf(option);
    if (kind) expect(Object.keys(controls), option.title).toContain(kind);
    expect(typesOf[controlFor(option).type], option.title).toContain(option.type);
  }
});

/** Returns why the controls and previews of these options would not find the options that they read. */
function missing(options: readonly JsonSchema[]): string[] {
  const roles = options.flatMap((option) => metadataOf(option)['x-role'] ?? []);
  const isWhole = (group: RoleGroup) =>
    roleGroups[group].every((role) => roles.filter((one) => one === role).length === 1);
  const isAbsent = (group: RoleGroup) => !roleGroups[group].some((role) => roles.includes(role));
  const shown = previews.filter(({ reads: [first] }) => isWhole(first));
  const controlsOfAll = [...new Set(options.map(controlFor))];
  const readers = [...controlsOfAll, ...shown].filter(({ reads }) => reads !== undefined);
  const groups = [
    ...readers.flatMap(({ reads = [] }) => reads),
    ...controlsOfAll.flatMap(({ mayRead = [] }) => mayRead),
  ];
  const read = new Set<Role>(groups.flatMap((group) => [...roleGroups[group]]));
  return [
    ...readers.flatMap(({ reads = [], element = 'codec' }) =>
      reads.some(isWhole) ? [] : [`${element} needs an option for ${reads.join(' or ')}`],
    ),
    ...(Object.keys(roleGroups) as RoleGroup[]).flatMap((group) =>
      isWhole(group) || isAbsent(group) ? [] : [`${group} needs one option each for ${roleGroups[group].join(', ')}`],
    ),
    ...roles.flatMap((role) => (read.has(role) ? [] : [`nothing reads ${role}`])),
  ];
}

test.each(catalog)('$slug has the options that its controls and previews read', ({ tool }) => {
  expect(missing(optionsOf(tool))).toEqual([]);
});

test('an option is missed when its role is gone, whatever its name', () => {
  const toolOf = (slug: string) => catalog.find((one) => one.slug === slug)?.tool;
  const without = (slug: string, role: Role) => {
    const tool = toolOf(slug);
    return tool && missing(optionsOf(tool).filter((option) => metadataOf(option)['x-role'] !== role));
  };
  expect(without('redact-pdf', 'words')).toEqual([
    'page-areas needs an option for words',
    `words needs one option each for ${roleGroups.words.join(', ')}`,
  ]);
  expect(without('sign-pdf', 'mark-text')).toContain(`mark needs one option each for ${roleGroups.mark.join(', ')}`);
  expect(without('trim-video', 'end')).toContain('nothing reads start');
  const crop = toolOf('crop-video');
  const boxless = crop && optionsOf(crop).filter((option) => metadataOf(option)['x-control'] !== 'crop-box');
  expect(boxless && missing(boxless)).toEqual(['nothing reads shape']);
  expect(without('convert-video', 'container')).toEqual(['codec needs an option for container']);
});

const frame = {
  title: '',
  description: '',
  family: 'image',
  action: '',
  accepts: [],
  batch: 'each',
  group: 'edit',
  aka: [''],
  job: () => ({ engine: 'pdf', operation: { type: 'repair' } }),
  questions: [],
} as const satisfies Omit<Tool, 'options'>;
const option = <const Metadata extends Record<string, unknown>>(metadata: Metadata) =>
  v.optional(v.pipe(v.string(), v.title('Option'), v.metadata(metadata)), '');

test('metadata that nothing reads does not compile', () => {
  defineTool({ ...frame, options: v.object({ a: option({ 'x-control': 'password', 'x-role': 'words' }) }) });
  defineTool({ ...frame, options: v.object({ a: option({}), b: option({ 'x-when': { a: 'b' } }) }) });
  // @ts-expect-error: there is no such control
  defineTool({ ...frame, options: v.object({ a: option({ 'x-control': 'pasword' }) }) });
  // @ts-expect-error: there is no such role
  defineTool({ ...frame, options: v.object({ a: option({ 'x-role': 'word' }) }) });
  // @ts-expect-error: there is no such metadata
  defineTool({ ...frame, options: v.object({ a: option({ 'x-controll': 'password' }) }) });
  // @ts-expect-error: the tool has no option of that name
  defineTool({ ...frame, options: v.object({ a: option({}), b: option({ 'x-when': { c: 'b' } }) }) });
});
