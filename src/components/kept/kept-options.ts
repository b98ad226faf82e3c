import { englishPath } from '#language.ts';
import { readKept } from './kept-text.ts';

/**
 * The storage keys of what people set. Each page of a tool has its own options, since a page for one conversion starts
 * with different ones.
 */
export const keptAs = {
  options: () => `options ${englishPath(location.pathname)}`,
  names: (tool: string) => `names ${tool}`,
};

/** The storage key of the workflows that someone has saved. */
export const workflowsKey = 'workflows';

/** Whether this page starts with something that was set on it before. */
export const areOptionsKept = (tool: string): boolean => areSettingsKept() || readKept(keptAs.names(tool)) !== null;

/** Whether results may differ from what the page makes at first. */
export const areSettingsKept = (): boolean => readKept(keptAs.options()) !== null;
