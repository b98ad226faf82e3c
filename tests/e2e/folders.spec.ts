import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { readImage } from '../browser/readers.ts';
import { fixture, pressRun, rowOf } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

const photo = (name: string) => readFileSync(fixture(`photos/${name}`));
const state = (page: Page) => page.locator('.bar .state');
const steps = 'resize-image:width=60;compress-image:format=webp';

/**
 * Opens the steps in a browser whose folder dialog returns two private folders, which pages use in the same way:
 * `photos` for files, and `small` for results.
 */
async function openWithFolders(page: Page, files: Record<string, Buffer>) {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(() => {
    window.showDirectoryPicker = async ({ id } = { mode: 'read' }) => {
      const disk = await navigator.storage.getDirectory();
      return disk.getDirectoryHandle(sessionStorage.getItem(`picked ${id}`) ?? (id === 'files' ? 'photos' : 'small'));
    };
  });
  await page.goto(`/workflow#${steps}`);
  for (const [path, bytes] of Object.entries({ 'small/.keep': Buffer.from('x'), ...files }))
    await page.evaluate(
      async ([names, text]) => {
        const name = names.pop() ?? '';
        let folder = await navigator.storage.getDirectory();
        for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await stream.write(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
        await stream.close();
      },
      [path.split('/'), bytes.toString('base64')] as const,
    );
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
}

/** Returns the contents of a private folder, by path. */
async function filesIn(page: Page, name: string): Promise<Map<string, Buffer>> {
  const found = await page.evaluate(async (top) => {
    const list = async (folder: FileSystemDirectoryHandle, path: string): Promise<[string, string][]> => {
      const files: [string, string][] = [];
      for await (const handle of folder.values())
        if (handle instanceof FileSystemDirectoryHandle) files.push(...(await list(handle, `${path}${handle.name}/`)));
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          files.push([`${path}${handle.name}`, String.fromCodePoint(...bytes)]);
        }
      return files;
    };
    return list(await (await navigator.storage.getDirectory()).getDirectoryHandle(top), '');
  }, name);
  return new Map(found.map(([path, text]) => [path, Buffer.from(text, 'latin1')]));
}

async function chooseFolders(page: Page) {
  const panel = page.locator('.folders');
  await panel.locator('summary').click();
  await panel.getByRole('button', { name: 'Choose the folder with your files' }).click();
  await panel.getByRole('button', { name: 'Choose the folder for the results' }).click();
  await expect(panel.getByText('small', { exact: true })).toBeVisible();
}

const keptDatabases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Returns the property names of each stored record about work on folders. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await result(indexedDB.open('folders'));
    const transaction = database.transaction(['runs', 'done']);
    // Only the page writes to them.
    const all = (name: string) => result(transaction.objectStore(name).getAll() as IDBRequest<object[]>);
    const [runs, done] = [await all('runs'), await all('done')];
    database.close();
    return {
      runs: runs.map((one) => Object.keys(one).toSorted()),
      done: done.map((one) => Object.keys(one).toSorted()),
    };
  });

