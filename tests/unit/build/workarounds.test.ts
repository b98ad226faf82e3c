import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Returns the first two cells of each table row in a part of a document. */
const rowsOf = (part: string) =>
  [...part.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm)]
    .slice(2)
    .map(([, first = '', second = '']) => [first, second] as const);

const plain = (cell: string) => cell.replaceAll('`', '');

describe.each(['src/engines/media/mediabunny', 'src/engines/image/libvips'])('%s', (room) => {
  const readme = `${room}/README.md`;
  const [, here = '', elsewhere = ''] =
    /## In this folder\n([^]*?)## Elsewhere\n([^]*?)\n## /.exec(readFileSync(readme, 'utf8')) ?? [];

  test('every file has a row', () => {
    const files = readdirSync(room).filter((name) => name.endsWith('.ts'));
    expect(
      rowsOf(here)
        .map(([file]) => plain(file))
        .toSorted(),
    ).toEqual(files.toSorted());
  });

  test('what stands elsewhere names its row in a comment', () => {
    expect(rowsOf(elsewhere)).not.toEqual([]);
    const silent = rowsOf(elsewhere).filter(([row, where]) => {
      const text = readFileSync(plain(where), 'utf8').replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ');
      return !text.includes(`"${row}" in \`${readme}\``);
    });
    expect(silent).toEqual([]);
  });
});
