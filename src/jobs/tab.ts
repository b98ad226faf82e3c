/** The lock that a tab and its workers share: while one of them lives, its results on disk are in use. */
export const tabLock = (tab: string) => `tab ${tab}`;

let name: string | undefined;

/** This tab's name. From the first call on, and until it closes, it holds its lock. */
export function tab(): string {
  if (name) return name;
  name = crypto.randomUUID();
  void navigator.locks.request(tabLock(name), { mode: 'shared' }, () => new Promise<void>(() => undefined));
  return name;
}
