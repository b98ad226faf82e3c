import fc from 'fast-check';
import { expect } from 'vitest';
import { concat } from '#containers/bytes.ts';
import { readSegments, segment, segmentsOfHead } from '#containers/jpeg.ts';
import { readJpeg } from '#engines/image/formats/jpeg/header.ts';
import { readJpegParts } from '#engines/image/document/jpeg-parts.ts';
import { readJpegFrame } from '#engines/pdf/document/jpeg-frame.ts';
import { property } from '../property.ts';

const marker = fc.constantFrom(0xc0, 0xc2, 0xc4, 0xd0, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xff, 0x01, 0x00);
const length = fc.constantFrom([0, 0], [0, 1], [0, 2], [0, 17], [255, 255]);
const body = fc.uint8Array({ maxLength: 24 }).map((bytes) => new Uint8Array(bytes));
const piece = fc.oneof(
  fc.tuple(marker, length, body).map(([mark, size, rest]) => concat([Uint8Array.of(0xff, mark, ...size), rest])),
  fc.tuple(marker, body).map(([mark, rest]) => segment(mark, rest)),
);
const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => concat([Uint8Array.of(0xff, 0xd8), ...pieces]));

property([hostile], 500)('segments follow one another within the file, whatever its bytes', (bytes) => {
  const { segments, end } = readSegments(bytes);
  expect(end).toBeLessThanOrEqual(bytes.length);
  let last = 2;
  for (const each of segments) {
    const at = each.bytes.byteOffset - bytes.byteOffset;
    expect(at).toBeGreaterThanOrEqual(last);
    expect(each.bytes.length).toBeGreaterThan(0);
    expect(each.body.length).toBeLessThanOrEqual(each.bytes.length);
    last = at + each.bytes.length;
  }
  expect(last).toBeLessThanOrEqual(bytes.length);
  const head = segmentsOfHead(bytes);
  expect(segments.slice(0, head.length).map((each) => each.marker)).toEqual(head.map((each) => each.marker));
});

property([hostile], 500)('all that reads JPEG comes to an end, or says that the file is too short', (bytes) => {
  readJpegParts(bytes);
  readJpegFrame(bytes);
  try {
    readJpeg(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
});
