import { expect, test } from 'vitest';
import { catalog } from '#catalog.ts';
import { formatIds, formats, type FormatId } from '#formats/formats.ts';
import { answersTo, toolsFor } from '#search/answers.ts';
import { entriesOf } from '#search/entries.ts';

const entries = entriesOf(catalog);
const slugs = (given: FormatId[], isOne = true) => answersTo(given, isOne, entries).map(({ slug }) => slug);
const families = { image: 'image', document: 'pdf', video: 'video', audio: 'audio', subtitles: 'video' };

test.each(formatIds)('%s is offered tools of its own kind first, which take it', (id) => {
  for (const isOne of [true, false]) {
    const answers = answersTo([id], isOne, entries);
    expect(answers.length).toBeGreaterThanOrEqual(2);
    const [first] = answers;
    expect(first?.family).toBe(families[formats[id].kind]);
    for (const { accepts, slug } of answers) expect(accepts, slug).toContain(id);
  }
  expect(toolsFor([id], entries)[0]?.family).toBe(families[formats[id].kind]);
});

test('what not everything opens is first offered as what everything opens', () => {
  expect(slugs(['heic'])[0]).toBe('heic-to-jpg');
  expect(slugs(['mov'])[0]).toBe('mov-to-mp4');
  expect(slugs(['jpeg', 'heic'])[0]).toBe('compress-image');
});

test('several files are offered a tool that joins them', () => {
  expect(slugs(['pdf'], false)[0]).toBe('merge-pdf');
  expect(slugs(['mp3'], false)[0]).toBe('merge-audio');
  expect(slugs(['jpeg'], false)).toContain('images-to-pdf');
});
