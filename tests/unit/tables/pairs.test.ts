import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readRedirectRules } from '../../../server/rules.ts';
import { catalog } from '#catalog.ts';
import { formats, type FormatId } from '#formats/formats.ts';
import { pairSizes } from '#pairs/pair-sizes.ts';
import { otherSpellings, pairs } from '#pairs/pairs.ts';

test('every pair has an address of its own, and no tool has it', () => {
  const slugs = [...pairs.map(({ slug }) => slug), ...catalog.map(({ slug }) => slug)];
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('other spellings lead to the page of the pair, in the built site', async () => {
  const rules = await readRedirectRules('dist', 'netlify.toml');
  const leadsTo = (address: string) =>
    rules.filter(({ match }) => match(address)).map(({ to, status }) => [to, status]);
  expect(otherSpellings).toContainEqual({ from: '/heic-to-jpeg', to: '/heic-to-jpg' });
  for (const { from, to } of otherSpellings) expect(leadsTo(from), from).toEqual([[to, 301]]);
  // The others are the pages of languages for what is missing.
  expect(rules.filter(({ status }) => status !== 404)).toHaveLength(otherSpellings.length);
});

test('no other spelling is the address of a page', () => {
  const pages = new Set([...pairs, ...catalog].map(({ slug }) => `/${slug}`));
  expect(otherSpellings.filter(({ from, to }) => pages.has(from) || !pages.has(to))).toEqual([]);
});

function jobOf(from: FormatId, to: FormatId) {
  if (from === 'pdf') return { engine: 'pdf', operation: { format: to } };
  if (to === 'pdf') return { engine: 'image', operation: { type: 'document', format: to } };
  if (formats[to].kind === 'subtitles')
    return { engine: 'media', operation: { type: 'convert-subtitles', format: to, stretch: 1, shift: 0 } };
  if (formats[from].kind === 'video' && formats[to].kind === 'image')
    return { engine: 'media', operation: { type: 'animation', format: to } };
  if (formats[from].kind === 'image' && formats[to].kind === 'video')
    return { engine: 'media', operation: { type: 'film', container: to } };
  return formats[to].kind === 'image'
    ? { engine: 'image', operation: { type: 'encode', output: { format: to } } }
    : { engine: 'media', operation: { type: 'convert', container: to } };
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
  expect(answers('png-to-jpg')).toContain('Transparent areas become white');
  expect(answers('gif-to-webp')).toContain('animation with its timing');
  expect(answers('gif-to-png')).toContain('animation with its timing');
  expect(answers('gif-to-jpg')).toContain('Only the first frame');
  expect(answers('tiff-to-png')).toContain('Nothing of the image');
  expect(answers('webp-to-gif')).toContain('256 colours');
  expect(answers('flac-to-mp3')).toContain('192 kbit/s');
  expect(answers('mp4-to-mp3')).toContain('re-encoded');
  expect(answers('mov-to-mp4')).toContain('copied bit for bit');
  expect(answers('mp4-to-gif')).toContain('1,500 frames');
  expect(answers('gif-to-mp4')).toContain('shown for as long as before');
  expect(answers('webm-to-mp4')).toContain('H.264 and AAC');
});

test('sizes are measured for every pair of pictures that the bench can make files of, and for no other', () => {
  const sources: FormatId[] = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'heic', 'jxl', 'tga', 'bmp'];
  const expected = pairs
    .filter(({ from, to }) => sources.includes(from) && formats[to].kind === 'image' && to !== 'ico')
    .map(({ slug }) => slug);
  expect(Object.keys(pairSizes.sizes).toSorted()).toEqual(expected.toSorted());
  expect(answers('png-to-webp')).toMatch(/test photos took .+ as PNG and .+ as WebP .+: −\d+%/);
});
