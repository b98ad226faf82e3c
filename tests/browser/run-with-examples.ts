import type { Page } from '@playwright/test';
import type { FormatId } from '../../src/formats/formats.ts';
import type { Role } from '../../src/options/roles.ts';
import { optionsSchema } from '../../src/options/schema.ts';
import { startsByItself, type Tool } from '../../src/tool.ts';
import { keySample, samples, wordInSamples } from '../samples.ts';
import { finished, runTool } from './tool-page.ts';

type Options = {
  examples?: string[];
  'x-role'?: Role;
  'x-accepts'?: FormatId[];
  'x-extensions'?: string[];
  'x-when'?: unknown;
};

/** Runs a tool on the files of its page. Options without a default that suits most files have an example. */
export async function runWithExamples(page: Page, tool: Tool) {
  const options = Object.entries(optionsSchema(tool).properties ?? {}) as [string, Options][];
  for (const [name, { examples = [], 'x-role': role, 'x-accepts': [beside] = [], ...option }] of options) {
    const { 'x-when': when, 'x-extensions': extensions } = option;
    if (extensions) await page.locator(`#option-${name}`).setInputFiles(keySample);
    const example = role === 'words' ? wordInSamples : examples[0];
    if (example) await page.locator(`#option-${name}`).fill(example);
    if (beside && !when) await page.locator(`#option-${name}`).setInputFiles(samples[beside]);
  }
  if (startsByItself(tool)) await finished(page);
  else await runTool(page);
}
