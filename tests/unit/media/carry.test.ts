import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ffprobe from '@ffprobe-installer/ffprobe';
import { expect, test } from 'vitest';
import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { addToMatroska } from '#engines/media/new-tracks/add-to-matroska.ts';
import { addToMp3 } from '#engines/media/new-tracks/add-to-mp3.ts';
import { carry } from '#engines/media/carry-over/carry-over.ts';
import { convert } from '#engines/media/write/convert.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { readElements, within } from '#containers/ebml.ts';
import { ids } from '#engines/media/containers/matroska-ids.ts';
import { extractSubtitles } from '#engines/media/subtitles/extract-subtitles.ts';
import { matroskaTexts } from '#engines/media/subtitles/matroska-texts.ts';
import type { ConvertMedia } from '#jobs/contract/media-operation.ts';

const file = (path: string) => new File([readFileSync(`tests/fixtures/${path}`)], path.replace(/.*\//, ''));

async function copied(from: File, wishes: Omit<ConvertMedia, 'type'>) {
  using media = await openMedia(from, true);
  return await convert({ type: 'convert', ...wishes }, media, () => undefined);
}

async function textsIn(result: File): Promise<string[]> {
  const job = { type: 'extract-subtitles', format: 'srt' } as const;
  const outputs = await extractSubtitles(job, result, () => undefined);
  return Promise.all(outputs.map(({ file: text }) => text.text()));
}

interface Probed {
  streams: {
    codec_type: string;
    codec_name: string;
    tags?: Record<string, string>;
    disposition: Record<string, number>;
  }[];
  chapters: { start_time: string; end_time: string; tags: { title: string } }[];
}

async function probe(result: File): Promise<Probed> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'stayput-'));
  const path = join(folder.path, 'result');
  writeFileSync(path, new Uint8Array(await result.arrayBuffer()));
  const output = execFileSync(ffprobe.path, ['-v', 'error', '-of', 'json', '-show_streams', '-show_chapters', path]);
  return JSON.parse(output.toString()) as Probed;
}

const chaptersOf = ({ chapters }: Probed) =>
  chapters.map(({ start_time: start, end_time: end, tags }) => [Number(start), Number(end), tags.title]);

const containers = ['mp4', 'mov', 'mkv'] as const;
const ways = ['mp4', 'mkv'].flatMap((from) => containers.map((to) => [from, to] as const));

/** Moves all times earlier, in milliseconds: blocks are relative to their cluster. */
function earlier(matroska: Uint8Array<ArrayBuffer>, by: number): File {
  const clusters = within(readElements(matroska), ids.segment).filter(({ id }) => id === ids.cluster);
  const parts = clusters.flatMap(({ data }) => readElements(data));
  const blocks = [...parts.filter(({ id }) => id === ids.simpleBlock), ...within(parts, ids.blockGroup)];
  for (const { data } of blocks.filter(({ id }) => id === ids.simpleBlock || id === ids.block)) {
    const view = new DataView(data.buffer, data.byteOffset);
    view.setInt16(1, view.getInt16(1) - by);
  }
  return new File([matroska], 'early.mkv');
}

test('frames of Matroska with times before 0 are kept', async () => {
  const count = async (from: File) => {
    using media = await openMedia(from, true);
    const packets = new EncodedPacketSink(media.tracks[0] as InputVideoTrack);
    let found = 0;
    for await (const _ of packets.packets()) found += 1;
    return { found, start: media.start };
  };
  const early = earlier(new Uint8Array(readFileSync('tests/fixtures/media/clip.webm')), 300);
  const { found, start } = await count(early);
  expect(start).toBeCloseTo(-0.3, 1);
  const { file: result } = await copied(early, { container: 'mkv' });
  expect(await count(result)).toEqual({ found, start: expect.closeTo(0, 1) as number });
});

test('the last chapter of a file that is cut off ends where it does', async () => {
  const chapters = [{ start: 0, end: 60, title: 'All' }];
  const { pieces } = await addToMatroska(file('media/clip.webm'), { tracks: [], chapters }, 'webm', 0);
  const whole = new Blob(pieces);
  const cut = new File([whole.slice(0, whole.size * 0.6)], 'clip.webm');
  const { file: result, notes } = await copied(cut, { container: 'webm' });
  const ends = notes.flatMap((note) => (note.type === 'ends-early' ? [note.seconds] : []));
  expect(ends).toHaveLength(1);
  expect(chaptersOf(await probe(result))).toEqual([[0, expect.closeTo(ends[0] ?? 0, 2), 'All']]);
});

