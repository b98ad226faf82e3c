import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import type { EnginePage } from './engine-page.ts';

/** What the page of a tool shows, in words and in controls. */
export interface Shown {
  ready: boolean;
  rows: number;
  /** Whether the button can be pressed. */
  canRun: boolean;
  working: boolean;
  /** The line about the work as a whole. */
  state: string;
  /** The text of each row. */
  saidOfFiles: string[];
  canSave: boolean;
}

export const look = (page: EnginePage): Promise<Shown> =>
  page.evaluate(() => {
    const isShown = (element: Element | null) => element?.checkVisibility() ?? false;
    const buttons = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
    return {
      ready: document.querySelector('file-tool[data-ready]') !== null,
      rows: document.querySelectorAll('file-rows li[data-id]').length,
      canRun: buttons('.run').some((button) => button.ariaDisabled !== 'true' && isShown(button)),
      working: isShown(document.querySelector('.cancel')),
      state: document.querySelector('.state')?.textContent.trim() ?? '',
      saidOfFiles: [...document.querySelectorAll<HTMLElement>('file-rows li')].map((row) =>
        row.innerText.replaceAll(/\s+/g, ' ').trim(),
      ),
      canSave: buttons('.save-all').some((button) => !button.disabled && isShown(button)),
    };
  }, undefined);

/** How long a page may take to open, or to end its work on a small file, in milliseconds. */
const patience = { open: 30_000, work: 60_000 };

/** Waits until the page shows something. @throws with what it shows instead */
export async function until(
  page: EnginePage,
  what: string,
  isShown: (shown: Shown) => boolean,
  within = patience.open,
): Promise<Shown> {
  const end = Date.now() + within;
  for (;;) {
    const shown = await look(page);
    if (isShown(shown)) return shown;
    if (Date.now() > end) throw new Error(`${what}: the page shows ${JSON.stringify(shown)}`);
    await pause(50);
  }
}

/** Sets an option as a person does, by the name of its control. */
export const setOption = (page: EnginePage, name: string, value: string) =>
  page.evaluate(
    ([id, text]) => {
      const control = document.getElementById(id) as HTMLInputElement;
      control.value = text;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [`option-${name}`, value] as const,
  );

const isOver = ({ state, working, canSave }: Shown) =>
  (canSave || /done|could not be used|Nothing done yet|, \d/.test(state)) && !working;

/** Opens a tool, and gives it files. */
export async function openWith(page: EnginePage, slug: string, paths: readonly string[]): Promise<void> {
  await page.open(`/${slug}`);
  await until(page, 'no page', ({ ready }) => ready);
  await page.setFiles('drop-zone .zone input', paths);
  await until(page, 'no row', ({ rows }) => rows >= paths.length);
}

/** Presses the button of a tool, unless it starts by itself, and waits for the end. */
export async function run(page: EnginePage): Promise<Shown> {
  const before = await until(page, 'no button', (one) => one.canRun || isOver(one));
  if (before.canRun && !before.canSave) {
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.run')?.click();
    }, undefined);
    // A file that no tool can use is named before the work.
    await until(page, 'no start', ({ working, canSave, state }) => working || canSave || state !== before.state);
  }
  return until(page, 'no end', isOver, patience.work);
}

/** Saves all results, and returns them by name; those in an archive one by one. */
export async function save(page: EnginePage): Promise<Map<string, Buffer>> {
  for (const old of await readdir(page.downloads)) await rm(join(page.downloads, old));
  await page.evaluate(() => {
    [...document.querySelectorAll<HTMLElement>('.save-all')].find((button) => button.checkVisibility())?.click();
  }, undefined);
  const name = await downloaded(page.downloads);
  const bytes = await readFile(join(page.downloads, name));
  if (!name.endsWith('.zip')) return new Map([[name, bytes]]);
  return new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, Buffer.from(content)]));
}

/** Waits until a browser has saved a file in a folder: its name is final, and it no longer grows. */
async function downloaded(folder: string): Promise<string> {
  let size = -1;
  for (let tries = 0; tries < 200; tries += 1) {
    await pause(50);
    const names = await readdir(folder);
    const [name] = names;
    if (name === undefined || names.some((one) => /\.(?:part|wkdownload|crdownload)$/.test(one))) continue;
    const now = (await readFile(join(folder, name))).length;
    if (now > 0 && now === size) return name;
    size = now;
  }
  throw new Error('Nothing was saved');
}
