/**
 * Lists in sentences. `Intl.ListFormat` puts no space around 和 and 或, which belongs there beside Latin letters and
 * digits.
 */
export const listOf = (things: readonly string[]): string => joined(things, '和');

/** `VLC 或 HandBrake`. */
export const anyOf = (things: readonly string[]): string => joined(things, '或');

function joined(things: readonly string[], word: string): string {
  const last = things.at(-1) ?? '';
  const others = things.slice(0, -1).join('、');
  if (others === '') return last;
  const before = /[^\p{Script=Han}\p{Punctuation}]$|[)}%]$/u.test(others) ? ' ' : '';
  const after = /^[^\p{Script=Han}\p{Punctuation}]|^[({.]/u.test(last) ? ' ' : '';
  return `${others}${before}${word}${after}${last}`;
}
