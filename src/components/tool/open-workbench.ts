import type { Tool } from '../../tool.ts';
import { Workbench } from './workbench.ts';

const tools = import.meta.glob<Tool>('../../tools/*.ts', { import: 'default' });

/** @throws when there is no such tool. */
export async function openWorkbench(page: HTMLElement, slug: string): Promise<Workbench> {
  const tool = await tools[`../../tools/${slug}.ts`]?.();
  if (!tool) throw new Error(`There is no tool ${slug}`);
  return new Workbench(page, slug, tool);
}
