/** How far before a number its label may stand, in characters. */
const labelReach = 32;

/** All matches that neither begin nor end within a longer word or number. @param pattern without flags, but for `u`. */
export function candidates(text: string, pattern: RegExp): RegExpExecArray[] {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, 'gu');
  return [...text.matchAll(whole)];
}

/** A text without what was found in it, of the same length. */
export const without = (text: string, found: readonly string[]): string =>
  found.reduce((left, each) => left.replaceAll(each, ' '.repeat(each.length)), text);

/** Whether one of these words stands shortly before a place, with nothing but a few words, signs and no other number between. */
export function isLabelled(text: string, place: number, label: RegExp): boolean {
  const before = text.slice(Math.max(0, place - labelReach), place);
  return new RegExp(`(?<!\\p{L})(?:${label.source})(?!\\p{L})[^\\p{N}]*$`, 'iu').test(before);
}
