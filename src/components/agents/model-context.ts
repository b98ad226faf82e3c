/** A tool's answer to an agent, in MCP form: a sentence, and the same as data. */
export interface AgentAnswer {
  content: [{ type: 'text'; text: string }];
  structuredContent: object;
  isError?: true;
}

/** A tool that a page offers to the browser's agent. */
export interface AgentTool {
  /** Letters, digits, `_`, `-` and `.`; at most 128 characters. */
  name: string;
  title: string;
  description: string;
  /** JSON Schema. */
  inputSchema: object;
  /** `untrustedContentHint`: the answer may contain text that someone else wrote, such as file names. */
  annotations?: { readOnlyHint?: boolean; untrustedContentHint?: boolean };
  /** @param context `signal`: aborted when the agent stops waiting for the answer. Supported since Chrome 153. */
  execute(input: unknown, context?: { signal?: AbortSignal }): Promise<AgentAnswer>;
}

/** WebMCP, as far as it is used here: https://webmachinelearning.github.io/webmcp/ */
interface ModelContext {
  /** @throws if a tool of that name exists, or the page may not offer tools. */
  registerTool(tool: AgentTool, options: { signal: AbortSignal }): Promise<void>;
}

declare global {
  interface Document {
    /** Few browsers support it. */
    readonly modelContext?: ModelContext;
  }
}

/** Offers tools to agents until `signal` is aborted. */
export const offer = (tools: readonly AgentTool[], signal: AbortSignal) =>
  Promise.all(tools.map((tool) => document.modelContext?.registerTool(tool, { signal })));
