import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, openAsBlob, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ffprobe from '@ffprobe-installer/ffprobe';
import { EncodedPacketSink } from 'mediabunny';
import { expect, test } from 'vitest';
import { addSubtitles } from '#engines/media/add-subtitles/add-subtitles.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { extractSubtitles } from '#engines/media/subtitles/extract-subtitles.ts';
import type { AddSubtitles } from '#jobs/contract/subtitle-operation.ts';

const read = (name: string) => readFileSync(`tests/fixtures/${name}`);
const srt = read('subtitles/lines.srt').toString();
const file = (name: string, content: string | Buffer<ArrayBuffer>) => new File([content], name);

async function addTo(video: File, files: File[], wishes: Partial<AddSubtitles> = {}) {
  using media = await openMedia(video, true);
  const job = { type: 'add-subtitles', files, match: 'name', shown: true, ...wishes } as const;
  return await addSubtitles(job, media, () => undefined);
}

async function add(...given: Parameters<typeof addTo>) {
  const { file: result, notes } = await addTo(...given);
  return { result, bytes: new Uint8Array(await result.arrayBuffer()), notes };
}

async function firstPackets(video: File) {
  using media = await openMedia(video, true);
  return await Promise.all(
    media.tracks.map(async (track) => (await new EncodedPacketSink(track).getFirstPacket())?.data),
  );
}

async function textsIn(result: File, format: 'srt' | 'vtt' = 'srt') {
  const job = { type: 'extract-subtitles', format } as const;
  const outputs = await extractSubtitles(job, result, () => undefined);
  return Promise.all(outputs.map(async ({ file: text }) => [text.name, await text.text()]));
}

interface Probed {
  streams: {
    codec_type: string;
    codec_name: string;
    tags?: Record<string, string>;
    disposition: { default: number };
    packets: string[];
  }[];
}

/** Returns every track that ffprobe finds, with a hash of each of its packets. */
function probe(bytes: Uint8Array): Probed['streams'] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'stayput-'));
  const path = join(folder.path, 'result');
  writeFileSync(path, bytes);
  const wanted = ['-of', 'json', '-show_streams', '-show_packets', '-show_data_hash', 'md5'];
  const output = execFileSync(ffprobe.path, ['-v', 'error', ...wanted, path], { maxBuffer: 2 ** 26 });
  const { streams, packets } = JSON.parse(output.toString()) as Probed & {
    packets: { stream_index: number; pts_time: string; data_hash: string }[];
  };
  return streams.map((stream, index) => ({
    ...stream,
    packets: packets
      .filter(({ stream_index: at }) => at === index)
      .map((packet) => `${packet.pts_time} ${packet.data_hash}`),
  }));
}

const videos = ['media/ramp.mp4', 'media/clip.mp4', 'media/clip.mov', 'media/clip.webm', 'media/tracks.mkv'];

test.each(videos)('subtitles that go into %s come out again, and all else stays', async (name) => {
  const before = read(name);
  const video = file(name.replace(/.*\//, ''), before);
  const lines = '1\n00:00:00,200 --> 00:00:00,600\nOne <i>and</i> two\n\n2\n00:00:00,600 --> 00:00:00,900\nÄ ü €\n';
  const { result, bytes, notes } = await add(video, [file('any.srt', lines)], { language: 'de', name: 'Signs' });
  const texts = await textsIn(result);
  expect(texts.at(-1)?.[1]).toBe(lines);
  const [was, is] = [probe(before), probe(bytes)];
  expect(is.length).toBe(was.length + 1);
  for (const [index, stream] of was.entries()) expect(is[index]?.packets, `track ${index}`).toEqual(stream.packets);
  const added = is.at(-1);
  expect(added).toMatchObject({ codec_type: 'subtitle', disposition: { default: 1 } });
  expect(added?.tags).toMatchObject({ language: name.endsWith('webm') || name.endsWith('mkv') ? 'ger' : 'deu' });
  expect(notes[0]).toEqual({ type: 'subtitles-added', name: 'any.srt', count: 2, language: 'German' });
  expect(notes).toContainEqual({ type: 'tracks-copied' });
});

test.each(['timed.mp4', 'timed.mov', 'texts.webm', 'texts.mkv'])(
  'tracks of %s that were there stay, and are no longer shown at once',
  async (name) => {
    const before = await textsIn(file(name, read(`subtitles/${name}`)));
    const { result, bytes } = await add(file(name, read(`subtitles/${name}`)), [file('other.eng.srt', srt)]);
    const after = await textsIn(result);
    expect(after.map(([, text]) => text).slice(0, -1)).toEqual(before.map(([, text]) => text));
    const shown = probe(bytes)
      .filter(({ codec_type: type }) => type === 'subtitle')
      .map(({ disposition }) => disposition.default);
    expect(shown).toEqual([...before.map(() => 0), 1]);
  },
);

test('the last text disappears when it ends, also in players that show one until the next', async () => {
  const { bytes } = await add(file('plain6.mp4', read('reports/plain6.mp4')), [
    file('plain6.srt', read('reports/ends-early.srt')),
  ]);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'stayput-'));
  const path = join(folder.path, 'result.mp4');
  writeFileSync(path, bytes);
  const wanted = ['-select_streams', 's', '-show_entries', 'packet=pts_time,size', '-of', 'csv=p=0'];
  const lines = execFileSync(ffprobe.path, ['-v', 'error', ...wanted, path])
    .toString()
    .trim()
    .split('\n');
  // The length of a text, which is 0.
  expect(lines.at(-1)).toBe('3.000000,2');
});

