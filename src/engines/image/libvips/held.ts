/** The memory of each running WebAssembly module, which cannot return any. */
const parts = new Map<string, WebAssembly.Memory>();

/** Registers a module's memory. It replaces an earlier module of that name, which is gone. */
export const countIn = (name: string, memory: WebAssembly.Memory) => parts.set(name, memory);

/** Registers the memory of a module that exports it. */
export function countExported(name: string, exports: WebAssembly.Exports) {
  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
  if (memory) countIn(name, memory);
}

/** Returns what all of them hold, in bytes. */
export const tellHeld = (): number => [...parts.values()].reduce((sum, memory) => sum + writtenIn(memory), 0);

/** In bytes. */
const apart = 2 ** 14;

/** Memory that was never written takes no space, and half of what libvips reserves is not: looks at it here and there. */
function writtenIn({ buffer }: WebAssembly.Memory): number {
  const words = new Uint32Array(buffer);
  let written = 0;
  // Not where an area may begin with zeros.
  for (let at = apart / 8; at < words.length; at += apart / 4) if (words[at] !== 0) written += apart;
  return written;
}
