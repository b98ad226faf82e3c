/** Of each WebAssembly module that is running, in bytes: what it has used of its memory, which it cannot give back. */
const parts = new Map<string, () => number>();

/** Counts a module's memory in. One of that name that ran before is gone. */
export const countIn = (name: string, bytes: () => number) => parts.set(name, bytes);

/** Counts the memory of a module in that has it among its exports. */
export function countExported(name: string, exports: WebAssembly.Exports) {
  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
  if (memory) countIn(name, () => memory.buffer.byteLength);
}

/** What all of them hold, in bytes. */
export const tellHeld = (): number => [...parts.values()].reduce((sum, bytes) => sum + bytes(), 0);
