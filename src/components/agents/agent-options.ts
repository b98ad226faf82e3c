import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { givenOption, isForLinks, isRepeatable } from '#options/is-repeatable.ts';
import type { When } from '#options/metadata.ts';
import { optionsSchema } from '#options/schema.ts';
import type { Tool } from '#tool.ts';
import { agentWords } from '#words/agents.ts';
import { isControl, tellChanged } from '../options/control-state.ts';
import { isOfOneFile, setFormValues, settingsOfAll, type FormValues } from '../options/form-values.ts';
import { controlFor, kindOf, metadataOf } from '../options/option-metadata.ts';
import { readOptions } from '../options/read-options.ts';
import { Declined } from './agent-tool.ts';

/** Option values by name; `undefined` if not given. */
type Given = Readonly<Record<string, unknown>>;

// No option has `true` or `false` as its schema.
const schemasOf = (tool: Tool) => Object.entries((optionsSchema(tool).properties ?? {}) as Record<string, JsonSchema>);

/** Whether an agent may set an option: not if the person draws it, provides it as a file, or keeps it secret. */
function isForAgents(schema: JsonSchema): boolean {
  const { type, isHidden } = controlFor(schema);
  return type !== 'file' && type !== 'json' && !isHidden && kindOf(schema) !== 'password';
}

/** Drops the default: an option that is left out stays as it is on the page. */
const ifGiven = (option: v.GenericSchema) => v.optional(givenOption(option));

const entriesOf = (tool: Tool, isTaken: (schema: JsonSchema, option: v.GenericSchema) => boolean): v.ObjectEntries =>
  Object.fromEntries(
    schemasOf(tool).flatMap(([name, schema]) => {
      const option = tool.options.entries[name];
      return option && isTaken(schema, option) ? [[name, ifGiven(option)]] : [];
    }),
  );

/** The options of a tool that an agent may set on its page. */
export const agentEntries = (tool: Tool) => entriesOf(tool, isForAgents);

/** The options that an agent may set in a step of a workflow: those that links can hold. */
export const stepEntries = (tool: Tool) => entriesOf(tool, (_, option) => isForLinks(option));

const wishes = (when: When) =>
  Object.entries(when).map(([name, wanted]) => agentWords.is(name, [wanted].flat().map(String)));

/** The schema of an option, without what only forms need. */
function shownSchema(schema: JsonSchema): JsonSchema {
  const { 'x-unit': unit, 'x-when': when } = metadataOf(schema);
  const own = Object.entries(schema).filter(([key]) => !key.startsWith('x-'));
  const about = [schema.description, unit && agentWords.unit(unit), when && agentWords.when(wishes(when))];
  const description = about.filter(Boolean).join(' ');
  return { ...Object.fromEntries(own), ...(description && { description }) };
}

/** JSON Schema of those of a tool's options that are in `entries`. */
export const agentSchema = (tool: Tool, entries: v.ObjectEntries): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    schemasOf(tool)
      .filter(([name]) => Object.hasOwn(entries, name))
      .map(([name, schema]) => [name, shownSchema(schema)]),
  ),
  additionalProperties: false,
});

/**
 * Returns the form values that agents may see: what people choose or count, but never what they type, which may be
 * about a file.
 */
export function toldOptions(form: HTMLFormElement, tool: Tool): FormValues {
  const tellable = Object.entries(tool.options.entries).filter(([, option]) => isRepeatable(option));
  const names = new Set(tellable.map(([name]) => name));
  return Object.fromEntries(Object.entries(settingsOfAll(form).values).filter(([name]) => names.has(name)));
}

/** Fields hold colours in lower case, and nothing for an empty text. */
const isSame = (held: unknown, value: unknown) => String(held ?? '').toLowerCase() === String(value).toLowerCase();

/**
 * Sets options in a form as a person would.
 *
 * @throws {Declined} if the form does not accept them.
 */
export function setOptions(form: HTMLFormElement, options: Given) {
  if (isOfOneFile(form)) throw new Declined('one-file-open');
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const names = new Set(given.map(([name]) => name));
  const asWritten = given.map(([name, value]): [string, string | boolean] => [
    name,
    typeof value === 'boolean' ? value : String(value),
  ]);
  setFormValues(form, Object.fromEntries(asWritten));
  const held = readOptions(form);
  tellChanged([...form.elements].filter(isControl).filter(({ name }) => names.has(name)));
  const notHeld = given.filter(([name, value]) => !isSame(held[name], value)).map(([name]) => name);
  if (notHeld.length > 0) throw new Declined('not-accepted', notHeld);
}
