import type { Tool } from '../tool.ts';

/** A page for one wish: a tool with some of its options chosen, and with sentences of its own. */
export interface Preset {
  slug: string;
  /** The tool that does the work. */
  runs: string;
  tool: Tool;
  /** The size that results stay under, in bytes. */
  bytes?: number;
}
