import type { JsonSchema } from '@valibot/to-json-schema';
import type { FormatId } from '#formats/formats.ts';
import { formats } from '#formats/formats.ts';
import { isRepeatable } from '#options/is-repeatable.ts';
import type { OptionMetadata, When } from '#options/metadata.ts';
import { optionsSchema } from '#options/schema.ts';
import type { Tool } from '#tool.ts';

/** An option of a tool that a search can set, by a number or by the name of a format. */
export interface Setting {
  name: string;
  title: string;
  /** Values that are formats, numbers or ratios -> what people read. Default: it is a number. */
  choices?: Readonly<Record<string, string>>;
  /** The unit of a number. */
  unit?: string;
  least?: number;
  most?: number;
  isWhole?: boolean;
  /** The values of other options with which it counts. */
  when?: When;
}

const canBeSaid = (value: string) => value in formats || /^\d+(?::\d+)?$/.test(value);

function settingOf(name: string, schema: JsonSchema): Setting[] {
  // `tool.ts` makes sure that options have this metadata.
  const { 'x-labels': labels, 'x-unit': unit, 'x-when': when } = schema as OptionMetadata;
  const own = { name, title: schema.title ?? name, ...(when && { when }) };
  const values = (schema.enum ?? []).map(String).filter(canBeSaid);
  if (values.length > 0) {
    const choices = Object.fromEntries(
      // For other values, it is undefined.
      values.map((value) => [value, labels?.[value] ?? formats[value as FormatId]?.name ?? value]),
    );
    return [{ ...own, choices }];
  }
  if (schema.enum || (schema.type !== 'number' && schema.type !== 'integer')) return [];
  const { minimum: least, maximum: most } = schema;
  return [
    {
      ...own,
      ...(unit && { unit }),
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
      ...(schema.type === 'integer' && { isWhole: true }),
    },
  ];
}

/** By tool slug. */
export type Settings = Readonly<Record<string, readonly Setting[]>>;

export const settingsOf = (catalog: readonly { slug: string; tool: Tool }[]): Settings =>
  Object.fromEntries(
    catalog.map(({ slug, tool }) => [
      slug,
      Object.entries(optionsSchema(tool).properties ?? {}).flatMap(([name, schema]) => {
        const option = tool.options.entries[name];
        // No option has `true` or `false` as its schema.
        return option && isRepeatable(option) ? settingOf(name, schema as JsonSchema) : [];
      }),
    ]),
  );
