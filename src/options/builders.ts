import * as v from 'valibot';
import type { OptionMetadata } from './metadata.ts';

/** What an option has besides its title and its values. */
type More = OptionMetadata & {
  /** What the title cannot say. */
  description?: string;
};

function said<const Schema extends v.GenericSchema, const Extra extends More>(
  schema: Schema,
  title: string,
  { description, ...rest }: Extra,
) {
  // TypeScript does not follow a generic rest.
  const metadata = rest as Omit<Extra, 'description'>;
  const named = v.pipe(schema, v.title(title), v.metadata(metadata));
  return description === undefined ? named : v.pipe(named, v.description(description));
}

/** What an option has that says no more. */
// The default is only used where the type is inferred from it.
const nothing = <Extra extends More>() => ({}) as Extra;

/** An option that is set by a schema, such as a text or a list. */
export const option = <const Schema extends v.GenericSchema, const Extra extends More>(
  title: string,
  schema: Schema,
  initial: v.InferInput<Schema>,
  more: Extra = nothing(),
) => v.optional(said(schema, title, more), initial);

/** On or off. */
export const flag = <const Extra extends More>(title: string, initial: boolean, more: Extra = nothing()) =>
  option(title, v.boolean(), initial, more);

/** One of several values. @param labels what people read for each value, in the order of the choices. */
export const pick = <const Labels extends Readonly<Record<string, string>>, const Extra extends More>(
  title: string,
  labels: Labels,
  initial: NoInfer<keyof Labels & string>,
  more: Extra = nothing(),
  // The keys of an object are those of its type here: the labels are written in the call.
) => choice(title, Object.keys(labels) as (keyof Labels & string)[], initial, { 'x-labels': labels, ...more });

/** As `pick`, for values that come from a table or look like numbers, which objects sort. */
export const choice = <const Value extends string, const Extra extends More>(
  title: string,
  values: readonly Value[],
  initial: NoInfer<Value>,
  more: Extra,
) => v.optional(said(v.picklist(values), title, more), initial);

interface Range {
  min: number;
  max: number;
  unit?: string;
}

const within = <const Extra extends More>(
  title: string,
  number: v.GenericSchema<number>,
  range: Range,
  initial: number,
  more: Extra,
) => {
  const unit = range.unit === undefined ? {} : { 'x-unit': range.unit };
  return v.optional(
    said(v.pipe(number, v.minValue(range.min), v.maxValue(range.max)), title, { ...unit, ...more }),
    initial,
  );
};

export const amount = <const Extra extends More>(
  title: string,
  range: Range,
  initial: number,
  more: Extra = nothing(),
) => within(title, v.number(), range, initial, more);

export const whole = <const Extra extends More>(
  title: string,
  range: Range,
  initial: number,
  more: Extra = nothing(),
) => within(title, v.pipe(v.number(), v.integer()), range, initial, more);
