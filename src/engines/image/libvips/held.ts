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

/** In words of four bytes: how far apart samples are, and how long each is, since coefficients are mostly zero. */
const [apart, length] = [2 ** 14, 64];

/** Memory that was never written takes no space, and half of what libvips reserves is not. */
function writtenIn({ buffer }: WebAssembly.Memory): number {
  const words = new Uint32Array(buffer);
  let samples = 0;
  for (let start = 0; start < words.length; start += apart) {
    let at = start;
    while (words[at] === 0 && at < start + length) at += 1;
    if (at < start + length) samples += 1;
  }
  return samples * apart * 4;
}
