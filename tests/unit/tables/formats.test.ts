import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileOf, imageEngines, mediaParts, parts } from '#engines/parts.ts';
import { unreadable } from '#components/files/unreadable.ts';
import { formatIds, formats, outputName, sniffFormat, type FormatId } from '#formats/formats.ts';
import { samples } from '../../samples.ts';

const gzipped = (text: string) => new Blob([new Uint8Array(gzipSync(text))]);

test('no two formats share an extension', () => {
  const extensions = Object.values(formats).flatMap((format): readonly string[] => format.extensions);
  expect(new Set(extensions).size).toBe(extensions.length);
});

test.each(formatIds)('%s is known by its bytes, and taken for nothing else', async (id) => {
  const file = new Blob([readFileSync(samples[id])]);
  expect(await sniffFormat(file)).toBe(id);
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
  const matching = formatIds.filter((other) => formats[other].signature.test(head));
  expect(matching).toEqual([id]);
});

test.each(formatIds)('%s is not listed among foreign formats', async (id) => {
  const { code, facts } = await unreadable(new Blob([readFileSync(samples[id])]));
  // A drawing is text, and so are subtitles.
  const isText = code === 'foreign-format' && JSON.stringify(facts).includes('plain text');
  expect(code === 'unknown-format' || isText).toBe(true);
});

const unknown: [string, BlobPart[]][] = [
  ['text', ['Hello']],
  ['nothing', []],
  ['a ZIP', ['PK\u0003\u0004']],
  ['a web page', ['<!doctype html><title>GIF89a</title>']],
  ['a web page with a drawing in it', ['<?xml version="1.0"?><html><body><svg></svg></body></html>']],
  ['text that speaks of drawings', ['How to write <svg > by hand']],
];
test.each(unknown)('%s is not known', async (_, parts) => {
  expect(await sniffFormat(new Blob(parts))).toBeUndefined();
});

test('an MP3 that was cut out of a stream begins within a frame', async () => {
  const bytes = readFileSync(samples.mp3);
  const frames = bytes.subarray(bytes.indexOf('Info') + 1000);
  for (const before of [0, 136, 600]) {
    expect(await sniffFormat(new Blob([new Uint8Array(before), new Uint8Array(frames)]))).toBe('mp3');
  }
});

test('bare AAC behind an ID3 tag is AAC, however long the tag is', async () => {
  const [sound, mp3] = [readFileSync(samples.aac), readFileSync(samples.mp3)];
  for (const length of [0, 20, 300_000]) {
    const size = [21, 14, 7, 0].map((bits) => (length >> bits) & 127);
    const tag = Buffer.concat([Buffer.from([...Buffer.from('ID3'), 4, 0, 0, ...size]), Buffer.alloc(length)]);
    expect(await sniffFormat(new Blob([tag, sound]))).toBe('aac');
    expect(await sniffFormat(new Blob([tag, mp3]))).toBe('mp3');
    expect(await sniffFormat(new Blob([tag])), 'nothing else').toBe('mp3');
  }
});

test('the name of a file does not decide its format', async () => {
  expect(await sniffFormat(new File(['%PDF-1.7'], 'photo.jpg', { type: 'image/jpeg' }))).toBe('pdf' satisfies FormatId);
});

test.each([
  ['photo.heic', 'photo.jpg'],
  ['v1.2.png', 'v1.2.jpg'],
  ['README', 'README.jpg'],
])('%s becomes %s', (input, output) => {
  expect(outputName(input, 'jpeg')).toBe(output);
});

test('SVG is recognised after comments, without a prologue, and compressed', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const packed = gzipped(drawing);
  const wide = Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${drawing}`, 'utf16le');
  for (const file of [drawing, `\uFEFF<!-- GIF89a -->\n${drawing}`, `<svg:svg xmlns:svg=""/>`, packed, wide])
    expect(await sniffFormat(new Blob([file]))).toBe('svg');
});

test('the page of engines tells of every file that engines load, and who writes which format', () => {
  const sources = readFileSync('src/engines/assets.ts', 'utf8');
  const { resolve } = createRequire(import.meta.url);
  const loaded = [...sources.matchAll(/from '(.+)\?url'/g)].map(([, path = '']) =>
    relative('.', resolve(path.replace(/^\.\//, `${process.cwd()}/src/engines/`))),
  );
  const told = Object.values(parts).map(fileOf);
  expect(told.toSorted()).toEqual(loaded.toSorted());
  const addOns = ['mp3', 'aac', 'flac']
    .map((codec) => `src/engines/media/encoders/${codec}-encoder.ts`)
    .concat('src/engines/media/audio/stretch.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(/import\('(?:virtual:)?([^.].+?)'\)/g)].map(([, name]) => name));
  expect(mediaParts.map((part) => part.package)).toEqual(['mediabunny', ...addOns]);
  for (const part of [...Object.values(parts), ...mediaParts]) expect(existsSync(fileOf(part))).toBe(true);
  for (const [id, { writes }] of Object.entries(imageEngines))
    expect(writes !== undefined, id).toBe(formats[id as keyof typeof imageEngines].output);
});

test('a playlist alone says which pieces to drop, and a piece without its beginning what it lacks', async () => {
  const list = '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1.0,\nhttps://host/a/seg0.ts?x=1\n#EXTINF:1.0,\nseg1.ts\n';
  expect(await unreadable(new Blob([list]))).toMatchObject({
    code: 'playlist',
    facts: { first: 'seg0.ts', last: 'seg1.ts' },
  });
  const piece = new Blob(['\0\0\0\x18stypmsdh']);
  expect(await unreadable(piece)).toMatchObject({ code: 'piece-without-start' });
});

test('A cut-off SVG in gzip is known by what comes out before the cut', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M1 2"/>'.repeat(5000)}</svg>`;
  const packed = new Uint8Array(await gzipped(drawing).arrayBuffer());
  for (const share of [0.3, 0.6, 0.99])
    expect(await sniffFormat(new Blob([packed.subarray(0, packed.length * share)]))).toBe('svg');
});

test('Bytes that count up are not a TGA, and a truncated TGA still is one', async () => {
  const counting = Uint8Array.from({ length: 1024 }, (_, index) => index);
  expect(await sniffFormat(new Blob([counting]))).toBeUndefined();
  const tga = new Uint8Array(readFileSync(samples.tga));
  expect(await sniffFormat(new Blob([tga.subarray(0, tga.length * 0.6)]))).toBe('tga');
  // 32 bits per pixel, three pixels, and a megabyte of something else.
  const tiny = Uint8Array.from([0, 0, 2, ...Array<number>(9).fill(0), 3, 0, 1, 0, 32, 8]);
  expect(await sniffFormat(new Blob([tiny, new Uint8Array(12)]))).toBe('tga');
  expect(await sniffFormat(new Blob([tiny, new Uint8Array(2 ** 20)]))).toBeUndefined();
  expect(await sniffFormat(new Blob([tiny, new Uint8Array(2 ** 20), 'TRUEVISION-XFILE.\0']))).toBe('tga');
});
