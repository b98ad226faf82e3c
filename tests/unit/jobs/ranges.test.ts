import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pagesOfRanges, placesOf, type NumberRange } from '#jobs/contract/ranges.ts';
import { parsePageList } from '#options/page-list.ts';
import { contentOf, onlyOutput, operate } from '../pdf/read-pdf.ts';

const ranges: [NumberRange, number[]][] = [
  [{ from: 1, to: -1 }, [0, 1, 2, 3, 4]],
  [{ from: 2, to: 2 }, [1]],
  [{ from: -1, to: -1 }, [4]],
  [{ from: 4, to: 2 }, [3, 2, 1]],
  [{ from: -1, to: 3 }, [4, 3, 2]],
  [{ from: 1, to: -1, only: 'odd' }, [0, 2, 4]],
  [{ from: 1, to: -1, only: 'even' }, [1, 3]],
  [{ from: 5, to: 2, only: 'odd' }, [4, 2]],
];

test.each(ranges)('%o has the same places in a form and in the PDF engine', (range, places) => {
  expect(placesOf(range, 5)).toEqual(places);
  expect(pagesOfRanges([range], 5)).toEqual(places);
});

test.each([
  [{ from: 4, to: 7 }, [3, 4]],
  [{ from: 7, to: 4 }, [4, 3]],
  [{ from: -9, to: 2 }, [0, 1]],
  [{ from: 6, to: 6 }, []],
])('A form leaves out pages of %o that do not exist, and the PDF engine refuses them', (range, places) => {
  expect(placesOf(range, 5)).toEqual(places);
  expect(() => pagesOfRanges([range], 5)).toThrow(expect.objectContaining({ code: 'no-such-page' }));
});

test.each([
  ['odd', ['A page 1', 'A page 3']],
  ['even', ['A page 2', 'A page 4']],
])('The %s pages of a document are extracted', async (list, texts) => {
  const first = new Uint8Array(await readFile(new URL('../../fixtures/pdf/first.pdf', import.meta.url)));
  const extracted = await onlyOutput(await operate({ type: 'extract', pages: parsePageList(list) }, [first]));
  expect((await contentOf(extracted)).texts.map((text) => text.slice(0, 8))).toEqual(texts);
});
