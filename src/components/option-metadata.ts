import type { JsonSchema } from '@valibot/to-json-schema';

/** What `v.metadata` of an option says, as `options.ts` lists it. */
interface Metadata {
  'x-unit'?: string;
  'x-labels'?: Record<string, string>;
  'x-control'?:
    | 'range'
    | 'password'
    | 'colour'
    | 'crop-box'
    | 'points'
    | 'file'
    | 'places'
    | 'text'
    | 'pages'
    | 'page-order'
    | 'pdf-metadata'
    | 'page-areas'
    | 'pdf-fields'
    | 'pdf-signature'
    | 'start-time'
    | 'end-time';
  'x-carry'?: boolean;
  /** Whether it is put away until it is wanted. Default false. */
  'x-folded'?: boolean;
  'x-when'?: Record<string, string | string[] | boolean>;
}

export const metadataOf = (schema: JsonSchema) => schema as Metadata;

/** Whether an option is set on a picture, which needs more room than the form has. */
const onStage = new Set([
  'crop-box',
  'points',
  'pages',
  'page-order',
  'pdf-metadata',
  'page-areas',
  'pdf-fields',
  'pdf-signature',
]);

export const isOnStage = (schema: JsonSchema) => onStage.has(metadataOf(schema)['x-control'] ?? '');

/** Whether it puts pages in order; the rows of files say then which of theirs are wanted. */
export const isPageOrder = (schema: unknown) => metadataOf(schema as JsonSchema)['x-control'] === 'page-order';
