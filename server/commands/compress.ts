import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openCopies, type Compression } from '../compressed-copies.ts';
import { isCompressible, mimeTypeOf } from '../mime-types.ts';
import { root } from '../settings.ts';
import { publicFiles } from '../site.ts';
import { copiesFolder } from '../start.ts';
import { hashOf } from '../static-file.ts';

const compressions: Compression[] = ['br', 'gzip'];

/**
 * Compresses all files of the built site at the highest level, except those that already are, and removes stale copies.
 *
 * @returns a description of what was done.
 */
export default async function compress([project = root]: string[]): Promise<string> {
  const copies = openCopies(copiesFolder(project));
  const before = await copies.names();
  const paths = [...(await publicFiles(join(project, 'dist'))).values()].filter((path) =>
    isCompressible(mimeTypeOf(path)),
  );
  if (paths.length === 0) throw new Error('The site is not built yet. Build it with: npm run build');
  const needed = new Set<string>();
  let made = 0;

  async function takeNext(): Promise<void> {
    const path = paths.pop();
    if (path === undefined) return;
    const content = await readFile(path);
    const hash = hashOf(content);
    for (const compression of compressions) {
      const name = `${hash}.${compression}`;
      if (!needed.has(name) && !before.has(name)) {
        await copies.make(hash, compression, content);
        made++;
      }
      needed.add(name);
    }
    return takeNext();
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeNext));

  for (const name of before) if (!needed.has(name)) await copies.remove(name);
  return `${needed.size} compressed copies of the built files: ${made} made now, ${needed.size - made} kept.`;
}
