import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** `utime` and `stime` are in hundredths of a second on every Linux that Node runs on. */
const millisecondsPerTick = 10;

/** The fields of `/proc/<pid>/stat` after the name, which may contain spaces. */
function statOf(pid: number | string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process ended after the directory was listed.
    return undefined;
  }
}

/** Lists a process and all its descendants. Linux only. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = Number(statOf(entry)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** The CPU time that the tree has used so far, user and system, in milliseconds. */
export function cpuTime(root: number): number {
  const ticks = processTree(root).map((pid) => {
    const stat = statOf(pid);
    return stat ? Number(stat[11]) + Number(stat[12]) : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * millisecondsPerTick;
}

/** The memory that the tree holds now, in megabytes. */
export function memory(root: number): number {
  const pages = processTree(root).map((pid) => Number(statOf(pid)?.[21] ?? 0));
  return (pages.reduce((sum, each) => sum + each, 0) * 4096) / 1e6;
}

/**
 * The first process of the browser that this one started last. `before` lists the processes that were already there.
 */
export function browserProcess(before: number[] = []): number {
  const children = processTree(process.pid).filter((pid) => pid !== process.pid && !before.includes(pid));
  const found = children.find((pid) => commandOf(pid).includes('chrom'));
  if (found === undefined) throw new Error('The browser has no process.');
  return found;
}

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
const renderersOf = (root: number) => processTree(root).filter((pid) => commandOf(pid).includes('--type=renderer'));

/** Resets the memory peaks of a browser's renderers (proc(5), clear_refs). */
export function forgetPeaks(root: number) {
  for (const pid of renderersOf(root)) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

const mostOf = (root: number, key: 'VmRSS' | 'VmHWM') =>
  Math.max(0, ...renderersOf(root).map((pid) => memoryOf(pid, key)));

/** The peak memory of the largest of a browser's renderers since then, in bytes. */
export const peakMemory = (root: number): number => mostOf(root, 'VmHWM');

/** The memory that the largest of a browser's renderers holds now, in bytes. */
export const heldByRenderer = (root: number): number => mostOf(root, 'VmRSS');

/** A process's current or peak memory, in bytes. */
export function memoryOf(pid: number, key: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
}

/** The memory that all processes of a browser hold together, in bytes, counting shared pages once. */
export const heldBy = (pid: number) => processTree(pid).reduce((sum, each) => sum + proportionalSetSize(each), 0);

function proportionalSetSize(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    // The process ended after it was listed.
    return 0;
  }
}
