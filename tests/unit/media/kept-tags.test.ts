import { readFile } from 'node:fs/promises';
import { parseBuffer } from 'music-metadata';
import { expect, test } from 'vitest';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { fitTags } from '#engines/media/open/fit-tags.ts';
import { inspect } from '#engines/media/questions/inspect.ts';
import { convert } from '#engines/media/write/convert.ts';
import { foreseeLosses } from '#words/files.ts';
import { describeNote } from '#words/notes.ts';
import { readMedia } from '../../browser/media/media-readers.ts';

const mp3 = await readFile('tests/fixtures/media/tone.mp3');
const sevens = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 128 + byte, 0);
const sound = mp3.subarray(10 + sevens(mp3.subarray(6, 10)));
const inSevens = (value: number) => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 127));

const frame = (name: string, content: string | Buffer, flags = 0) => {
  const data = Buffer.from(content);
  return Buffer.concat([Buffer.from(name), inSevens(data.length), Buffer.of(0, flags), data]);
};
const text = (name: string, value: string) => frame(name, `\u{3}${value}`);
const picture = (kind: number) =>
  frame(
    'APIC',
    Buffer.concat([Buffer.from(`\0image/png\0${String.fromCharCode(kind)}\0`), Buffer.from('89504e470d0a1a0a', 'hex')]),
  );

/** Returns an MP3 with these frames of ID3 2.4. */
function tagged(...frames: Buffer[]) {
  const body = Buffer.concat(frames);
  return new File([Buffer.concat([Buffer.from('ID3\u{4}\0\0'), inSevens(body.length), body, sound])], 'a.mp3');
}

const rich = () =>
  tagged(
    text('TIT2', 'Song'),
    text('TPE1', 'Ann\0Bob'),
    text('TCOM', 'Clara'),
    text('TPUB', 'House'),
    text('TXXX', 'mood of day\0calm'),
    frame('COMM', '\u{3}engiTunNORM\0 0001 0002'),
    frame('COMM', '\u{3}deu\0Ein Kommentar'),
    frame('COMM', '\u{3}deu\0Noch einer'),
    frame('USLT', '\u{3}jpn\0歌詞です'),
    frame('PRIV', 'one\0first'),
    frame('PRIV', 'two\0second'),
    frame('GEOB', 'secret', 4),
    picture(0),
    picture(4),
    frame(
      'CHAP',
      Buffer.concat([
        Buffer.from('a\0'),
        Buffer.alloc(3),
        Buffer.of(0),
        Buffer.alloc(3),
        Buffer.of(200),
        Buffer.alloc(8, 255),
        text('TIT2', 'Part'),
      ]),
    ),
  );

async function converted(file: File, container: MediaContainer) {
  using media = await openMedia(file, true);
  const { file: made, notes } = await convert({ type: 'convert', container }, media, () => undefined);
  return { bytes: Buffer.from(await made.arrayBuffer()), sentence: kept(notes.map(describeNote)) };
}

const kept = (sentences: string[]) => sentences.filter((sentence) => sentence.startsWith('Not kept'));

test('every frame of ID3 survives in an MP3 except what is encrypted, which is named', async () => {
  const { bytes, sentence } = await converted(rich(), 'mp3');
  const { native, common } = await parseBuffer(bytes, { mimeType: 'audio/mpeg' });
  const values = (name: string) =>
    (native['ID3v2.4'] ?? []).filter(({ id }) => id.startsWith(name)).map(({ value }) => value);
  expect(common.title).toBe('Song');
  expect(values('TCOM')).toEqual(['Clara']);
  expect(values('TXXX:mood of day')).toEqual(['calm']);
  expect(values('COMM')).toMatchObject([
    { language: 'deu', descriptor: '', text: 'Ein Kommentar' },
    { language: 'eng', descriptor: 'iTunNORM', text: ' 0001 0002' },
    { language: 'deu', descriptor: '', text: 'Noch einer' },
  ]);
  expect(values('USLT')).toMatchObject([{ language: 'jpn', text: '歌詞です' }]);
  expect(values('PRIV')).toHaveLength(2);
  expect(values('APIC')).toHaveLength(2);
  expect((await readMedia(bytes)).tags).toMatchObject({ artist: 'Ann; Bob', composer: 'Clara' });
  expect(sentence).toEqual(['Not kept in MP3: encrypted tags.']);
});

test.each([
  [
    'm4a',
    'Not kept in M4A: publisher, “mood of day”, “PRIV”, all comments but the first, encrypted tags and all pictures but the front cover.',
  ],
  ['mkv', 'Not kept in Matroska: “PRIV”, all comments but the first and encrypted tags.'],
] as const)(
  'what %s cannot hold is named before the work and after it, and the rest is there',
  async (container, sentence) => {
    const facts = await inspect(rich());
    const operation = { type: 'convert', container } as const;
    expect(kept(foreseeLosses(facts, { engine: 'media', operation }))).toEqual([sentence]);
    const made = await converted(rich(), container);
    expect(made.sentence).toEqual([sentence]);
    const { tags } = await readMedia(made.bytes);
    expect(tags).toMatchObject({ title: 'Song', artist: 'Ann; Bob', composer: 'Clara', comment: 'Ein Kommentar' });
    if (container === 'mkv') expect(tags).toMatchObject({ publisher: 'House', 'mood of day': 'calm' });
    else expect((await parseBuffer(made.bytes)).common).toMatchObject({ composer: ['Clara'], picture: [{}] });
  },
);

test('a comment that is changed or removed leaves none of the old ones', async () => {
  using media = await openMedia(rich(), true);
  for (const tags of [
    { clear: false, comment: 'New' },
    { clear: false, remove: ['comment' as const] },
  ]) {
    const { file } = await convert({ type: 'convert', container: 'mp3', tags }, media, () => undefined);
    const { common } = await parseBuffer(new Uint8Array(await file.arrayBuffer()), { mimeType: 'audio/mpeg' });
    expect(common.comment?.map(({ text: said }) => said)).toEqual(tags.comment ? ['New'] : undefined);
  }
});

test('several values of one comment of FLAC stay, or are joined', () => {
  const tags = { artist: 'Ann', raw: { ARTIST: ['Ann', 'Bob'], COMPOSER: 'Clara', MYOWN: 'x' } };
  expect(fitTags(tags, 'flac', 'ogg')).toEqual({ tags: { raw: tags.raw }, lost: [] });
  expect(fitTags(tags, 'flac', 'mp3')).toEqual({
    tags: { artist: 'Ann; Bob', raw: { TCOM: 'Clara', TXXX: { MYOWN: 'x' } } },
    lost: [],
  });
  expect(fitTags(tags, 'flac', 'm4a')).toEqual({
    tags: { artist: 'Ann; Bob', raw: { '©wrt': 'Clara' } },
    lost: [{ tag: 'other', name: 'MYOWN' }],
  });
});
