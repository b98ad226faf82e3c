/** How far before a number its label may be, in characters. */
const labelReach = 32;

/** All matches that neither begin nor end within a longer word or number. @param pattern without flags, except `u`. */
export function candidates(text: string, pattern: RegExp): RegExpExecArray[] {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, 'gu');
  return [...text.matchAll(whole)];
}

/** Blanks out what was found in a text, keeping its length. */
export const without = (text: string, found: readonly string[]): string =>
  found.reduce((left, each) => left.replaceAll(each, ' '.repeat(each.length)), text);

/**
 * Whether one of these words occurs shortly before a position, with only a few words or signs, and no other number, in
 * between.
 */
export function isLabelled(text: string, place: number, label: RegExp): boolean {
  const before = text.slice(Math.max(0, place - labelReach), place);
  return new RegExp(`(?<!\\p{L})(?:${label.source})(?!\\p{L})[^\\p{N}]*$`, 'iu').test(before);
}
