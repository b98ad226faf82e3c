import * as v from 'valibot';
import type { OptionMetadata } from './metadata.ts';
import type { Role } from './roles.ts';

const chosenOrCounted: ReadonlySet<string> = new Set(['boolean', 'number', 'picklist']);
/** These are about one recording, as tags are. */
const ofOneFile: ReadonlySet<Role> = new Set(['start', 'end']);

/** What an option is when it is given. */
export const givenOption = (option: v.GenericSchema): v.GenericSchema =>
  'wrapped' in option ? (option as v.OptionalSchema<v.GenericSchema, unknown>).wrapped : option;

/**
 * Whether the value of an option may be remembered, and put into links: what people choose or count, and never what
 * they type as text. That may be about a file, or a secret.
 */
export function isRepeatable(option: v.GenericSchema): boolean {
  const given = givenOption(option);
  const { 'x-control': control, 'x-role': role, 'x-tag': tag }: OptionMetadata = v.getMetadata(given);
  if (tag || (role && ofOneFile.has(role))) return false;
  return chosenOrCounted.has(given.type) || control === 'colour';
}
