import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Facts } from '../../../src/jobs/contract/facts.ts';
import { tellInfo } from '../../../src/engines/media/info/info.ts';
import { openMedia } from '../../../src/engines/media/open/open-media.ts';
import { inspect } from '../../../src/engines/media/questions/inspect.ts';
import { describeFacts } from '../../../src/words/en/files.ts';
import { infoWords } from '../../../src/words/en/reports.ts';

const read = (name: string) => readFile(`tests/fixtures/media/${name}`);
const factsOf = (bytes: Buffer): Promise<Facts> => inspect(new File([new Uint8Array(bytes)], 'recording'));

test('video that is not read is named beside the audio that is', async () => {
  expect(describeFacts(await factsOf(await read('mpeg2.m2ts')))).toContain('MPEG-2');
});

test('an audio file is as long as all the recordings in it', async () => {
  const [radio, music] = [await read('tone.ogg'), await read('tone.mp3')];
  // Layer III at 128 kbit/s and 44.1 kHz in two channels, with only zero samples.
  const silence = Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0), Buffer.alloc(413)]);
  const announced = Buffer.concat([music, ...Array.from({ length: 80 }, () => silence)]);
  const [link, song] = [await factsOf(radio), await factsOf(music)];
  if (link.kind !== 'media' || song.kind !== 'media') throw new Error('No recordings');
  const whole = Math.round((song.duration + (80 * 1152) / 44_100) * 100) / 100;
  expect(await factsOf(Buffer.concat([radio, radio]))).toMatchObject({ duration: 2 * link.duration });
  const facts = await factsOf(announced);
  expect(facts.kind === 'media' && Math.round(facts.duration * 100) / 100).toBe(whole);
  using media = await openMedia(new File([announced], 'announced.mp3'), true);
  const report = await tellInfo({ type: 'info', format: 'json', words: infoWords }, media);
  expect(JSON.parse(await report.file.text())).toMatchObject({
    File: { Duration: expect.stringMatching(new RegExp(`^${whole}\\d* s$`)) as string, 'Recordings in a row': 2 },
  });
});

test('MPEG audio of layer II is not reported as the MP3 that Mediabunny takes it for', async () => {
  using media = await openMedia(new File([await read('mp2.m2ts')], 'broadcast.ts'), true);
  const { file } = await tellInfo({ type: 'info', format: 'text', words: infoWords }, media);
  const report = await file.text();
  expect(report).toContain('MP2');
  expect(report).not.toMatch(/mp3/i);
});
