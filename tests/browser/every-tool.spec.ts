import { basename } from 'node:path';
import { expect, test } from './test.ts';
import { formats, sniffFormat, type FormatId } from '../../src/formats/formats.ts';
import type { Tool } from '../../src/tool.ts';
import { samples, samplesOfTool } from '../samples.ts';
import { tools } from './all-tools.ts';
import { runWithExamples } from './run-with-examples.ts';
import { addFiles, openTool, rowOf, saveResults } from './tool-page.ts';

// An engine starts again for formats that take a part of it which it did not start with.
test.slow();

/** Of the results that are to be read by people and programs. */
const texts = /\.(txt|css|json|gpl|html|webmanifest)$/;

/** How many formats of a tool are tried. Tools next to each other take others, so each format is tried with many tools. */
const formatsTried = process.env['EVERYTHING'] ? Infinity : 6;

/** Those of a tool's formats that are tried: every format that it accepts with `EVERYTHING=1`, which takes long. */
function triedOf({ accepts }: Tool, place: number): FormatId[] {
  const step = Math.ceil(accepts.length / formatsTried) || 1;
  return accepts.filter((_, index) => index % step === place % step);
}

test('every format is tried with some tool', () => {
  const tried = new Set(tools.flatMap(({ tool }, place) => triedOf(tool, place)));
  expect((Object.keys(samples) as FormatId[]).filter((id) => !tried.has(id))).toEqual([]);
});

// A new tool is tested by being there. Its options are left at their defaults.
for (const [place, { slug, tool }] of tools.entries()) {
  test(`${slug} works on formats that it accepts, and explains the others`, async ({ page }) => {
    const accepted = triedOf(tool, place).flatMap((id) =>
      Array.from({ length: tool.files ?? 1 }, () => samplesOfTool[slug]?.[id] ?? samples[id]),
    );
    const strangers = (Object.keys(samples) as FormatId[]).filter((id) => !tool.accepts.includes(id));
    const stranger = strangers.find((id) => formats[id].kind !== formats[tool.accepts[0] ?? 'pdf'].kind) ?? 'pdf';

    await openTool(page, slug);
    await addFiles(page, [...accepted, samples[stranger]]);
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
