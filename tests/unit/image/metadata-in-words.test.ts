import { expect, test } from 'vitest';
import { metadataName, metadataValue } from '#words/metadata-table.ts';

test('names and values that no file has are in words', () => {
  expect(metadataName('Date time original')).toBe('Date time original');
  expect(metadataName({ type: 'iptc-author-position' })).toBe('IPTC author’s position');
  expect(metadataName({ type: 'chunk', of: 'vpAg' })).toBe('Chunk vpAg');
  expect(metadataName({ type: 'in-picture', name: { type: 'comment' } })).toBe('In a picture: Comment');
  expect(metadataName({ type: 'in-cover', cover: 'coverFront', name: 'GPS' })).toBe('coverFront: GPS');
});

test.each([
  [{ type: 'bytes', bytes: 1 }, '1 byte'],
  [{ type: 'bytes', bytes: 12 }, '12 bytes'],
  [{ type: 'kilobytes', bytes: 3 }, '1 kB'],
  [{ type: 'kilobytes', bytes: 1_234_567 }, '1,235 kB'],
  [{ type: 'maker-notes', bytes: 4000 }, 'notes of the camera’s maker, which may hold serial numbers (4 kB)'],
  [{ type: 'file', name: 'a.txt', bytes: 1500 }, 'a.txt (1.5 kB)'],
  [{ type: 'cover', format: 'image/png', bytes: 1500 }, 'image/png, 1.5 kB'],
  [{ type: 'pixels', width: 8, height: 6 }, '8 × 6 pixels'],
  [{ type: 'fields', count: 3 }, '3 fields'],
  [{ type: 'position', altitude: 35 }, 'altitude 35 m'],
  [{ type: 'position', position: '1° N, 2° E', altitude: 35 }, '1° N, 2° E, altitude 35 m'],
] as const)('%o is “%s”', (value, text) => expect(metadataValue(value)).toBe(text));
