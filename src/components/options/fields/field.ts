import type { JsonSchema } from '@valibot/to-json-schema';
import type { ControlKind } from '../../../options/control-kinds.ts';

/** What every field is given. */
export interface FieldProps {
  kind: ControlKind;
  schema: JsonSchema;
  /** Of the input that holds the value: by these the page finds and reads it. */
  attributes: {
    name: string;
    id: string;
    form: string;
    'data-type': string;
    [name: `${'data' | 'aria'}-${string}`]: string;
  };
}

/** Attributes of fields in which text is typed. */
export const textAttributes = (schema: JsonSchema) => ({
  // The schema is of a text.
  value: schema.default as string | undefined,
  maxlength: schema.maxLength,
  pattern: schema.pattern,
  // As above.
  placeholder: schema.examples?.[0] as string | undefined,
  autocapitalize: 'off',
  autocomplete: 'off',
});

/** Of numbers. */
export const limitsOf = (schema: JsonSchema) => ({
  min: schema.minimum,
  max: schema.maximum,
  step: schema.type === 'integer' ? 1 : 'any',
});
