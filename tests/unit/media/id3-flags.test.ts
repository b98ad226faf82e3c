import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMetadata } from '#engines/media/mediabunny/mended-tags.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { convert } from '#engines/media/write/convert.ts';
import { readMedia } from '../../browser/media/media-readers.ts';

const cover = await readFile('tests/fixtures/reports/cover.jpg');
const mp3 = await readFile('tests/fixtures/media/tone.mp3');
const sound = mp3.subarray(10 + inSevens(mp3.subarray(6, 10)));

function inSevens(bytes: Uint8Array) {
  return bytes.reduce((sum, byte) => sum * 128 + byte, 0);
}

const sevens = (value: number) => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 127));
const eights = (value: number) => Buffer.from([24, 16, 8, 0].map((shift) => (value >> shift) & 255));

/** Puts a zero after each 255 that needs one. */
const unsynchronised = (bytes: Buffer) =>
  Buffer.from(
    [...bytes].flatMap((byte, at) =>
      byte === 255 && ((bytes[at + 1] ?? 0) === 0 || (bytes[at + 1] ?? 0) >= 224) ? [byte, 0] : [byte],
    ),
  );

interface Way {
  version: 3 | 4;
  unsynchronised: boolean;
  compressed: boolean;
  grouped: boolean;
  measured: boolean;
  extended: boolean;
  /** Whether sizes are written in the way of the other version, as some programs do. */
  otherSizes: boolean;
  padding: number;
}

function frameOf(name: string, content: Buffer, way: Way): Buffer {
  const isNew = way.version === 4;
  const measured = way.compressed || (isNew && way.measured);
  const data = way.compressed ? deflateSync(content) : content;
  const before = [
    ...(isNew && way.grouped ? [Buffer.of(1)] : []),
    ...(measured ? [isNew ? sevens(content.length) : eights(content.length)] : []),
    ...(!isNew && way.grouped ? [Buffer.of(1)] : []),
  ];
  const plain = Buffer.concat([...before, data]);
  const written = isNew && way.unsynchronised ? unsynchronised(plain) : plain;
  const flags = isNew
    ? (way.grouped ? 0x40 : 0) | (way.compressed ? 8 : 0) | (way.unsynchronised ? 2 : 0) | (measured ? 1 : 0)
    : (way.compressed ? 0x80 : 0) | (way.grouped ? 0x20 : 0);
  const size = isNew === way.otherSizes ? eights(written.length) : sevens(written.length);
  return Buffer.concat([Buffer.from(name), size, Buffer.of(0, flags), written]);
}

function tagged(title: string, way: Way) {
  const text = Buffer.concat([Buffer.of(1, 0xff, 0xfe), Buffer.from(title, 'utf16le')]);
  const picture = Buffer.concat([Buffer.from('\0image/jpeg\0\u{3}\0', 'latin1'), cover]);
  const frames = [frameOf('TIT2', text, way), frameOf('APIC', picture, way), Buffer.alloc(way.padding)];
  const extended = way.extended
    ? way.version === 4
      ? Buffer.of(0, 0, 0, 6, 1, 0)
      : Buffer.of(0, 0, 0, 6, 0, 0, 0, 0, 0, 0)
    : Buffer.of();
  const body = Buffer.concat([extended, ...frames]);
  const written = way.version === 3 && way.unsynchronised ? unsynchronised(body) : body;
  const flags = (way.unsynchronised ? 0x80 : 0) | (way.extended ? 0x40 : 0);
  return Buffer.concat([Buffer.from('ID3'), Buffer.of(way.version, 0, flags), sevens(written.length), written, sound]);
}

const ways = fc.record<Way>({
  version: fc.constantFrom(3, 4),
  unsynchronised: fc.boolean(),
  compressed: fc.boolean(),
  grouped: fc.boolean(),
  measured: fc.boolean(),
  extended: fc.boolean(),
  otherSizes: fc.boolean(),
  padding: fc.constantFrom(0, 1, 300),
});

test('title and cover survive, however the tag is written', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[A-Za-zÿþżЖ日 ]{1,30}[a-z]$/), ways, async (title, way) => {
      using media = await openMedia(new File([Uint8Array.from(tagged(title, way))], 'tone.mp3'), true);
      const { file } = await convert({ type: 'convert', container: 'mp3' }, media, () => undefined);
      const bytes = Buffer.from(await file.arrayBuffer());
      const { tags, tracks } = await readMedia(bytes);
      expect(tags['title']).toBe(title);
      expect(tracks.filter((track) => track.cover)).toHaveLength(1);
      expect(bytes.includes(cover)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['id3v24-unsync.mp3', 'Unsynced ÿ title'],
  ['mp3-apeonly.mp3', 'Ape title'],
  ['mp3-ape.mp3', 'Second'],
])('%s keeps its title and its cover', async (name, title) => {
  using media = await openMedia(new File([await readFile(`tests/fixtures/reports/${name}`)], name), true);
  const { title: read, images = [] } = await readMetadata(media.input);
  expect(read).toBe(title);
  expect(images.map(({ data, kind }) => ({ kind, same: cover.equals(data) }))).toEqual([
    { kind: 'coverFront', same: true },
  ]);
  const { file } = await convert(
    { type: 'convert', container: 'mp3', tags: { artist: 'Somebody', clear: false } },
    media,
    () => undefined,
  );
  const bytes = Buffer.from(await file.arrayBuffer());
  expect((await readMedia(bytes)).tags).toMatchObject({ title, artist: 'Somebody' });
  expect(bytes.includes(cover)).toBe(true);
});
