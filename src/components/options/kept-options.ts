import { readKept } from './kept-text.ts';

/** By which names the browser keeps what people set. Each page of a tool has its own options: those for one conversion begin with others. */
export const keptAs = {
  options: () => `options ${location.pathname}`,
  names: (tool: string) => `names ${tool}`,
};

/** Whether this page begins with something that was set on it before. */
export const areOptionsKept = (tool: string): boolean =>
  [keptAs.options(), keptAs.names(tool)].some((key) => readKept(key) !== null);
