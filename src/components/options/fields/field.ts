import type { JsonSchema } from '@valibot/to-json-schema';
import type { ControlKind } from '#options/control-kinds.ts';
import { metadataOf } from '../option-metadata.ts';

/** The props of every field. */
export interface FieldProps {
  kind: ControlKind;
  schema: JsonSchema;
  /** Attributes of the input that holds the value, by which the page finds and reads it. */
  attributes: {
    name: string;
    id: string;
    form: string;
    'data-type': string;
    [name: `${'data' | 'aria'}-${string}`]: string;
  };
}

/** Attributes of text fields. */
export const textAttributes = (schema: JsonSchema) => ({
  // The schema is that of a string.
  value: schema.default as string | undefined,
  maxlength: schema.maxLength,
  pattern: schema.pattern,
  // As above.
  placeholder: schema.examples?.[0] as string | undefined,
  required: metadataOf(schema)['x-required'],
  autocapitalize: 'off',
  autocomplete: 'off',
});

/** Attributes of number fields. */
export const limitsOf = (schema: JsonSchema) => ({
  min: schema.minimum,
  max: schema.maximum,
  step: schema.type === 'integer' ? 1 : 'any',
});
