import { workflow } from '#recipes/workflow.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import { ToolForm } from './asking.ts';
import { elementIn } from './element-in.ts';
import { loadTool } from './load-tool.ts';
import { Workbench } from './workbench.ts';

/** @throws if there is no such tool. */
export async function openWorkbench(page: HTMLElement, slug: string): Promise<Workbench> {
  if (slug === workflowSlug) {
    const { openSteps } = await import('../workflow/open-steps.ts');
    return openSteps(page, workflow);
  }
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`There is no tool ${slug}`);
  return new Workbench(page, tool, new ToolForm(page, elementIn(page, 'form', HTMLFormElement), slug, tool));
}
