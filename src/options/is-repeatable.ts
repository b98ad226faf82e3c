import * as v from 'valibot';
import type { OptionMetadata } from './metadata.ts';
import type { Role } from './roles.ts';

const chosenOrCounted: ReadonlySet<string> = new Set(['boolean', 'number', 'picklist']);
/** Usually specific to one recording: the next visit does not start with them. */
const ofOneFile: ReadonlySet<Role> = new Set(['start', 'end']);

/** The schema of an option without its default. */
export const givenOption = (option: v.GenericSchema): v.GenericSchema =>
  'wrapped' in option ? (option as v.OptionalSchema<v.GenericSchema, unknown>).wrapped : option;

/**
 * Whether the value of an option may go into links, steps and receipts: choices and numbers, including page lists, but
 * never other typed text, which may be about a file, or a secret.
 */
export function isForLinks(option: v.GenericSchema): boolean {
  const given = givenOption(option);
  const { 'x-control': control, 'x-in-links': isInLinks, 'x-tag': tag }: OptionMetadata = v.getMetadata(given);
  return !tag && (chosenOrCounted.has(given.type) || control === 'colour' || isInLinks === true);
}

/** Whether the value of an option may be remembered for the next visit. */
export function isRepeatable(option: v.GenericSchema): boolean {
  const { 'x-role': role, 'x-in-links': isText }: OptionMetadata = v.getMetadata(givenOption(option));
  return isForLinks(option) && !isText && !(role && ofOneFile.has(role));
}
