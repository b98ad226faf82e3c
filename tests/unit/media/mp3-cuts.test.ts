import { openAsBlob } from 'node:fs';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mp3Decoder, prepareMp3 } from '#engines/media/mp3/decoder.ts';
import { readFrameTable } from '#engines/media/mp3/frame-table.ts';
import { readStreamTag } from '#engines/media/mp3/stream-tag.ts';
import { join } from '#engines/media/join/join.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { convert } from '#engines/media/write/convert.ts';
import { frameOf } from '#formats/mp3-frame.ts';
import { framesOf } from './mp3-frames.ts';

prepareMp3(async () => WebAssembly.compile(await readFile('src/engines/minimp3/decoder.wasm')));

const read = async (name: string) => new Uint8Array(await readFile(`tests/fixtures/media/${name}`));
const asFile = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'sound.mp3');
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Decodes all frames of a file but the one with the tag, and gives the values of its first channel. */
async function decoded(bytes: Uint8Array): Promise<number[]> {
  const decode = await mp3Decoder();
  const [, ...frames] = framesOf(bytes);
  const { samples = 0, numberOfChannels = 1 } = frameOf(bytes.subarray(frames[0]?.at)) ?? {};
  return frames.flatMap(({ at, size }, index) => {
    const values = decode?.(bytes.subarray(at, at + size), index === 0) ?? [];
    // The decoder gives nothing for a frame whose bits are missing.
    return Array.from({ length: samples }, (_, sample) => values[sample * numberOfChannels] ?? 0);
  });
}

/** Returns what a player of a file plays. */
async function heard(bytes: Uint8Array<ArrayBuffer>): Promise<number[]> {
  using media = await openMedia(asFile(bytes), true);
  const { rate = 1 } = frameOf(bytes.subarray(framesOf(bytes)[0]?.at)) ?? {};
  const start = Math.round(media.start * rate);
  return (await decoded(bytes)).slice(start, start + Math.round(media.duration * rate));
}

async function cut(file: File, trim: { start: number; end: number }) {
  using media = await openMedia(file, true);
  const operation = { type: 'convert', container: 'input', trim: { ...trim, exact: false } } as const;
  const { file: made, notes } = await convert(operation, media, () => undefined);
  return { made: await bytesOf(made), notes };
}

test.each([
  ['tone.mp3', 44_100],
  ['small-frames.mp3', 44_100],
  ['half-rate.mp3', 22_050],
])('a part of %s is heard as in the whole, to the sample', async (name, rate) => {
  const whole = await heard(await read(name));
  const seconds = whole.length / rate;
  for (const share of [0, 0.2, 0.333, 0.5, 0.77]) {
    const trim = { start: share * seconds, end: Math.min(seconds, share * seconds + 0.3) };
    const { made, notes } = await cut(asFile(await read(name)), trim);
    const [start, end] = [trim.start, trim.end].map((time) => Math.round(time * rate));
    expect(await heard(made), `from ${trim.start}`).toEqual(whole.slice(start, end));
    expect(notes).toEqual([{ type: 'tracks-copied' }]);
  }
});

test('the tag of a part says how many frames and bytes it has, and where they are', async () => {
  const { made } = await cut(asFile(await read('small-frames.mp3')), { start: 0.5, end: 2.5 });
  const [tagged, ...frames] = framesOf(made);
  if (!tagged) throw new Error('There is no frame');
  const end = made.length - tagged.at;
  const tag = readStreamTag(made.subarray(tagged.at + (frameOf(made.subarray(tagged.at))?.notesAt ?? 0)));
  expect(tag).toMatchObject({ isOfOneRate: false, frames: frames.length, bytes: end });
  for (const [percent, place] of [...(tag?.places ?? [])].entries()) {
    const at = (frames[Math.floor((frames.length * percent) / 100)]?.at ?? 0) - tagged.at;
    expect(Math.abs((place * end) / 256 - at), `at ${percent} %`).toBeLessThan(tagged.size + end / 256);
  }
});

test('frames are where they are whether the file says that it has one bit rate or not', async () => {
  const bytes = await read('tone.mp3');
  const [tagged, ...frames] = framesOf(bytes);
  const unsaid = bytes.slice();
  unsaid.set(new TextEncoder().encode('Xing'), (tagged?.at ?? 0) + (frameOf(bytes.subarray(tagged?.at))?.notesAt ?? 0));
  for (const file of [bytes, unsaid]) {
    const table = await readFrameTable(asFile(file));
    expect(table?.count).toBe(frames.length);
    const places = await Promise.all(frames.map((_, index) => table?.placeOf(index)));
    expect(places).toEqual(frames.map(({ at }) => at));
    expect(await table?.placeOf(frames.length)).toBe(bytes.length);
  }
});

test('a file that is cut off within a frame ends before it', async () => {
  const bytes = await read('tone.mp3');
  const frames = framesOf(bytes);
  const table = await readFrameTable(asFile(bytes.slice(0, -10)));
  expect(table?.count).toBe(frames.length - 2);
  expect(await table?.placeOf(frames.length - 2)).toBe(frames.at(-1)?.at);
});

test('frames after zeros, as some writers leave them behind the tags, are found', async () => {
  const bytes = await read('tone.mp3');
  const [{ at = 0 } = {}, ...frames] = framesOf(bytes);
  const table = await readFrameTable(asFile(new Uint8Array([...bytes.slice(0, at), 0, 0, 0, ...bytes.slice(at)])));
  expect(table?.count).toBe(frames.length);
});

test('a file with something else between its frames is cut in another way', async () => {
  const bytes = await read('tone.mp3');
  const { at = 0 } = framesOf(bytes)[30] ?? {};
  const file = asFile(new Uint8Array([...bytes.slice(0, at), ...new Uint8Array(50), ...bytes.slice(at)]));
  expect(await readFrameTable(file)).toBeUndefined();
  const { made, notes } = await cut(file, { start: 0.2, end: 1.2 });
  expect(notes).toEqual([{ type: 'tracks-copied' }]);
  expect(Math.abs((await heard(made)).length / 44_100 - 1)).toBeLessThan(0.06);
});

test.each(['tone.mp3', 'small-frames.mp3'])('copies of %s are joined frame by frame', async (name) => {
  const bytes = await read(name);
  const operation = { type: 'join', container: 'input' } as const;
  const { file, notes } = await join(operation, [asFile(bytes), asFile(bytes)], () => undefined);
  const [whole, alone] = [await heard(await bytesOf(file)), await heard(bytes)];
  // By half a frame at most.
  expect(Math.abs(whole.length - 2 * alone.length)).toBeLessThanOrEqual(576);
  expect(whole.slice(0, alone.length)).toEqual(alone);
  // The second one begins with its first or second frame, which overlaps with the last of the first.
  const settled = alone.slice(2900);
  expect(whole.slice(-settled.length)).toEqual(settled);
  expect(notes).toContainEqual({ type: 'tracks-copied' });
});

test('a copied MP3 is whole without its original', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'stayput-mp3-'));
  const place = path.join(folder.path, 'sound.mp3');
  const bytes = await read('tone.mp3');
  await writeFile(place, bytes);
  const file = new File([await openAsBlob(place)], 'sound.mp3');
  using media = await openMedia(file, true);
  const { file: made } = await convert({ type: 'convert', container: 'input' }, media, () => undefined);
  await writeFile(place, 'something else');
  await expect(file.arrayBuffer()).rejects.toThrow(/could not be read/);
  const { at = 0 } = framesOf(bytes)[0] ?? {};
  expect((await bytesOf(made)).subarray(-(bytes.length - at))).toEqual(bytes.subarray(at));
});
