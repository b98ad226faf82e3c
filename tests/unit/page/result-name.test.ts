import { expect, test } from 'vitest';
import { nameResults } from '#components/batch/name-results.ts';
import { newEntry } from '#components/batch/entry.ts';

/** Names the results `made` of a batch of `files`. */
function named(made: readonly string[], files: readonly string[], suffix?: string, joined = false): string[] {
  const entries = files.map((path, id) => newEntry(id, { file: new File([], path), path }));
  const outputs = made.map((name) => ({ file: new File(['bytes'], name, { type: 'image/jpeg' }), notes: [] }));
  return nameResults(outputs, { entries, joined, suffix }).map(({ file }) => file.name);
}

test.each([
  ['photo.jpg', ['photo.jpg'], 'photo-compressed.jpg'],
  ['photo.jpg', ['PHOTO.JPG'], 'photo-compressed.jpg'],
  ['photo.jpg', ['photo.jpeg'], 'photo-compressed.jpg'],
  ['café.jpg', ['cafe\u0301.jpg'], 'café-compressed.jpg'],
  ['photo.jpg', ['trip/photo.jpg'], 'photo-compressed.jpg'],
  ['photo.jpg', ['photo.heic', 'photo.jpg'], 'photo-compressed.jpg'],
  ['IMG (2).jpg', ['IMG (2).jpg'], 'IMG (2)-compressed.jpg'],
  ['v1.2 notes.jpg', ['v1.2 notes.jpg'], 'v1.2 notes-compressed.jpg'],
])('%s cannot replace a file of %j', (name, files, result) => {
  expect(named([name], files, 'compressed')).toEqual([result]);
});

test('a name that no file has stays', () => {
  expect(named(['photo.jpg'], ['photo.heic'], 'converted')).toEqual(['photo.jpg']);
  expect(named(['scan-1.jpg', 'scan-2.jpg'], ['scan.pdf'])).toEqual(['scan-1.jpg', 'scan-2.jpg']);
});

test('a suffix is said once, however often it is true', () => {
  expect(named(['photo-compressed.jpg'], ['photo-compressed.jpg'], 'resized')).toEqual([
    'photo-compressed-resized.jpg',
  ]);
  expect(named(['photo-compressed.jpg'], ['photo-compressed.jpg'], 'compressed')).toEqual(['photo-compressed (2).jpg']);
  expect(named(['photo-compressed (2).jpg'], ['photo-compressed (2).jpg'], 'compressed')).toEqual([
    'photo-compressed (3).jpg',
  ]);
  expect(named(['photo-compressed-resized.jpg'], ['photo-compressed-resized.jpg'], 'compressed')).toEqual([
    'photo-compressed-resized (2).jpg',
  ]);
  expect(named(['photo.jpg'], ['photo.jpg', 'photo-compressed.jpg'], 'compressed')).toEqual([
    'photo-compressed (2).jpg',
  ]);
});

test('without a suffix, a name that is taken is numbered', () => {
  expect(named(['scan-1.pdf', 'scan-2.pdf'], ['scan.pdf', 'scan-1.pdf'])).toEqual(['scan-1 (2).pdf', 'scan-2.pdf']);
});

test('what was made from all files is named after what was done, not after the first', () => {
  expect(named(['a.jpg'], ['a.heic', 'b.heic'], 'merged', true)).toEqual(['a-merged.jpg']);
  expect(named(['a.pdf'], ['a.pdf', 'b.pdf'], 'merged', true)).toEqual(['a-merged.pdf']);
  expect(named(['images.pdf'], ['a.jpg', 'b.jpg'], undefined, true)).toEqual(['images.pdf']);
});

test('a result under another name has the same bytes and type', async () => {
  const entries = [newEntry(1, { file: new File([], 'a.jpg'), path: 'a.jpg' })];
  const made = { file: new File(['bytes'], 'a.jpg', { type: 'image/jpeg', lastModified: 5 }), notes: [] };
  const [result] = nameResults([made], { entries, joined: false, suffix: 'compressed' });
  expect(await result?.file.text()).toBe('bytes');
  expect(result?.file).toMatchObject({ name: 'a-compressed.jpg', type: 'image/jpeg', lastModified: 5 });
});
