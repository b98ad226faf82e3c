import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { formats, sniffFormat, type FormatId } from '../../src/formats.ts';
import { optionsSchema } from '../../src/options-schema.ts';
import type { Tool } from '../../src/tool.ts';
import { samples, samplesOfTool } from '../samples.ts';
import { addFiles, finished, openTool, rowOf, runTool, saveResults } from './tool-page.ts';

// An engine starts again for formats that take a part of it which it did not start with.
test.slow();

/** Of the results that are to be read by people and programs. */
const texts = /\.(txt|css|json|gpl|html|webmanifest)$/;

// A new tool is tested by being there. Its options are left at their defaults.
for (const file of globSync('src/tools/*.ts')) {
  const slug = basename(file, '.ts');
  test(`${slug} works on every format that it accepts, and explains the others`, async ({ page }) => {
    const { default: tool } = (await import(pathToFileURL(resolve(file)).href)) as { default: Tool };
    const accepted = tool.accepts.flatMap((id) =>
      Array.from({ length: tool.files ?? 1 }, () => samplesOfTool[slug]?.[id] ?? samples[id]),
    );
    const strangers = (Object.keys(samples) as FormatId[]).filter((id) => !tool.accepts.includes(id));
    const stranger = strangers.find((id) => formats[id].kind !== formats[tool.accepts[0] ?? 'pdf'].kind) ?? 'pdf';

    await openTool(page, slug);
    await addFiles(page, [...accepted, samples[stranger]]);
    // What has no default that suits most files names an example.
    for (const [name, { examples = [], 'x-accepts': [beside] = [], 'x-when': when }] of Object.entries(
      optionsSchema(tool).properties ?? {},
    ) as [string, { examples?: string[]; 'x-accepts'?: FormatId[]; 'x-when'?: unknown }][]) {
      if (examples[0]) await page.locator(`#option-${name}`).fill(examples[0]);
      if (beside && !when) await page.locator(`#option-${name}`).setInputFiles(samples[beside]);
    }
    if (tool.automatic) await finished(page);
    else await runTool(page);
    await expect(rowOf(page, basename(samples[stranger]))).toContainText('which this tool does not take');
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
