import type { JsonSchema } from '@valibot/to-json-schema';
import { formats, type FormatId } from '#formats/formats.ts';
import type { OptionMetadata } from '#options/metadata.ts';
import type { ControlKind } from '#options/control-kinds.ts';
import { controlOf } from '../controls/controls.ts';

// `tool.ts` allows options no other metadata, and JSON Schema takes it over unchanged.
export const metadataOf = (schema: JsonSchema) => schema as OptionMetadata;

/** The option's own kind of control, or the one for its type. */
export function kindOf(schema: JsonSchema): ControlKind {
  const { 'x-control': own } = metadataOf(schema);
  if (own) return own;
  if (schema.enum) return schema.enum.length <= 4 && fitsInRow(schema) ? 'choice' : 'select';
  return schema.type === 'boolean' ? 'checkbox' : schema.type === 'string' ? 'text' : 'number';
}

/** The possible values, each with the text that people read. */
export const labelsOf = (schema: JsonSchema): [value: string, label: string][] => {
  const { 'x-labels': labels } = metadataOf(schema);
  return (schema.enum ?? []).map(String).map((value) => [value, labels?.[value] ?? value]);
};

/** The most characters that the buttons of one row hold altogether. */
const mostInRow = 36;

/** Whether buttons for all choices fit side by side. */
export const fitsInRow = (schema: JsonSchema): boolean =>
  labelsOf(schema).reduce((sum, [, label]) => sum + label.length, 0) <= mostInRow;

export const controlFor = (schema: JsonSchema) => controlOf(kindOf(schema));

/** Whether it is set on the sheet, beside the form. */
export const isOnSheet = (schema: JsonSchema): boolean =>
  controlFor(schema).onStage === true || metadataOf(schema)['x-part'] !== undefined;

/**
 * Whether one file of several can have a different value: not if the option is set on the stage, is never stored, or is
 * a tag, which each file has of its own anyway.
 */
export function canDiffer(schema: JsonSchema): boolean {
  const { element } = controlFor(schema);
  return (
    !element &&
    metadataOf(schema)['x-part'] === undefined &&
    kindOf(schema) !== 'password' &&
    metadataOf(schema)['x-tag'] === undefined
  );
}

/** The `accept` attribute of a file input. */
export const acceptOf = (accepts: readonly FormatId[]): string =>
  [
    ...accepts.flatMap((id) => [formats[id].mimeType, ...formats[id].extensions.map((extension) => `.${extension}`)]),
    ...(accepts.includes('ts') ? ['.m3u8', '.m4s', '.key'] : []),
  ].join();
