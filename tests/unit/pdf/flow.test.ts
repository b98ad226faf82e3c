import { expect, test } from 'vitest';
import type { Block } from '#engines/pdf/flow/blocks.ts';
import type { Fragment } from '#engines/pdf/flow/letters/fragment.ts';
import { joinJustified } from '#engines/pdf/flow/letters/justified.ts';
import { nameNotes } from '#engines/pdf/flow/notes.ts';

const size = 10;

/** Words of a line, each where it begins; letters are 5 points wide. */
const line = (number: number, ...words: [left: number, text: string][]): Fragment[] =>
  words.map(([left, text]) => {
    const top = 14 * number;
    const area = { left, right: left + 5 * text.length, top, bottom: top + size, base: top + 8 };
    return { type: 'text', ...area, size, runs: [{ text }], length: text.length, isBold: false, isCode: false };
  });

const textsOf = (fragments: readonly Fragment[]) => fragments.map(({ runs }) => runs.map(({ text }) => text).join(''));

test('Words of justified lines belong together, however far apart they are', () => {
  const lines = [
    ...line(0, [0, 'Winter'], [50, 'bridge'], [100, 'paper']),
    ...line(1, [0, 'copper in'], [85, 'stations']),
    ...line(2, [0, 'of'], [35, 'harbour'], [95, 'valley']),
  ];
  expect(textsOf(joinJustified(lines))).toEqual(['Winter bridge paper', 'copper in stations', 'of harbour valley']);
});

test('Cells of a table stay apart, even where their edges and spaces are equal', () => {
  const rows = [0, 1, 2].flatMap((row) => line(row, [0, '0.81'], [52, `0.9${row}`], [104, '0.77']));
  expect(textsOf(joinJustified(rows))).toEqual(textsOf(rows));
});

const paragraph = (text: string, mark = '', isNote = false): Block => ({
  type: 'paragraph',
  runs: [{ text }, ...(mark === '' ? [] : [{ text: mark, isRaised: true }])],
  ...(isNote && { isNote }),
});

test('A note is what is set as one, and no item of a list that has its number', () => {
  const item: Block = { type: 'item', level: 0, number: 1, runs: [{ text: 'Water' }] };
  const [[before, listed, note] = []] = nameNotes(
    [[paragraph('See below.', '1'), item, paragraph('1 Below.', '', true)]],
    new Set(),
  );
  expect(before).toMatchObject({ runs: [{}, { note: '1' }] });
  expect(listed).toEqual(item);
  expect(note).toEqual({ type: 'note', name: '1', runs: [{ text: 'Below.' }] });
});
