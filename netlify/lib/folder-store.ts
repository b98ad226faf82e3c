import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { maxBodyLength } from '#api/api.ts';
import { isCode } from './is-code.ts';
import type { Store } from './store.ts';

/** The age at which a draft is abandoned, in milliseconds: no process takes that long to write a file and rename it. */
const oldestDraft = 60_000;

const isDraft = (name: string) => name.startsWith('.');

/** Opens a store of files in a folder that only the operator of the server can read. */
export function folderStore(folder: string): Store {
  const pathOf = (key: string) => join(folder, ...key.split('/'));

  /** Writes a draft beside a text's final path, and calls `place` to move it there. */
  async function write<Outcome>(key: string, text: string, place: (draft: string, path: string) => Promise<Outcome>) {
    const path = pathOf(key);
    const draft = join(dirname(path), `.${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeThrough(draft, text);
      return await place(draft, path);
    } finally {
      // Also if the disk is full: a half-written draft would keep the last of its space.
      await rm(draft, { force: true });
      await syncFolder(dirname(path));
    }
  }

  return {
    create: (key, text) =>
      write(key, text, async (draft, path) => {
        try {
          await link(draft, path);
          return true;
        } catch (error) {
          if (isCode(error, 'EEXIST')) return false;
          throw error;
        }
      }),
    replace: (key, text) => write(key, text, rename),
    async read(key) {
      try {
        return await readFile(pathOf(key), 'utf8');
      } catch (error) {
        if (isCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    list: async (part) => (await namesIn(join(folder, part))).filter((name) => !isDraft(name)),
    delete: (key) => rm(pathOf(key), { force: true }),
    // Permissions can be looked up, but free space cannot: quotas and full disks show only when something is written.
    async check() {
      const probe = join(folder, `.${randomUUID()}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeThrough(probe, ' '.repeat(maxBodyLength));
      } finally {
        await rm(probe, { force: true });
      }
    },
    async sweep() {
      const folders = [folder, ...(await namesIn(folder)).filter((name) => !isDraft(name)).map(pathOf)];
      for (const one of folders) {
        for (const draft of (await namesIn(one)).filter(isDraft)) await removeOld(join(one, draft));
      }
    },
  };
}

/** Lists a folder; returns nothing if it does not exist. */
async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return [];
    throw error;
  }
}

async function removeOld(draft: string) {
  try {
    const { mtimeMs } = await stat(draft);
    if (Date.now() - mtimeMs > oldestDraft) await rm(draft, { force: true });
  } catch (error) {
    // It was renamed in the meantime.
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

async function writeThrough(path: string, text: string) {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs a folder, which holds the names of its files. Windows does so automatically, and cannot open folders. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