test(
  'a folder goes through the steps into another one, and after a reload only the rest does',
  nightly,
  async ({ page }) => {
    await openWithFolders(page, {
      'photos/a.jpg': photo('coffee.jpg'),
      'photos/b.jpg': photo('coffee.jpg').subarray(0, 300),
      'photos/note.txt': Buffer.from('A note'),
      'photos/.hidden.jpg': photo('coffee.jpg'),
      'photos/trip/a.jpg': photo('astronaut.jpg'),
      'photos/trip/day 1/cat.png': photo('cat.png'),
      'small/a.webp': Buffer.from('mine'),
    });
    await page.evaluate(() => sessionStorage.setItem('picked results', 'photos'));
    const panel = page.locator('.folders');
    await panel.locator('summary').click();
    await panel.getByRole('button', { name: 'Choose the folder with your files' }).click();
    await expect(panel).toContainText('5 files');
    await panel.getByRole('button', { name: 'Choose the folder for the results' }).click();
    await expect(state(page)).toContainText('“photos” holds your files. Choose another folder');
    await page.evaluate(() => sessionStorage.clear());
    await panel.getByRole('button', { name: 'Choose the folder for the results' }).click();
    await expect(panel).toContainText('until you press Forget');
    // The page ends while it writes its second result, which leaves an empty file.
    await page.evaluate(() => {
      const { createWritable } = FileSystemFileHandle.prototype;
      let written = 0;
      FileSystemFileHandle.prototype.createWritable = function () {
        written += 1;
        return written === 1 ? createWritable.call(this) : new Promise(() => undefined);
      };
    });
    await pressRun(page);
    await expect
      .poll(async () => [...(await filesIn(page, 'small')).values()].filter(({ length }) => length > 4).length)
      .toBe(1);
    await expect
      .poll(async () => [...(await filesIn(page, 'small')).values()].some(({ length }) => length === 0))
      .toBe(true);
    await page.reload();

    const earlier = page.locator('.earlier-folders');
    await expect(earlier).toContainText('“photos” to “small”');
    await earlier.getByRole('button', { name: 'Continue with “photos”' }).click();
    await expect(state(page)).toContainText('2 files saved in “small”');
    await expect(page.locator('file-rows li[data-id]')).toHaveCount(4);
    await expect(rowOf(page, 'photos/b.jpg')).toContainText(/damaged|cannot be read/);
    const small = await filesIn(page, 'small');
    expect([...small.keys()].toSorted()).toEqual([
      '.keep',
      'a (2).webp',
      'a.webp',
      'trip/a.webp',
      'trip/day 1/cat.webp',
    ]);
    expect(small.get('a.webp')?.toString(), 'what was there').toBe('mine');
    for (const path of ['a (2).webp', 'trip/a.webp', 'trip/day 1/cat.webp'])
      expect(await readImage(small.get(path) ?? Buffer.of()), path).toMatchObject({ format: 'webp', width: 60 });

    // Exactly what /privacy says is stored.
    expect(await keptOf(page)).toEqual({
      runs: [['at', 'files', 'id', 'isPartial', 'link', 'source', 'target']],
      done: Array.from({ length: 3 }, () => ['isWhole', 'modified', 'path', 'results', 'size']),
    });
    const privacy = await page.context().newPage();
    await privacy.goto('/privacy');
    await expect(privacy.locator('forget-everything')).toContainText(
      'The folders that you worked on, and which files are done',
    );
    await privacy.close();
    await page.reload();
    await expect(earlier).toContainText('3 of 5 files done');
    expect(await keptDatabases(page)).toContain('folders');
    await earlier.getByRole('button', { name: 'Forget “photos” and “small”' }).click();
    await expect(earlier).toBeHidden();
    expect(await keptDatabases(page)).not.toContain('folders');
    expect((await filesIn(page, 'small')).size, 'the files stay').toBe(5);
  },
);

test(
  'where a folder cannot be written to, or work is cancelled, nothing half-written is left in it',
  nightly,
  async ({ page }) => {
    await openWithFolders(page, {
      'photos/a.jpg': photo('coffee.jpg'),
      'photos/b.jpg': photo('astronaut.jpg'),
      'photos/c.png': photo('cat.png'),
    });
    await chooseFolders(page);
    await page.evaluate(() => {
      const { createWritable } = FileSystemFileHandle.prototype;
      Object.assign(window, { works: () => (FileSystemFileHandle.prototype.createWritable = createWritable) });
      FileSystemFileHandle.prototype.createWritable = async function () {
        const stream = await createWritable.call(this);
        await stream.abort(new DOMException('No room', 'QuotaExceededError'));
        return stream;
      };
    });
    await pressRun(page);
    await expect(page.locator('file-rows')).toContainText('The result could not be saved in “small”.');
    expect([...(await filesIn(page, 'small')).keys()]).toEqual(['.keep']);

    // From here on, it still begins to write when the work is cancelled.
    await page.evaluate(() => {
      const { promise: cancelled, resolve } = Promise.withResolvers<void>();
      const cancel = document.querySelector('.cancel');
      cancel?.addEventListener('click', () => resolve(), { once: true });
      FileSystemFileHandle.prototype.createWritable = () =>
        cancelled.then(() => new WritableStream() as FileSystemWritableFileStream);
    });
    await pressRun(page);
    await expect.poll(async () => (await filesIn(page, 'small')).size).toBeGreaterThan(1);
    await page.locator('.cancel').click();
    await expect.poll(async () => [...(await filesIn(page, 'small')).keys()]).toEqual(['.keep']);

    // The page created it.
    await page.evaluate(() => (window as unknown as { works(): void }).works());
    await page.locator('.bar .retry').click();
    await expect(state(page)).toContainText('saved in “small”');
    await expect.poll(async () => (await filesIn(page, 'small')).size).toBe(4);
  },
);

test('a browser that lets no page write to a folder is not offered that', async ({ page }) => {
  await page.addInitScript(() => delete window.showDirectoryPicker);
  await page.goto(`/workflow#${steps}`);
  await page.locator('.folders summary').click();
  await expect(page.locator('.folders')).toContainText('This browser does not let a page write to a folder.');
  await expect(page.locator('.folders button')).toHaveCount(0);
});
