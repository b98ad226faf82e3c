/** What a tool answers an agent, as MCP writes it: a sentence, and the same as data. */
export interface AgentAnswer {
  content: [{ type: 'text'; text: string }];
  structuredContent: object;
  isError?: true;
}

/** A tool that a page offers to the browser's agent. */
export interface AgentTool {
  /** Of letters, digits, `_`, `-` and `.`; at most 128. */
  name: string;
  title: string;
  description: string;
  /** JSON Schema. */
  inputSchema: object;
  /** `untrustedContentHint`: the answer may have text in it that someone else wrote, such as names of files. */
  annotations?: { readOnlyHint?: boolean; untrustedContentHint?: boolean };
  /** @param context `signal`: aborted when the agent does not wait for the answer any more. Chrome has it since 153. */
  execute(input: unknown, context?: { signal?: AbortSignal }): Promise<AgentAnswer>;
}

/** WebMCP, as far as it is used here: https://webmachinelearning.github.io/webmcp/ */
interface ModelContext {
  /** @throws when a tool of that name is there, or the page may not offer tools. */
  registerTool(tool: AgentTool, options: { signal: AbortSignal }): Promise<void>;
}

declare global {
  interface Document {
    /** Few browsers have it. */
    readonly modelContext?: ModelContext;
  }
}

/** Offers tools to agents until `signal` is aborted. */
export const offer = (tools: readonly AgentTool[], signal: AbortSignal) =>
  Promise.all(tools.map((tool) => document.modelContext?.registerTool(tool, { signal })));
