import { readFileSync } from 'node:fs';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  TextSubtitleSource,
  type OutputFormat,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { extractSubtitles } from '#engines/media/subtitles/extract-subtitles.ts';

const fixture = (name: string) => readFileSync(`tests/fixtures/subtitles/${name}`);
const srt = fixture('lines.srt').toString();
const vtt = fixture('lines.vtt').toString();

async function extract(bytes: Uint8Array<ArrayBuffer>, format: 'srt' | 'vtt' = 'srt') {
  const job = { type: 'extract-subtitles', format } as const;
  const outputs = await extractSubtitles(job, new File([bytes], 'film.bin'), () => undefined);
  return Promise.all(
    outputs.map(async ({ file, notes }) => ({
      name: file.name,
      text: await file.text(),
      notes: notes.map(({ type }) => type),
    })),
  );
}

test.each(['timed.mp4', 'timed.mov'])('timed text of %s becomes SRT', async (name) => {
  expect(await extract(fixture(name))).toEqual([{ name: 'film.srt', text: srt, notes: ['cues'] }]);
});

test('WebVTT of a WebM becomes WebVTT and SRT', async () => {
  // ffmpeg copied the unescaped characters of SRT.
  const text = vtt.replace('&amp;', '&').replace('&lt;', '<');
  expect(await extract(fixture('texts.webm'), 'vtt')).toEqual([{ name: 'film.vtt', text, notes: ['cues'] }]);
  expect((await extract(fixture('texts.webm')))[0]?.text).toBe(srt);
});

test('every track of Matroska becomes a file of its own, named after its language', async () => {
  expect(await extract(fixture('texts.mkv'))).toEqual([
    { name: 'film.deu.srt', text: srt, notes: ['cues'] },
    { name: 'film.deu.2.srt', text: srt, notes: ['cues', 'cues-plainer'] },
  ]);
});

/** Builds an empty video with subtitles as Mediabunny writes them. */
async function written(format: OutputFormat, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const video = new EncodedVideoPacketSource('vp8');
  const subtitles = new TextSubtitleSource('webvtt');
  output.addVideoTrack(video);
  output.addSubtitleTrack(subtitles, { languageCode: 'deu' });
  await output.start();
  const packet = new EncodedPacket(new Uint8Array(100), 'key', 0, 10);
  await video.add(packet, { decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 36 } });
  await subtitles.add(text);
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}

const overlapping =
  'WEBVTT\n\nfirst\n00:00:00.500 --> 00:00:03.000 line:0\nOn top\n\n00:00:01.000 --> 00:00:02.000\nBelow\n';

test.each([
  ['MP4', new Mp4OutputFormat()],
  ['MP4 in fragments', new Mp4OutputFormat({ fastStart: 'fragmented' })],
  ['Matroska', new MkvOutputFormat()],
])('WebVTT that Mediabunny wrote to %s comes out as it was', async (_, format) => {
  expect((await extract(await written(format, vtt), 'vtt'))[0]?.text).toBe(vtt);
  expect((await extract(await written(format, overlapping), 'vtt'))[0]?.text).toBe(overlapping);
});

test('picture subtitles are explained when there is nothing else, and named when there is', async () => {
  const some = fixture('texts.mkv').toString('latin1').replace('S_TEXT/ASS', 'S_HDMV/PGS');
  expect((await extract(Buffer.from(some, 'latin1'))).map(({ notes }) => notes)).toEqual([['cues', 'part-dropped']]);
  const all = some.replace('S_TEXT/UTF8', 'S_VOBSUB\0\0\0');
  await expect(extract(Buffer.from(all, 'latin1'))).rejects.toMatchObject({
    code: 'picture-subtitles',
    facts: { codecs: ['VobSub (DVD)', 'PGS (Blu-ray)'] },
  });
});

test.each(['clip.mp4', 'clip.mov', 'clip.webm'])('%s has none, which is said', async (name) => {
  await expect(extract(readFileSync(`tests/fixtures/media/${name}`))).rejects.toMatchObject({ code: 'no-track' });
});

test.each([
  ['timed.mp4', 'moov'],
  ['texts.mkv', '\x16\x54\xae\x6b'],
])('%s without what describes its tracks is damaged, not empty', async (name, described) => {
  const text = fixture(name).toString('latin1').replaceAll(described, described.replace(/^./, '\x2e'));
  await expect(extract(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ code: 'corrupt-file' });
});

test.each(['timed.mp4', 'timed.mov', 'texts.webm', 'texts.mkv'])(
  'nothing but subtitles or an explanation comes of %s when it is damaged or cut off',
  async (name) => {
    const bytes = fixture(name);
    for (let at = 40; at < bytes.length; at += 3) {
      const damaged = Buffer.from(bytes);
      damaged[at] = 0xff;
      for (const broken of [damaged, bytes.subarray(0, at)]) {
        const result = await extract(Buffer.from(broken)).catch((error: unknown) => error);
        expect(Array.isArray(result) || (result instanceof Error && result.name === 'JobError'), String(result)).toBe(
          true,
        );
      }
    }
  },
);
