import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { luhnChecksumValidate } from 'stdnum/lib/esm/util/checksum';
import { candidates } from './candidates.ts';

/** Two letters and two digits, followed by letters and digits, grouped or not. */
const ibanPattern = /[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}/;

/**
 * The text after a number may look like a part of it: finds the longest prefix that its check digits and its country's
 * length allow.
 */
function ibanIn(text: string): string | undefined {
  for (let end = text.length; end >= 15; end--) {
    const found = text.slice(0, end);
    if (isEdge(text, end) && isValidIBAN(electronicFormatIBAN(found) ?? '')) return found;
  }
  return undefined;
}

/** Whether no word or group continues at this position. */
const isEdge = (text: string, place: number) => place === text.length || /[ -]/.test(text[place] ?? '');

export const findIbans = (text: string): string[] =>
  candidates(text, ibanPattern).flatMap(([found]) => ibanIn(found) ?? []);

/** In groups of four, of four, six and five, or ungrouped; existing issuers begin with 2 to 6. */
const cardPattern = /[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{1,7}|3\d{3}([ -]?)\d{6}\2\d{4,5}/;

export const findCards = (text: string): string[] =>
  candidates(text, cardPattern)
    .map(([found]) => found)
    .filter((found) => luhnChecksumValidate(found.replaceAll(/[ -]/g, '')));
