/** For each running WebAssembly module: how much of its memory it has used, in bytes. It cannot return any. */
const parts = new Map<string, () => number>();

/** Registers a module's memory. It replaces an earlier module of that name, which is gone. */
export const countIn = (name: string, bytes: () => number) => parts.set(name, bytes);

/** Registers the memory of a module that exports it. */
export function countExported(name: string, exports: WebAssembly.Exports) {
  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
  if (memory) countIn(name, () => memory.buffer.byteLength);
}

/** Returns what all of them hold, in bytes. */
export const tellHeld = (): number => [...parts.values()].reduce((sum, bytes) => sum + bytes(), 0);
