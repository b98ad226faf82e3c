import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { candidates, isLabelled, without } from './candidates.ts';

/** The countries whose numbers are recognized without a country code. */
const countries: readonly CountryCode[] = [
  ...(['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'BE', 'AT', 'CH', 'PL', 'PT', 'IE', 'SE', 'DK', 'NO', 'FI'] as const),
  ...(['AU', 'NZ', 'IN', 'JP', 'CN', 'BR', 'MX', 'ZA'] as const),
];

const label =
  /tel(?:ephone|efono|éfono|efone|efon|efoon|éphone|\.)?|phone|mobile|mobil|cell(?:ulare)?|handy|fax|ph\.?|m[oó]vil|portable|gsm|telemóvel|komórka|call|WhatsApp|電話|电话|फ़ोन|هاتف/;

const international = /(?:\+|(?<!\d[ .,/–-])00) ?[1-9](?:[ ()./–-]{0,3}\d){6,14}/;
/** With a leading zero or brackets, or in North American form; not part of a longer number or date. */
const national =
  /(?<!\d[ .,/–-])(?:(?:\(0?\d{1,5}\)|0\d{1,5})(?:[ ./–-]{0,3}\d){7,10}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})/;
const anyDigits = /\(?\d(?:[ ()./–-]{0,2}\d){5,13}/;

const hasGaps = (text: string) => /\d[ ()./–-]+\d/.test(text);
/** 03.04.2019, 2019-04-03. */
const isDate = (text: string) =>
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:\D|$)/.test(text);

const isPhone = (text: string, among: readonly (CountryCode | undefined)[]) =>
  among.some((country) => parsePhoneNumberFromString(text, country && { defaultCountry: country })?.isValid());

/**
 * As written in the text. Numbers without a country code count if they are written like phone numbers, or labelled so.
 */
export function findPhones(text: string): string[] {
  const abroad = candidates(text, international)
    .map(([found]) => found)
    .filter((found) => found.startsWith('+') || hasGaps(found))
    .filter((found) => isPhone(found.replace(/^00 ?/, '+'), [undefined]));
  const rest = without(text, abroad);
  const written = candidates(rest, national)
    .map(([found]) => found)
    .filter((found) => hasGaps(found) && !isDate(found) && isPhone(found, countries));
  const called = candidates(rest, anyDigits)
    .filter(({ 0: found, index }) => isLabelled(rest, index, label) && isPhone(found, countries))
    .map(([found]) => found);
  return [...abroad, ...written, ...called];
}
