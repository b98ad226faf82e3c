import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headLength, readTagHead, tagFrame, tagFrames, tagHead } from '#containers/id3.ts';
import { property } from '../property.ts';

const name = fc.stringMatching(/^[A-Z][A-Z0-9]{3}$/);
const data = fc.uint8Array({ maxLength: 300 });

property([fc.array(fc.tuple(name, data), { maxLength: 5 })])('what is written is read again', (written) => {
  const frames = Uint8Array.from(written.flatMap(([id, bytes]) => tagFrame(id, bytes)));
  const head = Uint8Array.from(tagHead(frames.length));
  expect(readTagHead(head)).toEqual({ version: 4, flags: 0, size: frames.length, whole: 10 + frames.length });
  expect(head).toHaveLength(headLength);
  expect(tagFrames(frames, 4).map((frame) => [frame.name, Uint8Array.from(frame.data)])).toEqual(written);
});

test('the largest size that four bytes of seven bits hold is read as such', () => {
  expect(readTagHead(Uint8Array.from(tagHead(2 ** 28 - 1)))?.size).toBe(2 ** 28 - 1);
});

const four = fc.oneof(
  fc.constantFrom([0, 0, 0, 0], [255, 255, 255, 255], [0, 0, 0, 1]),
  fc.array(fc.nat(255), { minLength: 4, maxLength: 4 }),
);
const letters = fc.constantFrom('CHAP', 'TIT2', 'T\0\0\0', 'abcd');
const hostile = fc
  .array(fc.tuple(letters, four, fc.uint8Array({ maxLength: 40 })), { maxLength: 6 })
  .map((pieces) =>
    Uint8Array.from(pieces.flatMap(([id, size, bytes]) => [...Buffer.from(id, 'latin1'), ...size, 0, 0, ...bytes])),
  );

property([hostile, fc.constantFrom(2, 3, 4)], 500)(
  'frames stay within the tag and come to an end, whatever its bytes',
  (bytes, version) => {
    const found = tagFrames(bytes, version);
    expect(found.reduce((sum, frame) => sum + headLength + frame.data.length, 0)).toBeLessThanOrEqual(bytes.length);
    for (const frame of found) expect(frame.name).toMatch(/^[A-Z][A-Z0-9]{3}$/);
  },
);
