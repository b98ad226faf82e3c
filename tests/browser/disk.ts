import { open } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { wavHeader } from '../wav-header.ts';

/**
 * Returns the paths of all files that the site keeps on the browser's private disk, and the visits that tabs can come
 * back to.
 */
export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isGone = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';
    // Folders may be removed while they are read.
    const list = (directory: FileSystemDirectoryHandle): Promise<string[]> =>
      listAll(directory).catch((error: unknown) => {
        if (isGone(error)) return [];
        throw error;
      });
    const listAll = async (directory: FileSystemDirectoryHandle): Promise<string[]> => {
      const paths: string[] = [];
      for await (const [name, handle] of directory.entries()) {
        if (handle.kind === 'file') paths.push(name);
        else paths.push(...(await list(handle as FileSystemDirectoryHandle)).map((path) => `${name}/${path}`));
      }
      return paths;
    };
    const waiting = async (): Promise<string[]> => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === 'hand-over')) return [];
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('hand-over');
        request.onsuccess = () => resolve(request.result);
      });
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        const request = database.transaction('visits').objectStore('visits').getAllKeys();
        request.onsuccess = () => resolve(request.result);
      });
      database.close();
      return keys.map((key) => `visit ${String(key)}`);
    };
    return [...(await list(await navigator.storage.getDirectory())), ...(await waiting())];
  });

/**
 * Opens a page repeatedly, this many milliseconds from now, until everything that others kept is forgotten. Each page
 * checks once as it opens, and browsers release the locks of a closed page with a delay.
 */
export async function expectForgotten(page: Page, address: string, later = 0) {
  await page.clock.setFixedTime(Date.now() + later);
  await expect(async () => {
    await page.goto(address);
    await expect.poll(() => keptIn(page), { timeout: 3000 }).toEqual([]);
  }).toPass();
}

/** Writes a WAV file of 16-bit stereo at 44.1 kHz, with this many bytes of silence. */
export async function writeSilence(path: string, size: number) {
  await using file = await open(path, 'w');
  await file.write(wavHeader(size));
  await file.truncate(44 + size);
}
