import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '../../src/catalog.ts';
import { formats, type FormatId } from '../../src/formats.ts';
import { pairSizes } from '../../src/pair-sizes.ts';
import { otherSpellings, pairs } from '../../src/pairs.ts';

test('every pair has an address of its own, and no tool has it', () => {
  const slugs = [...pairs.map(({ slug }) => slug), ...catalog.map(({ slug }) => slug)];
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('other spellings lead to the page, by public/_redirects', () => {
  const rules = readFileSync('public/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules).toEqual(otherSpellings.map(({ from, to }) => `${from} ${to} 301`));
});

function jobOf(from: FormatId, to: FormatId) {
  if (from === 'pdf') return { engine: 'pdf', operation: { format: to } };
  if (to === 'pdf') return { engine: 'image', document: { format: to } };
  if (formats[to].kind === 'subtitles') return { engine: 'media', subtitles: { format: to, stretch: 1, shift: 0 } };
  if (formats[from].kind === 'video' && formats[to].kind === 'image')
    return { engine: 'media', animation: { format: to } };
  if (formats[from].kind === 'image' && formats[to].kind === 'video')
    return { engine: 'media', film: { container: to } };
  return formats[to].kind === 'image'
    ? { engine: 'image', output: { format: to } }
    : { engine: 'media', container: to };
}

test.each(pairs)('$slug converts what it says, and fits a search result', ({ from, to, tool }) => {
  expect(from).not.toBe(to);
  expect(tool.accepts).toEqual([from]);
  expect(tool.job(v.parse(tool.options, {}))).toMatchObject(jobOf(from, to));
  expect(tool.title.length).toBeLessThanOrEqual(60);
  expect(tool.description.length, tool.description).toBeLessThanOrEqual(160);
});

const answers = (slug: string) =>
  pairs
    .find((pair) => pair.slug === slug)
    ?.tool.questions.map(({ answer }) => answer)
    .join(' ');

test('what a pair says is true of its formats', () => {
  expect(answers('png-to-jpg')).toContain('See-through parts become white');
  expect(answers('gif-to-webp')).toContain('animation with its times');
  expect(answers('gif-to-png')).toContain('animation with its times');
  expect(answers('gif-to-jpg')).toContain('Only the first frame');
  expect(answers('tiff-to-png')).toContain('Nothing of the picture');
  expect(answers('webp-to-gif')).toContain('256 colours');
  expect(answers('flac-to-mp3')).toContain('192 kbit/s');
  expect(answers('mp4-to-mp3')).toContain('encoded again');
  expect(answers('mov-to-mp4')).toContain('copied bit for bit');
  expect(answers('mp4-to-gif')).toContain('1,500 frames');
  expect(answers('gif-to-mp4')).toContain('shown as long as before');
  expect(answers('webm-to-mp4')).toContain('H.264 and AAC');
});

test('sizes are measured for every pair of pictures that the bench can make files of, and for no other', () => {
  const sources: FormatId[] = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'heic', 'jxl', 'tga', 'bmp'];
  const expected = pairs
    .filter(({ from, to }) => sources.includes(from) && formats[to].kind === 'image' && to !== 'ico')
    .map(({ slug }) => slug);
  expect(Object.keys(pairSizes.sizes).toSorted()).toEqual(expected.toSorted());
  expect(answers('png-to-webp')).toMatch(/test photos took .+ as PNG, and .+ as WebP .+: −\d+%/);
});
