import { expect, test } from 'vitest';
import {
  afterFilesChange,
  allTiles,
  duplicate,
  listOf,
  listOfFile,
  moveOver,
  moveTo,
  newKeys,
  remove,
  replaceFile,
  tilesOf,
  turn,
  type Tile,
} from '#components/controls/pages/page-order.ts';

const keysOf = (tiles: readonly Tile[], ...places: number[]) => new Set(places.map((place) => tiles[place]?.key ?? 0));

test('A list that is typed and the board that shows it say the same', () => {
  for (const list of ['1-3', '3, 1-2', '2@90, 1', '4, 4, 4']) expect(listOf(tilesOf(list, [4]), false)).toBe(list);
  expect(listOf(tilesOf('last-3, even, 9', [4]), false)).toBe('4, 3, 2, 4');
  expect(listOf(tilesOf('2:all, 1:2@270', [2, 3]), true)).toBe('2:1-3, 1:2@270');
});

test('Chosen pages move as one block', () => {
  const tiles = allTiles([5]);
  expect(listOf(moveTo(tiles, keysOf(tiles, 1, 3), 0), false)).toBe('2, 4, 1, 3, 5');
  expect(listOf(moveTo(tiles, keysOf(tiles, 0), 99), false)).toBe('2-5, 1');
  expect(listOf(moveTo(tiles, keysOf(tiles, 4), -1), false)).toBe('5, 1-4');
});

test('Pages can be turned, removed and repeated', () => {
  const tiles = allTiles([3]);
  const second = keysOf(tiles, 1);
  expect(listOf(turn(turn(tiles, second, 90), second, 90), false)).toBe('1, 2@180, 3');
  expect(listOf(turn(turn(tiles, second, 90), second, 270), false)).toBe('1-3');
  expect(listOf(remove(tiles, second), false)).toBe('1, 3');
  expect(listOf(duplicate(tiles, second), false)).toBe('1-2, 2-3');
});

test('When files are added, removed or reordered, pages keep their settings', () => {
  const [a, b, c] = ['a', 'b', 'c'];
  const tiles = tilesOf('2:1, 1:2', [2, 1]);
  const of = (...entries: string[]) => entries.map((entry) => ({ entry, pages: 2 }));
  expect(listOf(afterFilesChange(tiles, [a, b], of(b, a)), true)).toBe('1:1, 2:2');
  expect(listOf(afterFilesChange(tiles, [a, b], of(a, b, c)), true)).toBe('2:1, 1:2, 3:1-2');
  expect(listOf(afterFilesChange(tiles, [a, b], of(b)), false)).toBe('1');
});

test('Pages of new files are placed after the chosen pages', () => {
  const tiles = tilesOf('1:all', [3]);
  const files = ['a', 'b'].map((entry) => ({ entry, pages: 2 }));
  expect(listOf(afterFilesChange(tiles, ['a'], files, keysOf(tiles, 1)), true)).toBe('1:1-2, 2:1-2, 1:3');
  expect(listOf(afterFilesChange(tiles, ['a'], files, new Set()), true)).toBe('1:1-3, 2:1-2');
});

test('Pages of new files follow the order of the files, whichever is read first', () => {
  const entries = ['b', 'c', 'd'];
  for (const sequence of ['bcd', 'bdc', 'cbd', 'cdb', 'dbc', 'dcb']) {
    for (const [list, expected] of [
      ['1:all', '1:1, 2:all, 3:all, 4:all, 1:2'],
      ['1:2, 1:1', '1:2, 2:all, 3:all, 4:all, 1:1'],
    ] as const) {
      let tiles = tilesOf(list, [2]);
      let chosen = keysOf(tiles, 0);
      let before = ['a'];
      for (let read = 1; read <= sequence.length; read++) {
        const after = ['a', ...entries.filter((entry) => sequence.slice(0, read).includes(entry))];
        const now = afterFilesChange(
          tiles,
          before,
          after.map((entry) => ({ entry, pages: 1 })),
          chosen,
        );
        const inserted = newKeys(now, tiles);
        chosen = read === 1 ? inserted : new Set([...chosen, ...inserted]);
        [tiles, before] = [now, after];
      }
      expect(listOf(tiles, true), sequence).toBe(expected.replaceAll(':all', ':1'));
    }
  }
});

test('Pages of new files come last in the order of the files, among pages in an order of their own', () => {
  const tiles = tilesOf('2:1, 1:1', [1, 1]);
  const of = (...names: string[]) => names.map((entry) => ({ entry, pages: 1 }));
  const later = afterFilesChange(tiles, ['a', 'b'], of('a', 'b', 'd'));
  expect(listOf(afterFilesChange(later, ['a', 'b', 'd'], of('a', 'b', 'c', 'd')), true)).toBe('2:1, 1:1, 3:1, 4:1');
});

test('Pages in file order move along with their files', () => {
  const tiles = tilesOf('1:2, 2:all', [2, 2]);
  const files = ['b', 'a'].map((entry) => ({ entry, pages: 2 }));
  expect(listOf(afterFilesChange(tiles, ['a', 'b'], files), true)).toBe('1:1-2, 2:2');
});

test('The pages of one file can be listed and replaced in place', () => {
  const tiles = tilesOf('1:all, 2:2, 3:all', [2, 3, 1]);
  expect([0, 1, 2].map((file) => listOfFile(tiles, file, [2, 3, 1][file] ?? 0))).toEqual(['', '2', '']);
  expect(listOf(replaceFile(tiles, 1, '3-2', 3), true)).toBe('1:1-2, 2:3, 2:2, 3:1');
  expect(listOf(replaceFile(tiles, 1, '', 3), true)).toBe('1:1-2, 2:1-3, 3:1');
  expect(listOf(replaceFile(tiles, 1, 'none', 3), true)).toBe('1:1-2, 3:1');
  expect(listOfFile(replaceFile(tiles, 1, 'none', 3), 1, 3)).toBe('none');
  expect(listOf(replaceFile(remove(tiles, keysOf(tiles, 2)), 1, '1@90', 3), true)).toBe('1:1-2, 2:1@90, 3:1');
});

test('A page that is dragged over another takes its place, from either side', () => {
  const pages = [1, 2, 3, 4].map((key) => ({ key }));
  const keysAfter = (dragged: number, over: number) => moveOver(pages, new Set([dragged]), over).map(({ key }) => key);
  expect(keysAfter(1, 3)).toEqual([2, 3, 1, 4]);
  expect(keysAfter(4, 2)).toEqual([1, 4, 2, 3]);
});
