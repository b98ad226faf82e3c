import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../netlify/lib/is-code.ts';

/** The folder where a build is written, beside the one that is served. */
export const nextBuild = 'dist.next';

/** The folder of the build before, whose scripts the pages that are still open ask for. */
export const buildBefore = 'dist.before';

/** Puts a finished build in the place of the one that is served, and keeps that one as the build before. */
export async function takePlace(root: string): Promise<void> {
  const before = join(root, buildBefore);
  const dist = join(root, 'dist');
  await rm(before, { recursive: true, force: true, maxRetries: 3 });
  await rename(dist, before).catch((error: unknown) => {
    // The first build has none before it.
    if (!isCode(error, 'ENOENT')) throw error;
  });
  await rename(join(root, nextBuild), dist);
}