test('the missing end of a file is no concern of a part that ends before it', async () => {
  const whole = file('media/clip.webm');
  const cut = new File([whole.slice(0, whole.size * 0.6)], 'clip.webm');
  for (const [end, expected] of [
    [0.5, []],
    [3.5, ['ends-early']],
  ] as const) {
    const { notes } = await copied(cut, { container: 'webm', trim: { start: 0, end, exact: false } });
    expect(notes.map(({ type }) => type).filter((type) => type === 'ends-early')).toEqual(expected);
  }
});

test.each(ways)('chapters of %s go to %s', async (from, to) => {
  const { file: result, notes } = await copied(file(`media/chapters.${from}`), { container: to });
  expect(notes).toEqual([{ type: 'tracks-copied' }]);
  expect(chaptersOf(await probe(result))).toEqual([
    [0, 0.5, 'Début'],
    [0.5, expect.closeTo(1.17, 1), 'The rest'],
  ]);
});

test.each(ways)('chapters of %s move with a trim to %s', async (from, to) => {
  const cut = { container: to, trim: { start: 0.3, end: 0.8, exact: false } };
  const { file: result } = await copied(file(`media/chapters.${from}`), { ...cut, video: 'discard' });
  expect(chaptersOf(await probe(result))).toEqual([
    [0, expect.closeTo(0.2, 2), 'Début'],
    [expect.closeTo(0.2, 2), expect.closeTo(0.5, 2), 'The rest'],
  ]);
});

test('chapters of a sped-up video come sooner, and those of a reversed one are named as lost', async () => {
  using media = await openMedia(file('media/chapters.mp4'), true);
  const made = file('media/silent.mp4');
  const faster = await carry(made, [{ media, kept: { start: 0, end: 1, speed: 2 } }], 'mp4', true, () => undefined);
  expect(chaptersOf(await probe(faster.file))).toEqual([
    [0, 0.25, 'Début'],
    [0.25, 0.5, 'The rest'],
  ]);
  const backwards = await carry(
    made,
    [{ media, kept: { start: 0, end: 1, reversed: true } }],
    'mp4',
    true,
    () => undefined,
  );
  expect(backwards.notes).toEqual([{ type: 'part-dropped', part: { type: 'chapters' }, loss: { why: 'times' } }]);
});

test('a result that cannot keep chapters names them', async () => {
  using media = await openMedia(file('media/chapters.mp4'), true);
  const kept = { start: 0, end: 1 };
  const made = file('media/tone.ogg');
  const inOgg = await carry(made, [{ media, kept }], 'ogg', true, () => undefined);
  expect(inOgg.file).toBe(made);
  expect(inOgg.notes).toEqual([
    { type: 'part-dropped', part: { type: 'chapters' }, loss: { why: 'not-written', container: 'ogg' } },
  ]);
  const rearranged = { ...media, edits: { rearranged: true } };
  const inMp4 = await carry(media.file, [{ media: rearranged, kept }], 'mp4', true, () => undefined);
  expect(inMp4.notes).toEqual([{ type: 'part-dropped', part: { type: 'chapters' }, loss: { why: 'times' } }]);
});

test('chapters and subtitles that are damaged are named, and all else goes on', async () => {
  const bytes = readFileSync('tests/fixtures/media/chapters.mp4');
  // The packet offsets of the last track, which is that of the chapters.
  bytes.writeUInt32BE(0x7fffffff, bytes.lastIndexOf('stco') + 12);
  const chapters = await copied(new File([bytes], 'a.mp4'), { container: 'mkv' });
  expect(chapters.notes).toContainEqual(expect.objectContaining({ type: 'part-dropped', part: { type: 'chapters' } }));
  expect((await probe(chapters.file)).streams.map(({ codec_name: codec }) => codec)).toEqual(['h264', 'aac']);

  const texts = readFileSync('tests/fixtures/subtitles/timed.mp4');
  texts.writeUInt32BE(0x7fffffff, texts.lastIndexOf('stco') + 12);
  const subtitles = await copied(new File([texts], 'a.mp4'), { container: 'mkv' });
  expect(subtitles.notes).toContainEqual(
    expect.objectContaining({ type: 'part-dropped', part: { type: 'subtitles' } }),
  );
  expect(languagesOf(await probe(subtitles.file))).toEqual([]);
});

const languagesOf = ({ streams }: Probed) =>
  streams.flatMap(({ codec_type: type, tags }) => (type === 'subtitle' ? [tags?.['language']] : []));
const shownOf = ({ streams }: Probed) =>
  streams.flatMap(({ codec_type: type, disposition }) => (type === 'subtitle' ? [disposition['default']] : []));

