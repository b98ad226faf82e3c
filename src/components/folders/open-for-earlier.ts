import type { FileTool } from '../tool/file-tool.ts';
import { keptRuns } from './kept-runs.ts';

// If someone can continue with folders, the page says so at once.
const page = document.querySelector<FileTool>('file-tool');
if (page && (await keptRuns()).length > 0) {
  await customElements.whenDefined(page.localName);
  await page.bench();
}
