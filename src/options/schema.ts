import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A tool's options as JSON Schema, from which the form, the agent catalog and the tests are made. */
export const optionsSchema = ({ options }: { options: v.ObjectSchema<v.ObjectEntries, undefined> }) =>
  toJsonSchema(options, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // JSON Schema's format for binary data.
    overrideSchema: ({ valibotSchema: { type } }) =>
      type === 'file' ? { type: 'string', format: 'binary' } : undefined,
  });
