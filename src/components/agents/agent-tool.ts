import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { agentProblems, agentWords, type AgentDeed, type AgentProblem } from '#words/agents.ts';
import type { AgentAnswer, AgentTool } from './model-context.ts';

/** Why a page declines an agent's request. */
export class Declined extends Error {
  readonly code: AgentProblem;
  /** What is wrong with the agent's input. */
  readonly details: readonly string[];

  constructor(code: AgentProblem, details: readonly string[] = []) {
    super(code);
    [this.code, this.details] = [code, details];
  }
}

/** A sentence, and the same as data. */
export interface Told {
  text: string;
  data: object;
}

type Entries = v.ObjectEntries;
type Input<Taken extends Entries> = v.InferOutput<v.StrictObjectSchema<Taken, undefined>>;

interface Definition<Taken extends Entries> extends Pick<AgentTool, 'name' | 'title' | 'description' | 'annotations'> {
  /** The accepted input; anything else is refused. */
  input: Taken;
  /** Default: derived from `input`. */
  inputSchema?: object;
  /** What the person reads about the agent's action. */
  deed: AgentDeed;
  /** @throws {Declined} */
  run(input: Input<Taken>, signal?: AbortSignal): Promise<Told> | Told;
}

/** Called for each call before anything is done. @throws {Declined} */
export type OnCall = (deed: AgentDeed) => void;

/** Wraps a tool so that its input is validated, and its failures are answers with a code and a sentence. */
export function agentTool<const Taken extends Entries>(
  { input, run, deed, inputSchema, ...shown }: Definition<Taken>,
  onCall: OnCall,
): AgentTool {
  const schema = v.strictObject(input);
  return {
    ...shown,
    inputSchema: inputSchema ?? toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input' }),
    async execute(given, context) {
      try {
        onCall(deed);
        const read = v.safeParse(schema, given ?? {});
        if (!read.success) throw new Declined('bad-input', complaints(read.issues));
        const { text, data } = await run(read.output, context?.signal);
        return answer(text, data);
      } catch (error) {
        if (error instanceof Declined) return refusal(error);
        // The message may quote a file.
        console.error(error);
        return refusal(new Declined('failed'));
      }
    },
  };
}

/** `width: Invalid type: Expected number but received "x"`. */
export const complaints = (issues: readonly v.BaseIssue<unknown>[], within?: string): string[] =>
  issues.map((issue) => {
    const path = [within, v.getDotPath(issue)].filter(Boolean).join('.');
    return `${path || agentWords.input}: ${issue.message}`;
  });

const answer = (text: string, structuredContent: object): AgentAnswer => ({
  content: [{ type: 'text', text }],
  structuredContent,
});

function refusal({ code, details }: Declined): AgentAnswer {
  const sentence = [agentProblems[code], ...details].join(' ');
  return { ...answer(sentence, { code, sentence, ...(details.length > 0 && { details }) }), isError: true };
}
