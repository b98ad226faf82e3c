import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeStreams } from '#components/files/take-streams.ts';
import type { TakenFile } from '#components/files/take-files.ts';
import { readPlaylist } from '#playlist.ts';
import { openPiece } from '#stream-piece.ts';

const given = (files: Record<string, string>): TakenFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, file: new File([text], path.replace(/^.*\//, '')) }));

const list = (...lines: string[]) => ['#EXTM3U', '#EXT-X-TARGETDURATION:2', ...lines].join('\r\n');
const pieces = (...names: string[]) => list(...names.flatMap((name) => ['#EXTINF:2,', name]));

/** Returns the contents of each part of a stream, as text. */
const textsOf = (one: TakenFile | undefined, of: 'picture' | 'sound' = 'picture') =>
  Promise.all((one?.stream?.parts ?? []).map(async (part) => new Blob(part[of]?.map(({ blob }) => blob)).text()));

test('a playlist and the files that it names become one recording, in its order, with its breaks and byte ranges', async () => {
  const taken = await takeStreams(
    given({
      'show/a.m3u8': list(
        ...['#EXT-X-MAP:URI="all.mp4",BYTERANGE="2@0"', '#EXTINF:2,', '#EXT-X-BYTERANGE:3@2', 'all.mp4'],
        ...['#EXTINF:2,', '#EXT-X-BYTERANGE:1', 'all.mp4', '#EXT-X-DISCONTINUITY', '#EXTINF:2,', 'b%20c.m4s?x=1'],
      ),
      'show/all.mp4': 'IIaaab--',
      'show/b c.m4s': 'cc',
      'other/b c.m4s': 'no',
      'show/cover.jpg': '',
    }),
  );
  expect(taken.map(({ path }) => path)).toEqual(['show/a.m3u8', 'other/b c.m4s', 'show/cover.jpg']);
  expect(await textsOf(taken[0])).toEqual(['IIaaab', 'IIcc']);
});

test('missing pieces of a stream are named, and never fetched', async () => {
  const [row, ...others] = await takeStreams(
    given({ 'a.m3u8': pieces('0.ts', 'https://host/v/1.ts', '2.ts'), '0.ts': 'x', '2.ts': 'y' }),
  );
  expect(others).toEqual([]);
  expect(row?.refused).toMatchObject({
    code: 'pieces-missing',
    facts: { all: 3, names: ['https://host/v/1.ts'], more: 0 },
  });
  // Only the name counts, wherever the playlist locates the segment.
  const [whole] = await takeStreams(given({ 'a.m3u8': pieces('https://host/v/1.ts'), '1.ts': 'x' }));
  expect(await textsOf(whole)).toEqual(['x']);
  // It may be any of those that differ only in the query.
  const [unsure] = await takeStreams(given({ 'a.m3u8': pieces('v.ts?n=1', 'v.ts?n=2'), 'v.ts': 'x' }));
  expect(unsure?.refused).toMatchObject({ facts: { names: ['v.ts?n=2'] } });
  const alone = await takeStreams(given({ 'a.m3u8': pieces('0.ts') }));
  expect(alone[0]).toMatchObject({ path: 'a.m3u8' });
  expect(alone[0]?.stream ?? alone[0]?.refused).toBeUndefined();
});

test('the best variant that is there is taken, with its sound; other sound tracks and subtitles are named', async () => {
  const master = list(
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="English",DEFAULT=NO,URI="en.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="Deutsch",DEFAULT=YES,URI="de.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="Untertitel",URI="t.m3u8"',
    ...['#EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO="s"', 'low.m3u8'],
    ...['#EXT-X-STREAM-INF:BANDWIDTH=3,AUDIO="s"', 'best.m3u8'],
    ...['#EXT-X-STREAM-INF:BANDWIDTH=2,AUDIO="s"', 'high.m3u8'],
  );
  const taken = await takeStreams(
    given({
      'master.m3u8': master,
      'low.m3u8': pieces('low.ts'),
      'high.m3u8': pieces('high.ts'),
      'en.m3u8': pieces('en.aac'),
      'de.m3u8': pieces('de.aac'),
      't.m3u8': pieces('t1.vtt', 't2.vtt'),
      ...Object.fromEntries(['low.ts', 'high.ts', 'en.aac', 'de.aac', 't1.vtt', 't2.vtt'].map((name) => [name, name])),
    }),
  );
  expect(
    taken.map(({ path, refused }) => [path, refused && 'name' in refused.facts ? refused.facts.name : undefined]),
  ).toEqual([
    ['master.m3u8', undefined],
    ['en.m3u8', 'English'],
    ['t.m3u8', 'Untertitel'],
  ]);
  expect(await textsOf(taken[0])).toEqual(['high.ts']);
  expect(await textsOf(taken[0], 'sound')).toEqual(['de.aac']);
});

test('a music playlist is not a stream, and a stream whose keys only a service has is refused', async () => {
  const music = given({ 'album.m3u': '#EXTM3U\n#EXTINF:1,A\na.mp3\n', 'a.mp3': 'x' });
  expect(await takeStreams(music)).toEqual(music);
  const locked = list('#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x",KEYFORMAT="com.apple"', '#EXTINF:2,', '0.ts');
  const [row] = await takeStreams(given({ 'a.m3u8': locked, '0.ts': 'x' }));
  expect(row?.refused?.code).toBe('copy-protected');
});

test('pieces are decrypted by their number, or as the playlist says', async () => {
  const playlist = readPlaylist(
    list(
      ...['#EXT-X-MEDIA-SEQUENCE:7', '#EXT-X-KEY:METHOD=AES-128,URI="k"', '#EXTINF:2,', '0.ts'],
      ...['#EXT-X-KEY:METHOD=AES-128,URI="k",IV=0x0A000000000000000000000000000001', '#EXTINF:2,', '1.ts'],
      ...['#EXT-X-KEY:METHOD=NONE', '#EXTINF:2,', '2.ts'],
    ),
  );
  const keys = playlist.type === 'pieces' ? (playlist.parts[0] ?? []).map(({ key }) => key) : [];
  expect(keys.map((key) => key && Buffer.from(key.iv).toString('hex'))).toEqual([
    '00000000000000000000000000000007',
    '0a000000000000000000000000000001',
    undefined,
  ]);
  const secret = new Uint8Array(16).fill(3);
  const iv = keys[0]?.iv ?? new Uint8Array(16);
  const cipher = createCipheriv('aes-128-cbc', secret, iv);
  const piece = new Blob([cipher.update('as it was'), cipher.final()]);
  const opened = await openPiece(piece, { blob: new Blob([secret]), iv });
  expect(await opened.blob.text()).toBe('as it was');
  await expect(openPiece(piece, { blob: new Blob(['short']), iv })).rejects.toMatchObject({ code: 'wrong-stream-key' });
});

test('a piece of bare audio is placed at the time its tag says, without the tag', async () => {
  const name = 'com.apple.streaming.transportStreamTimestamp\0';
  const time = Uint8Array.of(0, 0, 0, 0, 0, 0x0d, 0xbb, 0xa0);
  const tag = ['ID3\x04\0\0', Uint8Array.of(0, 0, 0, 10 + 53), 'PRIV', Uint8Array.of(0, 0, 0, 53, 0, 0), name, time];
  const { blob, start } = await openPiece(new Blob([...tag, 'sound']));
  expect(await blob.text()).toBe('sound');
  expect(start).toBe(10);
});
