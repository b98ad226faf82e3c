import { expect, test } from 'vitest';
import { missingScripting } from '../../../scripts/browsers/missing-features.ts';
import { usedUnasked } from '../../../scripts/browsers/used-features.ts';
import { missingStyles } from '../../../scripts/browsers/used-styles.ts';

const missing = missingScripting();
const missingIn = (script: string) => [...usedUnasked(script)].filter((name) => missing.has(name));

test.each([
  ['await Promise.try(work)', 'Promise.try'],
  ['const page = URL.parse(text)', 'URL.parse'],
  ['Uint8Array.fromBase64(text)', '.fromBase64'],
  ['const all = await Array.fromAsync(list)', 'Array.fromAsync'],
  ['bytes.toBase64()', '.toBase64'],
  ['one.isSubsetOf(other)', '.isSubsetOf'],
  ['new ImageDecoder({ data })', 'ImageDecoder'],
  ['new self.AudioDecoder(init)', 'AudioDecoder'],
  ['new DisposableStack()', 'DisposableStack'],
])('%s needs what one of the oldest browsers lacks', (script, name) => {
  expect(missingIn(script)).toEqual([expect.stringContaining(name)]);
});

test.each([
  'using file = open()',
  'await using file = open()',
  '/(?i:a)b/',
  'import a from "./a.json" with { type: "json" }',
])('%s is syntax that one of the oldest browsers cannot read', (script) => {
  expect(() => usedUnasked(script)).toThrow(SyntaxError);
});

test.each([
  "if ('ImageDecoder' in self) new ImageDecoder({ data })",
  "typeof AudioDecoder === 'undefined' || new AudioDecoder(init)",
  'URL.parse?.(text)',
  'Uint8Array.fromBase64 ? Uint8Array.fromBase64(text) : slowly(text)',
  'self.trustedTypes?.createPolicy(name, rules)',
  'Symbol.dispose ??= Symbol(); object[Symbol.dispose]()',
])('%s asks first', (script) => {
  expect(missingIn(script)).toEqual([]);
});

test.each(['await x', 'Map.groupBy(list, by)', 'Promise.withResolvers()', 'list.toSorted().map(each)'])(
  '%s works in all of the oldest browsers',
  (script) => {
    expect(missingIn(script)).toEqual([]);
  },
);

test.each([
  ['a { field-sizing: content }', 'field-sizing'],
  ['a { position-anchor: --b }', 'position-anchor'],
  ['a { color: light-dark(#000, #fff) }', 'light-dark()'],
  ['@starting-style { a { opacity: 0 } }', '@starting-style'],
  ['a { text-wrap: pretty }', 'text-wrap: pretty'],
  ['a::details-content { color: red }', '::details-content'],
])('%s needs what one of the oldest browsers lacks', (sheet, name) => {
  expect([...missingStyles(sheet).keys()]).toEqual([name]);
});

test('styles that ask first, and those that all have, pass', () => {
  const sheet = '@supports (field-sizing: content) { a { field-sizing: content } } a { inset-inline: 1rem; gap: 2dvh }';
  expect([...missingStyles(sheet).keys()]).toEqual([]);
});