test.each([
  ['timed.mp4', 'mp4', ['deu']],
  ['timed.mp4', 'mkv', ['ger']],
  ['timed.mov', 'mov', ['und']],
  ['texts.mkv', 'mp4', ['deu', 'deu']],
  ['texts.mkv', 'mkv', ['ger', 'ger']],
  ['texts.webm', 'webm', [undefined]],
  ['texts.webm', 'mkv', [undefined]],
] as const)('subtitles of %s go to %s', async (from, to, languages) => {
  const given = file(`subtitles/${from}`);
  const { file: result } = await copied(given, { container: to });
  expect(await textsIn(result)).toEqual(await textsIn(given));
  const [was, is] = [await probe(given), await probe(result)];
  expect(languagesOf(is)).toEqual(languages);
  expect(shownOf(is)).toEqual(shownOf(was));
});

const name = 'Signs & songs';
const head = '[Script Info]\nScriptType: v4.00+\n';
const line = (text: string) => new TextEncoder().encode(`0,0,Default,,0,0,0,,{\\c&H0000FF&}${text}`);

/** A file whose second subtitle continues past 1.9 s. */
async function withStyles(): Promise<File> {
  const { file: video } = await copied(file('media/ramp.mp4'), { container: 'mkv' });
  const packets = [
    { start: 0.2, end: 0.6, data: line('One') },
    { start: 1.2, end: 2.6, data: line('Two') },
  ];
  const track = { codec: 'S_TEXT/ASS', setup: new TextEncoder().encode(head), packets, shown: true, forced: true };
  const { pieces } = await addToMatroska(
    video,
    {
      tracks: [
        {
          subtitles: { markup: 'srt', cues: [], head: [], malformed: [] },
          packets: track,
          code: 'ger',
          name,
          shown: true,
          forced: true,
        },
      ],
      chapters: [],
    },
    'mkv',
    0,
  );
  return new File(pieces, 'styles.mkv');
}

test('the styles of subtitles stay from Matroska to Matroska, and subtitles move with a trim', async () => {
  const { file: result, notes } = await copied(await withStyles(), {
    container: 'mkv',
    trim: { start: 1.3, end: 1.9, exact: false },
    tags: { clear: false, title: 'A part' },
  });
  expect(notes.map(({ type }) => type)).not.toContain('cues-plainer');
  const added = (
    await matroskaTexts(
      result,
      () => true,
      () => undefined,
    )
  ).at(-1);
  const [packet] = added?.packets ?? [];
  // From the key frame at 1.021 s to 1.9 s.
  expect(added?.packets).toHaveLength(1);
  expect(new TextDecoder().decode(packet?.data)).toBe(new TextDecoder().decode(line('Two')));
  expect((packet?.end ?? 0) - (packet?.start ?? 0)).toBeCloseTo(0.7, 2);
  expect(new TextDecoder().decode(added?.setup)).toBe(head);
  const stream = (await probe(result)).streams.at(-1);
  expect(stream).toMatchObject({ codec_name: 'ass', disposition: { default: 1, forced: 1 } });
  expect(stream?.tags).toMatchObject({ language: 'ger', title: name });
});

test('in MP4 subtitles keep their texts and names, and lost styles are reported', async () => {
  const { file: result, notes } = await copied(await withStyles(), { container: 'mp4' });
  expect((await textsIn(result)).at(-1)).toBe(
    '1\n00:00:00,200 --> 00:00:00,600\nOne\n\n2\n00:00:01,200 --> 00:00:02,600\nTwo\n',
  );
  expect(notes.map(({ type }) => type)).toContain('cues-plainer');
  const again = await copied(result, { container: 'mkv' });
  const stream = (await probe(again.file)).streams.at(-1);
  expect(stream).toMatchObject({ codec_name: 'subrip', disposition: { forced: 1 } });
  expect(stream?.tags).toMatchObject({ language: 'ger', title: name });
});

test('chapters of MP3 are kept, at their times after a cut', async () => {
  const chapters = [
    { start: 0, end: 0.5, title: 'Beginning' },
    { start: 0.5, end: 1.5, title: 'Zweiter Teil – Größe' },
  ];
  const { pieces } = await addToMp3(file('media/tone.mp3'), { tracks: [], chapters });
  const given = new File(pieces, 'tone.mp3');
  const before = await probe(given);
  expect(chaptersOf(before)).toEqual(chapters.map(({ start, end, title }) => [start, end, title]));
  const cut = await probe((await copied(given, { container: 'mp3', trim: { start: 0.2, exact: false } })).file);
  expect(cut.chapters.map(({ tags }) => tags.title)).toEqual(chapters.map(({ title }) => title));
  expect(Math.abs(Number(cut.chapters[1]?.start_time) - 0.3)).toBeLessThan(0.05);
  const other = await copied(given, { container: 'mkv' });
  expect((await probe(other.file)).chapters).toHaveLength(2);
});
