import type { Page } from '@playwright/test';
import type { FormatId } from '../../src/formats/formats.ts';
import { optionsSchema } from '../../src/options/schema.ts';
import type { Tool } from '../../src/tool.ts';
import { samples } from '../samples.ts';
import { finished, runTool } from './tool-page.ts';

type Options = { examples?: string[]; 'x-accepts'?: FormatId[]; 'x-when'?: unknown };

/** Has a tool work on the files that its page holds. What has no default that suits most files names an example. */
export async function runWithExamples(page: Page, tool: Tool) {
  const options = Object.entries(optionsSchema(tool).properties ?? {}) as [string, Options][];
  for (const [name, { examples = [], 'x-accepts': [beside] = [], 'x-when': when }] of options) {
    if (examples[0]) await page.locator(`#option-${name}`).fill(examples[0]);
    if (beside && !when) await page.locator(`#option-${name}`).setInputFiles(samples[beside]);
  }
  if (tool.automatic) await finished(page);
  else await runTool(page);
}
