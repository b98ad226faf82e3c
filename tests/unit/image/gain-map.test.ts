import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasGainMap } from '#engines/image/formats/jpeg/has-gain-map.ts';
import { rewriteMetadata } from '#engines/image/formats/metadata.ts';

const xmpMark = 'http://ns.adobe.com/xap/1.0/\0';
const names = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"';

function withSegment(jpeg: Buffer, marker: number, body: string): Buffer {
  const content = Buffer.from(body, 'latin1');
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/**
 * Builds an Ultra HDR file: the picture, which announces a gain map, followed by the map, which says how to apply it.
 */
async function ultraHdr(): Promise<{ photo: Buffer; file: Buffer }> {
  const photo = await sharp('tests/fixtures/photos/cat.png')
    .resize(96)
    .withExif({ IFD0: { Artist: 'Canary Person' } })
    .jpeg()
    .toBuffer();
  const map = await sharp('tests/fixtures/photos/cat.png').resize(24).greyscale().jpeg().toBuffer();
  const first = withSegment(photo, 0xe1, `${xmpMark}<x ${names} hdrgm:Version="1.0" dc:creator="Canary Creator"/>`);
  const second = withSegment(
    map,
    0xe1,
    `${xmpMark}<x ${names} hdrgm:Version="1.0" hdrgm:GainMapMax="2.5" dc:creator="Canary Mapper"/>`,
  );
  return { photo, file: Buffer.concat([first, second]) };
}

test('a gain map stays, with what says how to use it, and is where the list of pictures says', async () => {
  const { file } = await ultraHdr();
  const given = new File([new Uint8Array(file)], 'hdr.jpg');
  expect(await hasGainMap(given, 'jpeg')).toBe(true);
  const rewritten = await rewriteMetadata(given, 'jpeg', []);
  if (!rewritten) throw new Error('It was not rewritten');
  const after = Buffer.from(await rewritten.file.arrayBuffer());
  expect(after.includes('Canary')).toBe(false);
  expect(after.includes('hdrgm:GainMapMax="2.5"')).toBe(true);
  expect(await hasGainMap(rewritten.file, 'jpeg')).toBe(true);

  // CIPA DC-007: 16 bytes per picture; the second's length is at 20 and its offset at 24, relative to the index's
  // header.
  const header = after.indexOf('MPF\0') + 4;
  const entries = header + 50;
  const [length, place] = [after.readUInt32BE(entries + 20), header + after.readUInt32BE(entries + 24)];
  expect(after.readUInt32BE(entries + 4)).toBe(place);
  expect(place + length).toBe(after.length);
  expect(after.includes(`Item:Length="${length}"`)).toBe(true);
  const map = await sharp(after.subarray(place)).metadata();
  expect(map.width).toBe(24);
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
});

test('a photo without a gain map has none', async () => {
  const { photo } = await ultraHdr();
  expect(await hasGainMap(new File([new Uint8Array(photo)], 'photo.jpg'), 'jpeg')).toBe(false);
});
