import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addressOf, subsetTextFace, textFaces } from '../../../scripts/subset-text-face.ts';

test.each(textFaces)('$file is what its package has, and nothing else', async (face) => {
  const shipped = await readFile(addressOf(face.file));
  expect(Buffer.from(await subsetTextFace(face)).equals(shipped)).toBe(true);
});

test('the typeface that every page loads stays under 22 kB', async () => {
  const shipped = await readFile(addressOf(textFaces[0].file));
  expect(shipped.length).toBeLessThan(22_000);
});
