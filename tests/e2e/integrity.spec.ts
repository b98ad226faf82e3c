import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../../server/start.ts';
import { fixture } from '../browser/tool-page.ts';
import { atNight, nightly } from '../nightly.ts';

let root: string;
let server: Awaited<ReturnType<typeof startServer>>;

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stayput-integrity-'));
  await cp('dist', join(root, 'dist'), { recursive: true });
  for (const name of ['netlify', 'netlify.toml']) await symlink(resolve(name), join(root, name));
});
test.afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true, maxRetries: 3 });
});

/** Serves the site with a change in the script with this prefix, and returns its address. */
async function serveWithChange(start: string): Promise<string> {
  const scripts = join(root, 'dist/_astro');
  const names = (await readdir(scripts)).filter((file) => file.startsWith(start) && file.endsWith('.js'));
  // There are several tables, because pages that may load the same scripts share one.
  const html = await readFile(join(root, 'dist/compress-image.html'), 'utf8');
  const name = names.find((one) => names.length === 1 || html.includes(one));
  if (name === undefined) throw new Error(`There is no script ${start}`);
  const source = await readFile(join(scripts, name), 'utf8');
  await writeFile(join(scripts, name), `document.documentElement.dataset.changed="";${source}`);
  server = await startServer({ root, data: join(root, '.data'), host: '127.0.0.1', port: 0 });
  return `/_astro/${name}`;
}

type Script = [what: string, start: string];
const scripts: Script[] = [
  ['a script of the page', 'FileTool.'],
  ...atNight<Script>([
    ['a script that is imported by one that it imports later', 'lit.'],
    ['a script that it imports at once', 'tool.'],
    ['the table of what it imports later', 'scripts.'],
    ['a script that it imports later', 'open-workbench.'],
  ]),
];
for (const [what, start] of scripts) {
  test(`${what} does not run when the server has changed it`, async ({ page }) => {
    const address = await serveWithChange(start);
    const isRefused = (text: string) => text.startsWith('Failed to find a valid digest') && text.includes(address);
    const refused = page.waitForEvent('console', (message) => isRefused(message.text()));
    await page.goto(`${server.url}/compress-image`);
    await page.locator('drop-zone .zone input').setInputFiles(fixture('photos/coffee.jpg'));
    await refused;
    // Long enough for an unchecked second request.
    await page.waitForTimeout(1000);
    await expect(page.locator('html')).not.toHaveAttribute('data-changed');
  });
}

test('a style sheet has no effect when the server has changed it', nightly, async ({ page }) => {
  const styles = join(root, 'dist/_astro');
  const name = (await readdir(styles)).find((file) => /^global\..*\.css$/.test(file)) ?? '';
  await writeFile(join(styles, name), `${await readFile(join(styles, name), 'utf8')}html{color:rgb(1,2,3)}`);
  server = await startServer({ root, data: join(root, '.data'), host: '127.0.0.1', port: 0 });
  await page.goto(`${server.url}/privacy`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).not.toBe('rgb(1, 2, 3)');
});
