import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of `utime` and `stime` are hundredths of a second on every Linux that Node runs on. */
const millisecondsPerTick = 10;

/** The fields of `/proc/<pid>/stat` after the name, which may hold spaces. */
function statOf(pid: number | string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It ended since the directory was listed.
    return undefined;
  }
}

/** A process and all that it started. Linux only. */
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

/** CPU time that the tree has used so far, in milliseconds, user and system. */
export function cpuTime(root: number): number {
  const ticks = processTree(root).map((pid) => {
    const stat = statOf(pid);
    return stat ? Number(stat[11]) + Number(stat[12]) : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * millisecondsPerTick;
}

/** Memory that the tree holds now, in megabytes. */
export function memory(root: number): number {
  const pages = processTree(root).map((pid) => Number(statOf(pid)?.[21] ?? 0));
  return (pages.reduce((sum, each) => sum + each, 0) * 4096) / 1e6;
}
