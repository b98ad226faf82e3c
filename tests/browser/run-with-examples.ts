import type { Page } from '@playwright/test';
import { startsByItself, type Tool } from '#tool.ts';
import { examplesOf } from '../engines/examples.ts';
import { finished, runTool } from './tool-page.ts';

/** Runs a tool on the files of its page. Options without a default that suits most files have an example. */
export async function runWithExamples(page: Page, tool: Tool) {
  for (const { name, value, files } of examplesOf(tool)) {
    const control = page.locator(`#option-${name}`);
    if (files) await control.setInputFiles(files);
    // The control of a board is hidden.
    else if ((await control.getAttribute('type')) === 'hidden') await control.evaluate(setHidden, value);
    else await control.fill(value);
  }
  if (startsByItself(tool)) await finished(page);
  else await runTool(page);
}

function setHidden(control: Element, value: string) {
  (control as HTMLInputElement).value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
