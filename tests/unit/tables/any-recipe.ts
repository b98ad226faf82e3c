import type { JsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { isForLinks } from '#options/is-repeatable.ts';
import { optionsSchema } from '#options/schema.ts';
import type { OptionMetadata } from '#options/metadata.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { Tool } from '#tool.ts';

/** Generates valid values of an option. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<string | number | boolean> {
  if (schema.enum) return fc.constantFrom(...(schema.enum as string[]));
  if (schema.type === 'boolean') return fc.boolean();
  if ((schema as OptionMetadata)['x-in-links'])
    return fc
      .array(fc.constantFrom('1', '7-', '1-3', '12-10', 'last', 'odd', 'even', 'all'), { minLength: 1 })
      .map((pages) => pages.join(', '));
  if (schema.type === 'string')
    return fc.integer({ min: 0, max: 0xff_ff_ff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
  const range = { min: schema.minimum ?? 0, max: schema.maximum ?? 1e9 };
  return schema.type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true }).map((value) => value + 0);
}

/** Generates any recipe that a tool accepts. */
export function anyRecipe(tool: Tool): fc.Arbitrary<Recipe> {
  // No option has the schema `true` or `false`.
  const schemas = Object.entries(optionsSchema(tool).properties ?? {}) as [string, JsonSchema][];
  const inLinks = schemas.filter(([name]) => {
    const option = tool.options.entries[name];
    return option && isForLinks(option);
  });
  return fc.record(Object.fromEntries(inLinks.map(([name, schema]) => [name, valuesOf(schema)])), {
    requiredKeys: [],
    noNullPrototype: true,
  }) as fc.Arbitrary<Recipe>;
}
