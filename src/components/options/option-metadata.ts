import type { JsonSchema } from '@valibot/to-json-schema';
import { formats, type FormatId } from '../../formats/formats.ts';
import type { OptionMetadata } from '../../options/metadata.ts';
import type { ControlKind } from '../../options/control-kinds.ts';
import { controlOf } from '../controls/controls.ts';

// `tool.ts` allows options no other metadata, and JSON Schema takes it over as it is.
export const metadataOf = (schema: JsonSchema) => schema as OptionMetadata;

/** Its own kind of control, or the one for what it can be. */
export function kindOf(schema: JsonSchema): ControlKind {
  const { 'x-control': own } = metadataOf(schema);
  if (own) return own;
  if (schema.enum) return isShort(schema) ? 'choice' : 'select';
  return schema.type === 'boolean' ? 'checkbox' : schema.type === 'string' ? 'text' : 'number';
}

/** Whether all that there is to choose fits beside each other. In characters of what people read. */
function isShort(schema: JsonSchema): boolean {
  const { 'x-labels': labels } = metadataOf(schema);
  const choices = (schema.enum ?? []).map(String);
  return choices.length <= 4 && choices.reduce((sum, value) => sum + (labels?.[value] ?? value).length, 0) <= 36;
}

export const controlFor = (schema: JsonSchema) => controlOf(kindOf(schema));

/**
 * Whether one file of several can have another value than the others: not where it is set on the stage, is never kept, or
 * is a tag, which each file has of its own anyway.
 */
export function canDiffer(schema: JsonSchema): boolean {
  const { element } = controlFor(schema);
  return !element && kindOf(schema) !== 'password' && metadataOf(schema)['x-tag'] === undefined;
}

/** What a file input is told to offer. */
export const acceptOf = (accepts: readonly FormatId[]): string =>
  [
    ...accepts.flatMap((id) => [formats[id].mimeType, ...formats[id].extensions.map((extension) => `.${extension}`)]),
    ...(accepts.includes('ts') ? ['.m3u8', '.m4s', '.key'] : []),
  ].join();
