import type { JsonSchema } from '@valibot/to-json-schema';

/** What `v.metadata` of an option says, as `options.ts` lists it. */
interface Metadata {
  'x-unit'?: string;
  'x-labels'?: Record<string, string>;
  'x-control'?: 'range' | 'password' | 'colour' | 'crop-box' | 'text' | 'pages' | 'page-order';
  'x-carry'?: boolean;
  'x-when'?: Record<string, string | string[]>;
}

export const metadataOf = (schema: JsonSchema) => schema as Metadata;

/** Whether an option is set on a picture, which needs more room than the form has. */
export const isOnStage = (schema: JsonSchema) => metadataOf(schema)['x-control'] === 'crop-box';
