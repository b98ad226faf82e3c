import { basename } from 'node:path';
import { expect, test } from './test.ts';
import { formats, sniffFormat, type FormatId } from '../../src/formats/formats.ts';
import { startsByItself, type Tool } from '../../src/tool.ts';
import { samples, samplesOfTool } from '../samples.ts';
import { tools } from './all-tools.ts';
import { outOfView, sheet } from './out-of-view.ts';
import { runWithExamples } from './run-with-examples.ts';
import { addFiles, finished, openTool, rowOf, saveResults } from './tool-page.ts';

// An engine starts again for formats that take a part of it which it did not start with.
test.slow();

/** Of the results that are to be read by people and programs. */
const texts = /\.(txt|css|json|gpl|html|webmanifest)$/;

/** How many formats of a tool are tried: every one that it accepts with `EVERYTHING=1`, which takes long. */
const formatsTried = process.env['EVERYTHING'] ? Infinity : 3;

const timesTried = new Map<FormatId, number>();

/** Those of a tool's formats that were tried least often with the tools before it. */
function leastTried({ accepts }: Tool): FormatId[] {
  const times = (id: FormatId) => timesTried.get(id) ?? 0;
  const least = accepts.toSorted((a, b) => times(a) - times(b)).slice(0, formatsTried);
  for (const id of least) timesTried.set(id, times(id) + 1);
  return least;
}

const cases = tools.map(({ slug, tool }) => ({ slug, tool, tried: leastTried(tool) }));

test('every format is tried with some tool', () => {
  expect((Object.keys(samples) as FormatId[]).filter((id) => !timesTried.has(id))).toEqual([]);
});

// A new tool is tested by being there. Its options are left at their defaults.
for (const { slug, tool, tried } of cases) {
  test(`${slug} works on formats that it accepts, explains the others, and keeps its button in the window`, async ({
    page,
  }) => {
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
    await addFiles(page, [...others, samples[stranger]]);
    await runWithExamples(page, tool);
    await expect(rowOf(page, basename(samples[stranger]))).toContainText('which this tool cannot open');
    const results = await saveResults(page);
    // One file may become several.
    expect(results.size).toBeGreaterThanOrEqual(tool.batch === 'all' ? 1 : accepted.length);
    for (const [name, bytes] of results) {
      // Text has no signature.
      if (texts.test(name)) continue;
      const format = await sniffFormat(new Blob([new Uint8Array(bytes)]));
      if (!format) throw new Error(`${name} is of no format that we know`);
      expect(formats[format].extensions as readonly string[], name).toContain(name.split('.').at(-1));
    }
  });
}
