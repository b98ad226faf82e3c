import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { entriesOf } from '#search/entries.ts';
import { find, indexOf, optionsFor } from '#search/find.ts';
import { readRecipe, recipeAddress } from '#recipes/recipe.ts';
import { ownPages } from '#search/own-pages.ts';
import { misses } from '#search/misses/misses.ts';
import { settingsOf } from '#search/settings.ts';
import { searches } from './searches.ts';

const entries = [...entriesOf(catalog), ...ownPages];
const index = indexOf(entries, settingsOf(catalog));
const slugs = (query: string) => find(query, index).entries.map(({ slug }) => slug);

test('the first result is what people mean, whatever words they use', () => {
  const wrong = searches
    .map(([query, wanted]) => ({ query, wanted, found: slugs(query).slice(0, 3) }))
    .filter(({ wanted, found }) => found[0] !== wanted);
  expect(wrong).toEqual([]);
});

/** Maps what people type to the first result, opened with the options they named. */
const withOptions: [string, string][] = [
  ['resize 1600', '/resize-image#width=1600'],
  ['resize photo to 1600 px', '/resize-image#width=1600'],
  ['resize image 1200x800', '/resize-image#width=1200&height=800'],
  ['resize height 600', '/resize-image#height=600'],
  ['resize to webp', '/resize-image#format=webp'],
  ['jpg to webp quality 80', '/jpg-to-webp#quality=80'],
  ['heic jpg 200kb', '/compress-image-to-200kb#format=jpeg'],
  ['compress photo 300 kb', '/compress-image#goal=size&kilobytes=300'],
  ['resize to 2 mb', '/compress-image#goal=size&kilobytes=2000'],
  ['resize pdf to 3 mb', '/compress-pdf#level=size&megabytes=3'],
  ['passport 240kb', '/passport-photo#kilobytes=240'],
  ['pdf 3mb', '/compress-pdf#level=size&megabytes=3'],
  ['video under 7 mb', '/compress-video#goal=own&megabytes=7'],
  ['pdf to jpg 300 dpi', '/pdf-to-jpg#dotsPerInch=300'],
  ['rotate image 180', '/rotate-image#turn=180'],
  ['rotate pdf 270', '/rotate-pages#angle=270'],
  ['speed up video 2x', '/change-speed#speed=2'],
  ['crop photo 16:9', '/crop-image#by=shape&shape=16:9'],
  ['9:16 video', '/crop-video#shape=9:16'],
  ['crop mp4 1:1', '/crop-video#shape=1:1'],
  ['wav to mp3 128 kbps', '/wav-to-mp3#bitrate=128000'],
  // On paper, not in pixels.
  ['35x45', '/passport-photo'],
  ['merge pdf', '/merge-pdf'],
];

test('what people say of options opens the tool with them', () => {
  const opened = withOptions.map(([query]) => {
    const [first] = find(query, index).entries;
    return [query, first && recipeAddress(`/${first.slug}`, optionsFor(query, first, index).recipe)];
  });
  expect(opened).toEqual(withOptions);
  const [first] = find('resize 1600', index).entries;
  expect(first && optionsFor('resize 1600', first, index).words).toEqual(['Width 1600\u00A0px']);
});

test('options from a search are ones that the page takes from a link', () => {
  const queries = [...searches, ...withOptions].map(([query]) => query);
  const bad = queries.flatMap((query) =>
    find(query, index)
      .entries.slice(0, 12)
      .flatMap((entry) => {
        const { recipe } = optionsFor(query, entry, index);
        const options = catalog.find(({ slug }) => slug === (entry.runs ?? entry.slug))?.tool.options.entries ?? {};
        const address = recipeAddress('', recipe);
        return address === '' || 'recipe' in readRecipe(address.slice(1), options)
          ? []
          : [`${query}: ${entry.slug}${address}`];
      }),
  );
  expect(bad).toEqual([]);
});

test('every page is the first that its own title finds', () => {
  const wrong = entries
    .map(({ title, slug }) => [title, slug, slugs(title)[0]])
    .filter(([, slug, first]) => slug !== first);
  expect(wrong).toEqual([]);
});

test('every other name of a tool finds it among the first six', () => {
  const lost = entries
    .filter(({ pair }) => !pair)
    .flatMap(({ slug, aka }) =>
      aka.filter((name) => !slugs(name).slice(0, 6).includes(slug)).map((name) => `${name}: ${slug}`),
    );
  expect(lost).toEqual([]);
});

/** Maps requests that are not supported here to words in the answer. */
const refused: [string, RegExp][] = [
  ['remove background', /background/],
  ['qr code', /QR/],
  ['word to pdf', /Word/],
  ['docx to pdf', /Word/],
  ['convert doc to pdf', /Word/],
  ['zip', /archives/],
  ['avi to mp4', /AVI/],
  ['png to svg', /vector/],
  ['vectorize', /vector/],
  ['jpeg to word', /Word/],
  ['text to pdf', /Word/],
  ['edit text in pdf', /text of a PDF/],
  ['pdf to excel', /^PDF to Excel/],
  ['excel to pdf', /^Word/],
  ['remove noise audio', /noise/],
  ['vocal remover', /voices/],
  ['sharpen photo', /Sharpening/],
  ['ai', /^Artificial/],
  ['upscale photo', /Enlarging/],
  ['remove backround', /background/],
  ['grayscale image', /grey/],
  ['invoice', /invoices/],
  ['transparent png', /background/],
  ['rename files', /Renaming/],
  ['md5', /Checksums/],
  ['share file', /Sending/],
  ['translate pdf', /Translating/],
  ['screen recorder', /screen/],
  ['video editor', /video editor/],
  ['photo editor', /photo editor/],
  ['remove watermark', /watermark/],
  ['add music to video', /sound to a video/],
  ['mp3 to mp4', /sound to a video/],
  ['add text to video', /text on a video/],
  ['boomerang', /Boomerangs/],
  ['pdf to tiff', /TIFF/],
  ['fax', /fax/],
  ['round picture', /round/],
  ['black and white photo', /grey/],
  ['table of contents', /bookmarks/],
  ['text to speech', /aloud/],
  ['stereo to mono', /channels/],
  ['bass boost', /Sound effects/],
  ['mp3 to m4r', /ringtones/],
  ['pdf to kindle', /e-books/],
  ['audio from youtube', /Downloading/],
];

test('a search for what the site does not do says so, and what to use instead', () => {
  for (const [query, name] of refused) expect(find(query, index).miss?.name, query).toMatch(name);
  for (const { name, instead } of misses) expect(instead, name).toMatch(/^[A-Z].+\.$/);
});

test('no such answer hides a tool', () => {
  for (const [query] of searches) expect(find(query, index).miss, query).toBeUndefined();
  for (const { title } of entries) expect(find(title, index).miss, title).toBeUndefined();
  const near = misses.flatMap(({ near = [] }) => near);
  expect(near.filter((slug) => !entries.some((entry) => entry.slug === slug))).toEqual([]);
});

test('part of a query is enough where nothing matches all of it, and people are told', () => {
  expect(find('merge pdf wibblewobble', index)).toHaveProperty('isExact', false);
  expect(slugs('merge pdf wibblewobble')[0]).toBe('merge-pdf');
  expect(find('wibblewobble', index)).toEqual({ isExact: false, entries: [] });
  expect(find('   ', index).entries).toEqual([]);
});
