import { randomUUID } from 'node:crypto';
import { access, constants, link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getStore } from '@netlify/blobs';

/** Keeps texts under keys such as `messages/8c1f…`. */
export interface Store {
  /** Resolves once the text would survive a power cut; false, and nothing changed, where the key is taken. */
  create(key: string, text: string): Promise<boolean>;
  read(key: string): Promise<string | undefined>;
  /** The names under a key's first part. */
  list(part: string): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** Rejects where nothing can be stored now. */
  check(): Promise<void>;
}

/** A folder where `MESSAGES_FOLDER` names one, as the portable server does; elsewhere Netlify Blobs. */
export function openStore(): Store {
  const folder = process.env['MESSAGES_FOLDER'];
  return folder ? folderStore(folder) : blobStore();
}

interface BlobAccess {
  siteID: string;
  token: string;
  /** Default Netlify's own. */
  apiURL?: string;
}

/** @param access where the environment does not give it: outside of Netlify. */
export function blobStore(access?: BlobAccess): Store {
  // Opened at each use: on Netlify, what gives access comes with the request.
  const blobs = () => getStore({ name: 'contact', consistency: 'strong', ...access });
  return {
    create: async (key, text) => (await blobs().set(key, text, { onlyIfNew: true })).modified,
    read: async (key) => (await blobs().get(key, { type: 'text' })) ?? undefined,
    async list(part) {
      // Without a prefix: Netlify's own stand-in for its API finds nothing with one.
      const { blobs: found } = await blobs().list();
      return found.filter(({ key }) => key.startsWith(`${part}/`)).map(({ key }) => key.slice(part.length + 1));
    },
    delete: (key) => blobs().delete(key),
    async check() {
      await blobs().getMetadata('health');
    },
  };
}

export function folderStore(folder: string): Store {
  const pathOf = (key: string) => join(folder, ...key.split('/'));
  return {
    async create(key, text) {
      const path = pathOf(key);
      const draft = join(dirname(path), `.${randomUUID()}`);
      await mkdir(dirname(path), { recursive: true });
      await writeThrough(draft, text);
      try {
        await link(draft, path);
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft);
        await syncFolder(dirname(path));
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key), 'utf8');
      } catch (error) {
        if (isCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    async list(part) {
      try {
        // A draft is what a process was writing when it ended.
        return (await readdir(join(folder, part))).filter((name) => !name.startsWith('.'));
      } catch (error) {
        if (isCode(error, 'ENOENT')) return [];
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    check: () => checkFolder(folder),
  };
}

/** In milliseconds: how long the outcome of a check holds. Monitors may ask as often as they like. */
const freshness = 1000;
const checks = new Map<string, { outcome: Promise<void>; until: number }>();

function checkFolder(folder: string): Promise<void> {
  const last = checks.get(folder);
  if (last && last.until > Date.now()) return last.outcome;
  const outcome = mkdir(folder, { recursive: true }).then(() => access(folder, constants.R_OK | constants.W_OK));
  checks.set(folder, { outcome, until: Date.now() + freshness });
  return outcome;
}

async function writeThrough(path: string, text: string) {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a new file is in its folder. Windows writes that through by itself, and opens no folders. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
