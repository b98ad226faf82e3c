import * as v from 'valibot';
import { workflowsKey } from '../kept/kept-options.ts';
import { readKept, writeKept } from '../kept/kept-text.ts';

const savedSchema = v.pipe(
  v.array(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
      /** As in the address of the workflow page. */
      steps: v.string(),
      /** The text of each step, which the address cannot hold. */
      texts: v.optional(v.array(v.record(v.string(), v.string()))),
    }),
  ),
  v.maxLength(200),
);
/** Workflows with the names that people gave them. */
export type SavedWorkflows = v.InferOutput<typeof savedSchema>;

/** Undefined unless the text is valid. */
export function parseWorkflows(text: string | null): SavedWorkflows | undefined {
  try {
    const read = v.safeParse(savedSchema, JSON.parse(text ?? '[]'));
    return read.success ? read.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Those that someone has saved in this browser. */
export const savedWorkflows = (): SavedWorkflows => parseWorkflows(readKept(workflowsKey)) ?? [];

export const saveWorkflows = (saved: SavedWorkflows) =>
  writeKept(workflowsKey, saved.length > 0 ? JSON.stringify(saved) : undefined);
