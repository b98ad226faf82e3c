import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formatPageList, pageListPattern, parsePageList } from '#options/page-list.ts';
import organise from '#tools/organise-pdf.ts';

const lists: [string, ReturnType<typeof parsePageList>][] = [
  ['3', [{ from: 3, to: 3 }]],
  [
    '1-3, 7',
    [
      { from: 1, to: 3 },
      { from: 7, to: 7 },
    ],
  ],
  [
    '1 – 3 ;7',
    [
      { from: 1, to: 3 },
      { from: 7, to: 7 },
    ],
  ],
  ['5-', [{ from: 5, to: -1 }]],
  ['5- 7', [{ from: 5, to: 7 }]],
  ['last-1', [{ from: -1, to: 1 }]],
  ['z', [{ from: -1, to: -1 }]],
  ['all', [{ from: 1, to: -1 }]],
  ['Odd', [{ from: 1, to: -1, only: 'odd' }]],
  ['2:4@90', [{ file: 1, from: 4, to: 4, angle: 90 }]],
  ['2:even@180', [{ file: 1, from: 1, to: -1, only: 'even', angle: 180 }]],
  ['', []],
];

test.each(lists)('“%s” is a list of pages', (text, ranges) => {
  expect(pageListPattern.test(text)).toBe(true);
  expect(parsePageList(text)).toEqual(ranges);
});

test.each([
  '0',
  'a',
  '1-a',
  '1--3',
  '-',
  '-3',
  '5- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- 7- x',
  '4@45',
  '0:1',
  '1.5',
  'all-3',
  '1:',
])('“%s” is not', (text) => expect(pageListPattern.test(text)).toBe(false));

test('Pages that follow each other are written as ranges', () => {
  const pages = [
    { file: 1, page: 1, angle: 0 },
    { file: 1, page: 2, angle: 0 },
    { file: 1, page: 3, angle: 90 },
    { file: 2, page: 4, angle: 90 },
    { file: 1, page: 1, angle: 0 },
  ] as const;
  expect(formatPageList(pages, false)).toBe('1-2, 3@90, 4@90, 1');
  expect(formatPageList(pages, true)).toBe('1:1-2, 1:3@90, 2:4@90, 1:1');
});

test('The list of a board of thousands of pages, turned by turns, can be used', () => {
  const angles = [0, 90, 180, 270] as const;
  const pages = Array.from({ length: 30_000 }, (_, index) => ({
    file: 1,
    page: index + 1,
    angle: angles[index % 4] ?? 0,
  }));
  const job = organise.job(v.parse(organise.options, { pages: formatPageList(pages, true) }));
  expect(job).toHaveProperty('operation.pages.length', 30_000);
});
