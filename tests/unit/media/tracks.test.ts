import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findOtherTracks } from '#engines/media/unread-tracks/unread-tracks.ts';
import { oneProgramme } from '#engines/media/containers/transport.ts';
import { sniffFormat, type FormatId } from '#formats/formats.ts';

const read = (name: string) => readFile(`tests/fixtures/media/${name}`);
const otherTracks = async (name: string, format: FormatId) => findOtherTracks(new Blob([await read(name)]), format);

test('subtitles in Matroska are seen', async () => {
  expect(await otherTracks('tracks.mkv', 'mkv')).toEqual([
    { type: 'subtitles', codec: 'S_TEXT/UTF8', encrypted: false },
  ]);
});

test('video that Mediabunny passes over in a transport stream is seen', async () => {
  expect(await otherTracks('mpeg2.m2ts', 'ts')).toEqual([{ type: 'video', codec: 'MPEG-2', encrypted: false }]);
});

test('encrypted tracks of MP4 are seen', async () => {
  const tracks = await otherTracks('encrypted.mp4', 'mp4');
  expect(tracks.map(({ type, encrypted }) => ({ type, encrypted }))).toEqual([
    { type: 'video', encrypted: true },
    { type: 'audio', encrypted: true },
  ]);
});

test.each([
  ['clip.mp4', 'mp4'],
  ['clip.mov', 'mov'],
  ['clip.webm', 'webm'],
  ['clip.m2ts', 'ts'],
] as const)('there is nothing else in %s', async (name, format) => {
  expect(await otherTracks(name, format)).toEqual([]);
});

test('an index that contradicts itself is refused, because looking packets up in it may never end', async () => {
  const bytes = await read('clip.mp4');
  // The number of samples per chunk in the first run.
  const at = bytes.indexOf('stsc') + 16;
  bytes.writeUInt32BE(0x36000001, at);
  await expect(findOtherTracks(new Blob([bytes]), 'mp4')).rejects.toThrow('contradict');
});

test.each(['clip.mp4', 'clip.mov', 'clip.webm', 'clip.m2ts', 'tracks.mkv'])(
  'nothing but an explanation comes of %s when its first kilobytes are damaged',
  async (name) => {
    const bytes = await read(name);
    const format = await sniffFormat(new Blob([bytes]));
    if (!format) throw new Error('Not known');
    for (let at = 8; at < 3000; at += 7) {
      const damaged = Buffer.from(bytes);
      damaged[at] = 0xff;
      const found = await findOtherTracks(new Blob([damaged]), format).catch((error: unknown) => error);
      expect(Array.isArray(found) || String(found).includes('contradict')).toBe(true);
    }
  },
);

test.each([
  ['FLAC', '\x7FFLAC\x01\x00', { type: 'audio', codec: 'FLAC in Ogg', encrypted: false }],
  ['Speex', 'Speex   1.2', { type: 'audio', codec: 'Speex', encrypted: false }],
  ['Theora', '\x80theora\x03', { type: 'video', codec: 'Theora', encrypted: false }],
])('%s in Ogg is seen, also beside sound that is read', async (_, head, expected) => {
  const page = (packet: string) =>
    Buffer.concat([
      Buffer.from('OggS\0\x02', 'latin1'),
      Buffer.alloc(20),
      Buffer.from([1, packet.length]),
      Buffer.from(packet, 'latin1'),
    ]);
  const found = await findOtherTracks(new Blob([page(head), page('OpusHead\x01'), await read('tone.ogg')]), 'ogg');
  expect(found).toEqual([expected]);
  expect(await otherTracks('tone.ogg', 'ogg')).toEqual([]);
});

test('the first programme with content in a broadcast is read, from its first whole packet', async () => {
  const packet = (pid: number, ...content: number[]) =>
    Buffer.concat([
      Buffer.from([0x47, 0x40 | (pid >> 8), pid & 0xff, 0x10, ...content]),
      Buffer.alloc(188, 0xff),
    ]).subarray(0, 188);
  const table = (pid: number, ...content: number[]) =>
    packet(pid, 0, content[0] ?? 0, 0xb0, content.length + 3, ...content.slice(1), 0, 0, 0, 0);
  // MPEG-1 audio, and MPEG-2 video, each with its packet ID.
  const map = (pid: number, type: number, stream: number) =>
    table(pid, 2, 0, 1, 0xc1, 0, 0, 0xe0, stream, 0xf0, 0, type, 0xe0, stream, 0xf0, 0);
  const all = table(0, 0, 0, 1, 0xc1, 0, 0, 0, 1, 0xe0, 0x21, 0, 2, 0xe0, 0x22, 0, 3, 0xe0, 0x23);
  const absent = map(0x21, 0x1b, 0x31);
  const film = [map(0x22, 0x02, 0x32), packet(0x32, 0, 0, 1)];
  const other = [map(0x23, 0x1b, 0x33), packet(0x33, 0, 0, 1)];
  const { readable, others } = await oneProgramme(new Blob([Buffer.alloc(50, 7), all, absent, ...film, ...other]));
  expect({ size: readable.size, others }).toEqual({ size: 6 * 188, others: 1 });
  expect(await findOtherTracks(readable, 'ts')).toEqual([{ type: 'video', codec: 'MPEG-2', encrypted: false }]);
  const alone = new Blob([all, ...film]);
  expect(await oneProgramme(alone)).toEqual({ readable: alone, others: 0 });
});

/** Builds a box of ISO/IEC 14496-12. */
const box = (type: string, ...content: (Uint8Array | number[])[]): Buffer<ArrayBuffer> => {
  const data = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + data.length);
  head.write(type, 4);
  return Buffer.concat([head, data]);
};
const words = (...values: number[]) => values.flatMap((value) => [0, 0, value >> 8, value & 255]);

test('packets of several codings in one track are refused, as all would be read by one; the same twice is none', async () => {
  const movie = (first: number[], second: number[], chunks: number[]) =>
    new Blob([
      box('ftyp', Buffer.from('isom')),
      box(
        'moov',
        box(
          'trak',
          box(
            'mdia',
            box('hdlr', words(0, 0), Buffer.from('vide'), words(0)),
            box(
              'minf',
              box(
                'stbl',
                box('stsd', words(0, 2), box('avc1', first), box('avc1', second)),
                box('stsc', words(0, chunks.length), ...chunks.map((index, run) => words(run + 1, 1, index))),
              ),
            ),
          ),
        ),
      ),
    ]);
  await expect(findOtherTracks(movie([1], [2], [1, 2]), 'mp4')).rejects.toMatchObject({ code: 'several-codings' });
  await expect(findOtherTracks(movie([1], [2], [1]), 'mp4')).rejects.toMatchObject({ code: 'several-codings' });
  expect(await findOtherTracks(movie([1], [2], [2]), 'mp4')).toEqual([]);
  expect(await findOtherTracks(movie([1], [1], [1, 2]), 'mp4')).toEqual([]);
});
