import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ffprobe from '@ffprobe-installer/ffprobe';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, MkvOutputFormat, Output } from 'mediabunny';
import { expect, test } from 'vitest';
import { addSubtitles } from '#engines/media/add-subtitles/add-subtitles.ts';
import { carry } from '#engines/media/carry-over/carry-over.ts';
import { join } from '#engines/media/join/join.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { retime } from '#engines/media/retime/retime.ts';
import { convert } from '#engines/media/write/convert.ts';
import { extractSubtitles } from '#engines/media/subtitles/extract-subtitles.ts';

const fixture = (name: string) => new File([readFileSync(`tests/fixtures/media/${name}`)], name);

interface Chapter {
  start_time: string;
  tags: { title: string };
}

async function chaptersOf(file: File) {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'stayput-'));
  const written = path.join(folder.path, 'result');
  writeFileSync(written, new Uint8Array(await file.arrayBuffer()));
  const output = execFileSync(ffprobe.path, ['-v', 'error', '-of', 'json', '-show_chapters', written]);
  const { chapters } = JSON.parse(output.toString()) as { chapters: Chapter[] };
  return chapters.map(({ start_time: start, tags: { title } }) => [Number(start), title]);
}

/** Builds a video with one frame per second, which is not decoded here. */
async function film(seconds: number) {
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source, { frameRate: 1 });
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: 64, codedHeight: 64 };
  for (let time = 0; time < seconds; time += 1)
    await source.add(new EncodedPacket(new Uint8Array(1000), 'key', time, 1), { decoderConfig });
  await output.finalize();
  return new File([target.buffer ?? new ArrayBuffer()], 'film.mkv');
}

async function withSubtitles(video: File, texts: Record<string, string>) {
  const files = Object.entries(texts).map(
    ([language, text]) => new File([`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`], `film.${language}.srt`),
  );
  using media = await openMedia(video, true);
  const operation = { type: 'add-subtitles', files, match: 'all', shown: true } as const;
  const { file } = await addSubtitles(operation, media, () => undefined);
  return new File([file], video.name);
}

test.each(['mp4', 'mkv'] as const)('chapters of all files are in what they are joined to, as %s', async (container) => {
  const files = [fixture(`chapters.${container}`), fixture(`chapters.${container}`)];
  const { file } = await join({ type: 'join', container, video: 'discard' }, files, () => undefined);
  using media = await openMedia(fixture(`chapters.${container}`), true);
  const second = media.duration;
  expect(await chaptersOf(file)).toEqual([
    [0, 'Début'],
    [0.5, 'The rest'],
    [expect.closeTo(second, 2), 'Début'],
    [expect.closeTo(second + 0.5, 2), 'The rest'],
  ]);
});

test('what the container cannot hold is named, and only once', async () => {
  using media = await openMedia(fixture('chapters.mkv'), true);
  const made = fixture('tone.ogg');
  const from = [
    { media, kept: { start: 0, end: 1 } },
    { media, kept: { start: 0, end: 1, offset: 1 } },
  ];
  const carried = await carry(made, from, 'ogg', true, () => undefined);
  expect(carried.notes).toEqual([
    { type: 'part-dropped', part: { type: 'chapters' }, loss: { why: 'not-written', container: 'ogg' } },
  ]);
});

test('a cover that the joined container has no place for is named', async () => {
  const cover = new Blob([readFileSync('tests/fixtures/images/layers.png')]);
  using media = await openMedia(fixture('tone.m4a'), true);
  const operation = { type: 'convert', container: 'input', tags: { clear: false, cover } } as const;
  const { file } = await convert(operation, media, () => undefined);
  const files = [new File([file], 'a.m4a'), new File([file], 'b.m4a')];
  const { notes } = await join({ type: 'join', container: 'mov', video: 'discard' }, files, () => undefined);
  expect(notes).toContainEqual({ type: 'tags-dropped', tags: [{ tag: 'cover' }], container: 'mov' });
});

test.each(['mkv', 'mov'] as const)('subtitles of one language go on in the next file, as %s', async (container) => {
  const files = [
    await withSubtitles(await film(4), { en: 'First', de: 'Zuerst' }),
    await withSubtitles(await film(4), { en: 'Second' }),
  ];
  const { file } = await join({ type: 'join', container }, files, () => undefined);
  const operation = { type: 'extract-subtitles', format: 'srt' } as const;
  const outputs = await extractSubtitles(operation, file, () => undefined);
  const texts = await Promise.all(outputs.map((output) => output.file.text()));
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/00:00:01,000 --> 00:00:02,000\s+First[^]+00:00:05,000 --> 00:00:06,000\s+Second/);
  expect(texts[1]).toContain('Zuerst');
});

test('a truncated video is sped up as far as it goes, and people are told', async () => {
  const whole = await film(60);
  using media = await openMedia(new File([whole.slice(0, whole.size / 2)], 'film.mkv'), true);
  const { notes } = await retime({ type: 'speed', speed: 2, keepsPitch: true }, media, () => undefined);
  expect(notes).toContainEqual(expect.objectContaining({ type: 'ends-early' }));
});