test('subtitles shown at the same time are lines of one in MP4, and stay apart in Matroska', async () => {
  const lines = '1\n00:00:00,100 --> 00:00:00,900\nLong\n\n2\n00:00:00,300 --> 00:00:00,500\n<b>Short</b>\n';
  const { result } = await add(file('a.mp4', read('media/clip.mp4')), [file('a.srt', lines)]);
  expect((await textsIn(result))[0]?.[1]).toBe(
    '1\n00:00:00,100 --> 00:00:00,300\nLong\n\n2\n00:00:00,300 --> 00:00:00,500\nLong\n<b>Short</b>\n\n3\n00:00:00,500 --> 00:00:00,900\nLong\n',
  );
  const matroska = await add(file('a.mkv', read('media/tracks.mkv')), [file('a.srt', lines)]);
  expect((await textsIn(matroska.result)).at(-1)?.[1]).toBe(lines);
});

test('WebVTT keeps its places in WebM', async () => {
  const vtt = 'WEBVTT\n\nfirst\n00:00:00.100 --> 00:00:00.900 line:0\nOn <i>top</i> &amp; more\n';
  const { result, notes } = await add(file('a.webm', read('media/clip.webm')), [file('a.vtt', vtt)]);
  expect(await textsIn(result, 'vtt')).toEqual([['a.vtt', vtt]]);
  expect(notes.map(({ type }) => type)).not.toContain('cues-plainer');
});

test('subtitle files named like the video go into it, with the languages in their names', async () => {
  const files = ['a.en.srt', 'a.pt-BR.srt', 'a_german.srt', 'ab.srt', 'another.srt'].map((name) => file(name, srt));
  const { bytes, notes } = await add(file('a.mp4', read('subtitles/timed.mp4')), files);
  expect(notes.flatMap((note) => (note.type === 'subtitles-added' ? [[note.name, note.language]] : []))).toEqual([
    ['a.en.srt', 'English'],
    ['a.pt-BR.srt', 'Portuguese'],
    ['a_german.srt', 'German'],
  ]);
  const added = probe(bytes).slice(-3);
  expect(added.map(({ tags, disposition }) => [tags?.['language'], disposition.default])).toEqual([
    ['eng', 1],
    ['por', 0],
    ['deu', 0],
  ]);
});

test.each([
  ['no-subtitles', [], {}],
  ['no-subtitles-named', ['b.srt', 'c.srt'], {}],
])('%s is said', async (code, names, wishes) => {
  const files = names.map((name) => file(name, srt));
  await expect(add(file('a.mp4', read('media/clip.mp4')), files, wishes)).rejects.toMatchObject({ code });
});

test('subtitles longer than the video are explained, and those after its end are left out', async () => {
  const late = (at: string) => `1\n00:00:00,100 --> 00:00:00,900\nIn\n\n2\n${at} --> 01:00:00,000\nLate\n`;
  const { notes } = await add(file('a.mp4', read('media/clip.mp4')), [file('a.srt', late('00:30:00,000'))]);
  expect(notes).toContainEqual({ type: 'cues-late', count: 1 });
  const all = '1\n00:30:00,100 --> 00:30:00,900\nLate\n';
  await expect(add(file('a.mp4', read('media/clip.mp4')), [file('a.srt', all)])).rejects.toMatchObject({
    code: 'cues-all-late',
  });
  await expect(add(file('a.mp4', read('media/clip.mp4')), [file('a.srt', 'Nothing')])).rejects.toMatchObject({
    code: 'in-file',
    facts: { name: 'a.srt' },
  });
});

test('in a file of nearly 4 GB, positions take 64 bits and lead to the same packets', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'stayput-'));
  const path = join(folder.path, 'long.mp4');
  // An empty box, most of which takes no disk space.
  const bytes = read('media/clip.mp4');
  const size = 2 ** 32 - 2 ** 25;
  const filler = Buffer.from([0, 0, 0, 0, ...Buffer.from('free')]);
  filler.writeUInt32BE(size);
  writeFileSync(path, Buffer.concat([bytes, filler]));
  truncateSync(path, bytes.length + size);
  const video = new File([await openAsBlob(path)], 'a.mp4');
  const { file: result } = await addTo(video, [file('a.srt', srt)]);
  const start = await result.slice(0, 100_000).bytes();
  expect(Buffer.from(start).includes('stco')).toBe(false);
  expect(await firstPackets(result)).toEqual(await firstPackets(file('a.mp4', bytes)));
  expect((await textsIn(result))[0]?.[1]).toBe(srt);
});
