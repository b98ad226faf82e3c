import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { parseBuffer } from 'music-metadata';
import { expect } from 'vitest';
import { readMetadata } from '#engines/media/mediabunny/mended-tags.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { everything } from '../../nightly.ts';
import { property } from '../property.ts';

const mp3 = await readFile('tests/fixtures/media/tone.mp3');
const sound = mp3.subarray(10 + mp3.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0));

/** How many files are tried. */
const tries = everything ? 200 : 50;

const little = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer)));

interface Item {
  name: string;
  data: Buffer;
  flags: number;
}

function apeTag(items: readonly Item[], { version, hasHead }: { version: 1000 | 2000; hasHead: boolean }) {
  const body = Buffer.concat(
    items.map(({ name, data, flags }) => Buffer.concat([little(data.length, flags), Buffer.from(`${name}\0`), data])),
  );
  const has = hasHead && version === 2000;
  const end = (isHead: boolean) =>
    Buffer.concat([
      Buffer.from('APETAGEX'),
      little(version, body.length + 32, items.length, (has ? 0x8000_0000 : 0) + (isHead ? 0x2000_0000 : 0)),
      Buffer.alloc(8),
    ]);
  return Buffer.concat([...(has ? [end(true)] : []), body, end(false)]);
}

const words = fc.stringMatching(/^[A-Za-zÄöé日本 ]{0,20}[a-z]$/);
const text = (name: string, value = words) =>
  fc
    .tuple(fc.constantFrom(name, name.toUpperCase(), name.toLowerCase()), value)
    .map(([spelt, said]): Item => ({ name: spelt, data: Buffer.from(said), flags: 0 }));
const count = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom('', '/30')).map((parts) => parts.join(''));
const picture = fc.uint8Array({ minLength: 4, maxLength: 300 }).map((bytes): Item => ({
  name: 'Cover Art (Front)',
  data: Buffer.concat([Buffer.from('cover.jpg\0'), Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.from(bytes)]),
  flags: 2,
}));
const several = fc.array(words, { minLength: 2, maxLength: 3 }).map((values) => values.join('\0'));
const optional = (item: fc.Arbitrary<Item>) => fc.option(item, { nil: undefined });
const tags = fc.record({
  items: fc
    .tuple(
      ...[text('Title'), text('Artist'), text('Artist', several), text('Album'), text('Genre'), text('Composer')].map(
        optional,
      ),
      ...[text('Track', count), text('Disc', count), text('Year', fc.constant('2011')), text('ISRC'), picture].map(
        optional,
      ),
    )
    .map((items) => items.filter((item) => item !== undefined))
    .filter((items) => items.length > 0 && new Set(items.map(({ name }) => name.toLowerCase())).size === items.length),
  version: fc.constantFrom(1000, 2000),
  hasHead: fc.boolean(),
  hasOld: fc.boolean(),
});

property([tags], { numRuns: tries, seed: 43 })(
  'APE tags are read as another program reads them, however they are written',
  async ({ items, version, hasHead, hasOld }) => {
    const old = hasOld ? Buffer.concat([Buffer.from('TAG'), Buffer.alloc(124), Buffer.of(255)]) : Buffer.of();
    const bytes = Buffer.concat([sound, apeTag(items, { version, hasHead }), old]);
    const { common } = await parseBuffer(bytes, { mimeType: 'audio/mpeg' });
    using media = await openMedia(new File([bytes], 'tone.mp3'), true);
    const read = await readMetadata(media.input);
    const joined = (values: readonly string[] | undefined) => values?.join('; ');
    expect({
      title: read.title,
      artist: read.artist,
      album: read.album,
      genre: read.genre,
      year: read.date?.getUTCFullYear(),
      track: read.trackNumber,
      tracks: read.tracksTotal,
      disc: read.discNumber,
      composer: read.raw?.['TCOM'],
      isrc: read.raw?.['TSRC'],
      cover: read.images?.map(({ data }) => Buffer.from(data).toString('hex')),
    }).toEqual({
      title: common.title,
      artist: joined(common.artists),
      album: common.album,
      genre: joined(common.genre),
      year: common.year,
      track: common.track.no ?? undefined,
      tracks: common.track.of ?? undefined,
      disc: common.disk.no ?? undefined,
      composer: joined(common.composer),
      isrc: joined(common.isrc),
      cover: common.picture?.map(({ data }) => Buffer.from(data).toString('hex')),
    });
  },
);
