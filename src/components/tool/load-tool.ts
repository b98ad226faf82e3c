import type { Tool } from '#tool.ts';

const tools = import.meta.glob<Tool>('../../tools/*.ts', { import: 'default' });

/** Loads the tool with this slug, if there is one. */
export const loadTool = async (slug: string): Promise<Tool | undefined> => tools[`../../tools/${slug}.ts`]?.();
