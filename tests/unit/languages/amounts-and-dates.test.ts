import { afterEach, expect, test, vi } from 'vitest';
import type { LanguageId } from '#languages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What the same values are in a language: a size, a large number, a change, a share, a list, a choice, a percentage beside a slider and a date. */
const table: Partial<Record<LanguageId, readonly string[]>> = {
  en: ['1.4 MB', '12,345', '−63%', '12.5%', 'a, b and c', 'a, b or c', '30%', '28 Nov 2026'],
  de: ['1,4 MB', '12.345', '−63 %', '12,5 %', 'a, b und c', 'a, b oder c', '30 %', '28.11.2026'],
  fr: ['1,4 Mo', '12 345', '−63 %', '12,5 %', 'a, b et c', 'a, b ou c', '30 %', '28 nov. 2026'],
  es: ['1,4 MB', '12.345', '−63 %', '12,5 %', 'a, b y c', 'a, b o c', '30 %', '28 nov 2026'],
  'pt-BR': ['1,4 MB', '12.345', '−63%', '12,5%', 'a, b e c', 'a, b ou c', '30%', '28 de nov. de 2026'],
  it: ['1,4 MB', '12.345', '−63%', '12,5%', 'a, b e c', 'a, b o c', '30%', '28 nov 2026'],
  nl: ['1,4 MB', '12.345', '−63%', '12,5%', 'a, b en c', 'a, b of c', '30%', '28 nov 2026'],
  pl: ['1,4 MB', '12 345', '−63%', '12,5%', 'a, b i c', 'a, b lub c', '30%', '28 lis 2026'],
  ja: ['1.4 MB', '12,345', '−63%', '12.5%', 'a、b、c', 'a、b、またはc', '30%', '2026/11/28'],
  ko: ['1.4MB', '12,345', '−63%', '12.5%', 'a, b 및 c', 'a, b 또는 c', '30%', '2026. 11. 28.'],
  'zh-Hans': ['1.4 MB', '12,345', '−63%', '12.5%', 'a、b和c', 'a、b或c', '30%', '2026年11月28日'],
  ar: ['1.4 MB', '12,345', '−63%', '12.5%', 'a وb وc', 'a أو b أو c', '30%', '28‏/11‏/2026'],
};

/** Spaces and marks of direction, which differ between versions of ICU. */
const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2068\u2069\u200e\u200f\u061c]/g, '');

test.each(Object.keys(table) as LanguageId[])('sizes, numbers, lists and dates are those of %s', async (id) => {
  vi.stubGlobal('buildLanguage', id);
  vi.resetModules();
  const { anyOf, describeChange, describeShare, describeSize, describeWhole, listOf, unitAfter } =
    await import('#wording/amounts.ts');
  const { locale } = await import('#language.ts');
  const items = ['a', 'b', 'c'];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(1795824000000),
  );
  expect(
    [
      describeSize(1.4e6),
      describeWhole(12345),
      describeChange(100, 37),
      describeShare(0.125, 1),
      listOf(items),
      anyOf(items),
      `30${unitAfter('%')}`,
      date,
    ].map(plain),
  ).toEqual(table[id]?.map(plain));
});
