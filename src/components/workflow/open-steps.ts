import type { Tool } from '#tool.ts';
import { elementIn } from '../tool/element-in.ts';
import { Workbench } from '../tool/workbench.ts';
import { showMyWorkflows } from './my-workflows.ts';
import { StepList } from './step-list.ts';
import { WorkflowSteps } from './workflow-steps.ts';

/** Opens the workflow page. */
export async function openSteps(page: HTMLElement, tool: Tool): Promise<Workbench> {
  const steps = new StepList(page);
  elementIn(page, '.add-step', HTMLButtonElement).addEventListener('click', () => steps.choose());
  await steps.begin();
  showMyWorkflows(elementIn(page, '.my-workflows', HTMLElement), steps);
  return new Workbench(page, tool, new WorkflowSteps(page, steps));
}
