import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';

/** Returns the operation of a tool with these options, and its defaults for the others. */
function operationOf(slug: string, options: Record<string, unknown>) {
  const { tool } = catalog.find((each) => each.slug === slug) ?? {};
  if (!tool) throw new Error(`There is no ${slug}`);
  return tool.job(v.parse(tool.options, options)).operation;
}

/** Matches a page list with a single page. */
const page = (number: number) => expect.objectContaining({ from: number, to: number });

/** Maps options that are easy to get wrong to the resulting operation. */
const jobs: [slug: string, options: Record<string, unknown>, operation: object][] = [
  ['trim-audio', { start: 1, end: 2 }, { video: 'discard', trim: { start: 1, end: 2, exact: false } }],
  ['trim-audio', { start: 0, end: 2 }, { trim: { start: 0, end: 2 } }],
  ['trim-audio', {}, { container: 'input' }],
  ['trim-audio', { end: 12, container: 'mp3' }, { container: 'mp3', video: 'discard', trim: { start: 0, end: 12 } }],
  ['trim-audio', { container: 'm4a' }, { container: 'm4a', audio: { codec: 'aac' } }],
  ['trim-video', { end: 2, container: 'webm' }, { container: 'webm', trim: { start: 0, end: 2 } }],
  ['trim-video', { start: 1, end: 2, exact: true }, { trim: { start: 1, end: 2, exact: true } }],
  ['video-to-gif', { start: 1, end: 3 }, { trim: { start: 1, end: 3 } }],
  ['change-volume', { by: 'gain', gain: -6 }, { audio: { gain: -6 } }],
  ['change-volume', { by: 'gain', gain: 3, fadeIn: 0, fadeOut: 2 }, { audio: { gain: 3, fade: { in: 0, out: 2 } } }],
  ['fade-video', { fadeIn: 1, fadeOut: 2, sound: true }, { audio: { fade: { in: 1, out: 2 } } }],
  ['mute-video', {}, { audio: 'discard' }],
  ['resize-video', { size: '720' }, { video: { size: { height: 720, fit: 'inside' } } }],
  ['extract-audio', { container: 'm4a' }, { video: 'discard', audio: { codec: 'aac' } }],
  ['convert-subtitles', { rate: 'own', length: 104 }, { stretch: 1.04 }],
  ['edit-tags', { title: 'A title', remove: ['comment'] }, { tags: { title: 'A title', remove: ['comment'] } }],
  [
    'resize-image',
    { width: 500, enlarge: true },
    { steps: [{ type: 'resize', width: 500, withoutEnlargement: false }] },
  ],
  ['resize-image', { kilobytes: 240 }, { output: { goal: { type: 'size', bytes: 240_000 } } }],
  ['resize-image', {}, { steps: [{ width: 1600, height: 1600, withoutEnlargement: true }] }],
  ['rotate-image', { turn: '90', mirror: 'none' }, { steps: [{ type: 'rotate', angle: 90 }] }],
  ['crop-image', { by: 'shape', shape: '16:9' }, { steps: [{ type: 'crop-to-shape', ratio: 16 / 9 }] }],
  [
    'crop-video',
    { shape: '9:16' },
    { video: { crop: { left: 0, top: 0, width: 1, height: 1, unit: 'share', ratio: 9 / 16 } } },
  ],
  ['make-animation', { time: 2, times: '1' }, { join: { delays: [1000, 2000] } }],
  [
    'remove-metadata',
    { time: false, camera: true, people: false, texts: false, place: false },
    { metadata: ['device', 'exposure'] },
  ],
  ['image-to-data-url', { width: 64 }, { steps: [{ type: 'resize', width: 64, withoutEnlargement: true }] }],
  ['watermark-pdf', { opacity: 25 }, { stamp: { place: 'across', opacity: 0.25 } }],
  ['split-pdf', { by: 'size', size: 5 }, { by: { type: 'size', bytes: 5_000_000 } }],
  [
    'protect-pdf',
    { password: 'user', ownerPassword: 'owner' },
    { protection: { userPassword: 'user', ownerPassword: 'owner' } },
  ],
  [
    'crop-pdf',
    { by: 'margins', top: 25.4, bottom: 0, left: 0, right: 0 },
    { area: { type: 'margins', top: 72, bottom: 0 } },
  ],
  ['pages-per-sheet', { pages: 'booklet' }, { sheets: { pages: 'booklet' } }],
  ['extract-pages', { pages: '3' }, { type: 'extract', pages: [page(3)] }],
  ['delete-pages', { pages: '3' }, { type: 'delete', pages: [page(3)] }],
];

test.each(jobs)('the options of %s are followed: %j', (slug, options, operation) => {
  expect(operationOf(slug, options)).toMatchObject(operation);
});

test('a trim without an end goes on to the end of the recording', () => {
  expect(operationOf('trim-audio', { start: 1, end: 0 })).toHaveProperty('trim', { start: 1, exact: false });
});
