import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Creates a modifiable copy of the built site, with everything that its server needs. */
export async function siteCopy() {
  const root = await mkdtemp(join(tmpdir(), 'stayput-copy-'));
  await cp('dist', join(root, 'dist'), { recursive: true });
  for (const name of ['netlify', 'netlify.toml']) await symlink(resolve(name), join(root, name));
  /** @param path in `dist/` */
  const fileAt = (path: string) => join(root, 'dist', path);
  return {
    root,
    fileAt,
    change: async (path: string, edit: (text: string) => string) =>
      writeFile(fileAt(path), edit(await readFile(fileAt(path), 'utf8'))),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}
