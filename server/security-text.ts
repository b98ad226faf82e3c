import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const securityTextAddress = '/.well-known/security.txt';

/** Returns the date when a `security.txt` expires (RFC 9116); undefined if it has none. */
export function endOf(text: string): Date | undefined {
  const [, expires] = /^Expires: (.+)$/m.exec(text) ?? [];
  const date = new Date(expires ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** In milliseconds: long enough to publish a newer build. */
const notice = 30 * 86_400_000;

/** Returns a warning if the `security.txt` of a built site expires soon or has expired; otherwise undefined. */
export async function securityTextWarning(dist: string): Promise<string | undefined> {
  const end = endOf(await readFile(join(dist, securityTextAddress), 'utf8').catch(() => ''));
  if (end === undefined || end.getTime() - Date.now() > notice) return undefined;
  const when = `${end.getTime() < Date.now() ? 'ended' : 'ends'} on ${end.toISOString().slice(0, 10)}`;
  return `The site's security.txt ${when}: it holds for a year from the date of what was built. Build a newer commit.`;
}
