import { readFile } from 'node:fs/promises';
import { MkvOutputFormat, MovOutputFormat } from 'mediabunny';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hiddenInRecording } from '#engines/media/inspect/hidden-in-recording.ts';
import { readPlace, readLocation } from '#engines/media/inspect/places.ts';
import { kindOfTag } from '#engines/media/inspect/tag-kinds.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { convert } from '#engines/media/write/convert.ts';
import { inputFormats, sniffFormat } from '#formats/formats.ts';
import type { FindingType } from '#jobs/contract/hidden-data.ts';
import { inspectionOf } from '#metadata/inspection.ts';
import editTags from '#tools/edit-tags.ts';
import inspectFile from '#tools/inspect-file.ts';
import { itemInWords } from '#words/inspection.ts';
import { samples } from '../../samples.ts';
import { taggedRecording } from './tagged-recording.ts';

async function look(file: File) {
  const format = await sniffFormat(file);
  if (!format) throw new Error(`${file.name} has no format`);
  const { operation } = inspectFile.job({ format: 'text' });
  if (operation.type !== 'inspect') throw new Error('It makes no report');
  return inspectionOf(await hiddenInRecording(file, format), operation);
}

const valuesOf = ({ findings }: Awaited<ReturnType<typeof look>>, type: FindingType) =>
  findings
    .filter((finding) => finding.type === type)
    .flatMap(({ items }) => items.map((item) => itemInWords(item).value));

const mp3 = await readFile(samples.mp3);
const frame = mp3.subarray(mp3.indexOf(Buffer.of(0xff, 0xfb)));

const recording = async (kind: 'mov' | 'mkv', raw: Record<string, string>, after = '') => {
  const format = kind === 'mov' ? new MovOutputFormat() : new MkvOutputFormat();
  return new File([await taggedRecording(format, raw, frame), after], `film.${kind}`);
};

test('place, camera and person in the tags of a film are found by their meaning; the tool that the report names removes them', async () => {
  const film = await recording(
    'mov',
    {
      '©xyz': '+48.8577+002.2950+035.0/',
      '©mak': 'Canary Maker',
      '©mod': 'Canary Phone',
      '©ART': 'Canary Person',
      '©swr': 'Canary Program',
    },
    'canary after the end',
  );
  const before = await look(film);
  expect(valuesOf(before, 'place')).toEqual(['48.85770° N, 2.29500° E, altitude 35 m']);
  expect(valuesOf(before, 'device')).toEqual(['Canary Maker', 'Canary Phone']);
  expect(valuesOf(before, 'person')).toEqual(['Canary Person']);
  expect(valuesOf(before, 'software')).toEqual(['Canary Program']);
  expect(valuesOf(before, 'rest')).toEqual(['20 bytes']);
  expect(new Set(before.findings.map(({ remover }) => remover?.slug))).toEqual(new Set(['edit-tags']));

  const job = editTags.job(v.parse(editTags.options, { clear: true, coverChange: 'remove' }));
  if (job.engine !== 'media' || job.operation.type !== 'convert') throw new Error('It does not convert');
  using media = await openMedia(film, true);
  const { file } = await convert(job.operation, media, () => undefined);
  expect((await look(file)).findings).toEqual([]);
  expect(Buffer.from(await file.arrayBuffer()).includes('anary')).toBe(false);
});

test('of a format in which programs must name themselves, nothing is said to remove that', async () => {
  const { findings } = await look(await recording('mkv', { ARTIST: 'Canary Person', LOCATION: '+10.5-020.25/' }));
  expect(findings.find(({ type }) => type === 'place')?.items[0]?.value).toBe('10.50000° N, 20.25000° W');
  expect(findings.find(({ type }) => type === 'person')?.remover?.slug).toBe('edit-tags');
  const software = findings.find(({ type }) => type === 'software');
  expect(software?.items.map(({ name }) => name)).toContain('MuxingApp');
  expect(software).not.toHaveProperty('remover');
});

test('every format of recordings can be looked at', async () => {
  for (const id of [...inputFormats('video'), ...inputFormats('audio')]) {
    const file = new File([await readFile(samples[id])], `sample.${id}`);
    const { absent, findings, unread } = await look(file);
    expect(absent.length + findings.length, id).toBeGreaterThan(5);
    expect(unread, id).toContain('recording');
  }
});

test.each([
  ['com.apple.quicktime.make', 'device'],
  ['com.apple.quicktime.location.ISO6709', 'place'],
  ['com.android.version', 'software'],
  ['TSSE', 'software'],
  ['TENC', 'person'],
  ['©ART', 'person'],
  ['PRIV', 'serial'],
  ['creation_time', 'time'],
  ['TIT2', 'text'],
  ['major_brand', undefined],
])('the tag %s is of the kind %s', (name, kind) => expect(kindOfTag(name)).toBe(kind));

test('a place is written as degrees, from a text or from a box; other texts stay', () => {
  expect(readPlace('-33.8688+151.2093/')).toBe('33.86880° S, 151.20930° E');
  expect(readPlace('Paris')).toBe('Paris');
  const box = Buffer.from('000000000000000000024b000030db0000000000', 'hex');
  expect(readLocation(box)).toBe('48.85547° N, 2.29297° E');
  expect(readLocation(Buffer.alloc(5))).toBeUndefined();
});
