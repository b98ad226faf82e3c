import { workflowsKey } from '../kept/kept-options.ts';
import { readKept } from '../kept/kept-text.ts';
import type { FileTool } from '../tool/file-tool.ts';
import { keptRuns } from '../kept/kept-runs.ts';

// If someone has saved workflows, or can continue with folders, the page says so at once.
const page = document.querySelector<FileTool>('file-tool');
if (page && (readKept(workflowsKey) !== null || (await keptRuns()).length > 0)) {
  await customElements.whenDefined(page.localName);
  await page.bench();
}
