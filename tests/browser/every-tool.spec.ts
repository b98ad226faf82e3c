import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from './test.ts';
import { formats, sniffFormat, type FormatId } from '#formats/formats.ts';
import { startsByItself, type Tool } from '#tool.ts';
import { samples, samplesOfTool } from '../samples.ts';
import { tools } from './all-tools.ts';
import { outOfView, sheet } from './out-of-view.ts';
import { runWithExamples } from './run-with-examples.ts';
import { addFiles, finished, openTool, rowOf, saveResults } from './tool-page.ts';
import { everything, nightly } from '../nightly.ts';

/** Results that are text for people and programs. */
const texts = /\.(txt|css|json|gpl|html|md|webmanifest)$/;

/** What shows a file, its result, or the options that are set on it. */
const onSheet = '.stage > :not(.ends), sheet-view > :is(.card, .file-pair, .read, file-sight)';

/** The number of formats to try per tool: at night, every one that it accepts. */
const formatsTried = everything ? Infinity : 1;

/** Tools whose pages are tested elsewhere, from file to result. Here they are tried only at night. */
const usedElsewhere = new Set([
  ...['compress-image', 'convert-image', 'resize-image', 'crop-image', 'rotate-image', 'remove-metadata'],
  ...['watermark-image', 'merge-images', 'make-animation', 'edit-animation', 'image-colours', 'image-to-data-url'],
  ...['favicon-set', 'images-to-pdf', 'compress-pdf', 'merge-pdf', 'organise-pdf', 'redact-pdf', 'sign-pdf'],
  ...[
    'split-pdf',
    'extract-pages',
    'protect-pdf',
    'pdf-to-images',
    'pdf-to-text',
    'pdf-to-markdown',
    'extract-images',
    'compare-pdf',
  ],
  ...['verify-pdf', 'digitally-sign-pdf'],
  ...['convert-video', 'compress-video', 'trim-video', 'merge-video', 'mute-video', 'resize-video', 'reverse-video'],
  ...['rotate-video', 'crop-video', 'fade-video', 'change-speed', 'add-subtitles', 'edit-tags', 'contact-sheet'],
  ...['media-info', 'video-to-gif', 'video-to-images', 'animation-to-video', 'extract-audio', 'convert-audio'],
  ...['compress-audio', 'trim-audio', 'merge-audio', 'change-volume', 'ocr-pdf', 'image-to-text'],
]);

/** PDF tools whose pages have the same parts as others, and whose operations are covered by unit tests. */
const likeOthers = new Set([
  ...['crop-pdf', 'delete-pages', 'edit-pdf-metadata', 'flatten-pdf', 'greyscale-pdf', 'pages-per-sheet'],
  ...['remove-pdf-metadata', 'repair-pdf', 'rotate-pages', 'watermark-pdf'],
]);

const timesTried = new Map<FormatId, number>();

/** Returns the formats of a tool that earlier tools tried least often. */
function leastTried(slug: string, { accepts }: Tool): FormatId[] {
  const own = samplesOfTool[slug];
  const times = (id: FormatId) => timesTried.get(id) ?? 0;
  const suitable = accepts.filter((id) => !own || own[id]);
  const least = suitable.toSorted((a, b) => times(a) - times(b)).slice(0, formatsTried);
  for (const id of least) timesTried.set(id, times(id) + 1);
  return least;
}

const cases = tools.map(({ slug, tool }) => ({ slug, tool, tried: leastTried(slug, tool) }));

test('every tool that is tried at night alone is used in other tests', () => {
  const others = globSync('tests/browser/{image,media,ocr,pdf}/*.spec.ts').map((file) => readFileSync(file, 'utf8'));
  const isUsed = (slug: string) => others.some((text) => text.includes(`'${slug}'`));
  expect([...usedElsewhere].filter((slug) => !isUsed(slug))).toEqual([]);
  expect([...usedElsewhere].filter((slug) => !tools.some((each) => each.slug === slug))).toEqual([]);
});

test('every format is tried with some tool', nightly, () => {
  expect((Object.keys(samples) as FormatId[]).filter((id) => !timesTried.has(id))).toEqual([]);
});

// A new tool is tested automatically. Its options are left at their defaults.
for (const { slug, tool, tried } of cases) {
  test(
    `${slug} works on formats that it accepts, explains the others, and keeps its button in the window`,
    usedElsewhere.has(slug) || likeOthers.has(slug) ? nightly : {},
    async ({ page }) => {
      const accepted = tried.flatMap((id) =>
        Array.from({ length: tool.files ?? 1 }, () => samplesOfTool[slug]?.[id] ?? samples[id]),
      );
      const strangers = (Object.keys(samples) as FormatId[]).filter((id) => !tool.accepts.includes(id));
      const stranger = strangers.find((id) => formats[id].kind !== formats[tool.accepts[0] ?? 'pdf'].kind) ?? 'pdf';

      await openTool(page, slug);
      expect(await outOfView(page, ['.bar .run', sheet]), 'empty').toEqual([]);
      const [first = '', ...others] = accepted;
      await addFiles(page, [first]);
      if (startsByItself(tool)) await finished(page);
      const button = startsByItself(tool) ? '.bar .save-all' : '.bar .run';
      expect(await outOfView(page, [button, sheet, 'file-rows']), 'with a file').toEqual([]);
      await expect(page.locator(onSheet).filter({ visible: true }).first(), 'the file is on the sheet').toBeVisible();
      await addFiles(page, [...others, samples[stranger]]);
      const added = [...accepted, samples[stranger]].map((path) => basename(path));
      await runWithExamples(page, tool);
      expect(await outOfView(page, ['.bar .save-all', '.bar .state', sheet, 'file-rows']), 'done').toEqual([]);
      await expect(rowOf(page, basename(samples[stranger]))).toContainText(/This tool cannot open .+ files\./);
      const results = await saveResults(page);
      // One file may become several.
      expect(results.size).toBeGreaterThanOrEqual(tool.batch === 'all' ? 1 : accepted.length);
      for (const [name, bytes] of results) {
        expect(added, 'nothing that is saved replaces a file').not.toContain(basename(name));
        // Text has no signature.
        if (texts.test(name)) continue;
        const format = await sniffFormat(new Blob([new Uint8Array(bytes)]));
        if (!format) throw new Error(`${name} is of no format that we know`);
        expect(formats[format].extensions as readonly string[], name).toContain(name.split('.').at(-1));
      }
    },
  );
}
