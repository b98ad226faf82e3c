import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../server/start.ts';
import { samples } from '../samples.ts';
import { expect, test } from './test.ts';
import { look } from './tool-run.ts';

test.describe.configure({ mode: 'default' });

let root: string;
let server: Awaited<ReturnType<typeof startServer>>;

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stayput-integrity-'));
  await cp('dist', join(root, 'dist'), { recursive: true });
  for (const name of ['netlify', 'netlify.toml']) await symlink(resolve(name), join(root, name));
});
test.afterEach(() => server.close());
test.afterAll(() => rm(root, { recursive: true, maxRetries: 3 }));

/** Serves the site with a change in a file in `_astro`, as long as the test lasts. */
async function serveWithChange(name: string, change: (text: string) => string) {
  const path = join(root, 'dist/_astro', name);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
  server = await startServer({ root, data: join(root, '.data'), host: '127.0.0.1', port: 0 });
  return { [Symbol.asyncDispose]: () => writeFile(path, text) };
}

/** Returns the name of the script with this beginning that the page of a tool may load. */
async function scriptNamed(start: string): Promise<string> {
  const names = (await readdir(join(root, 'dist/_astro'))).filter((file) => file.startsWith(start));
  // There are several tables, because pages that may load the same scripts share one.
  const html = await readFile(join(root, 'dist/compress-image.html'), 'utf8');
  const name = names.find((one) => one.endsWith('.js') && (names.length === 1 || html.includes(one)));
  if (name === undefined) throw new Error(`There is no script ${start}`);
  return name;
}

const scripts = {
  'a script of the page': 'FileTool.',
  'a script that it imports at once': 'tool.',
  'the table of what it imports later': 'scripts.',
  'a script that it imports later': 'open-workbench.',
  'a script that is imported by one that it imports later': 'lit.',
};
for (const [what, start] of Object.entries(scripts)) {
  test(`${what} does not run when the server has changed it`, async ({ engine }) => {
    const name = await scriptNamed(start);
    await using _ = await serveWithChange(name, (text) => `document.documentElement.dataset.changed="";${text}`);
    await engine.open(`${server.url}/compress-image`);
    await engine.setFiles('drop-zone .zone input', [samples.jpeg]);
    // Long enough for an unchecked second request.
    await pause(1500);
    expect(await engine.evaluate(() => document.documentElement.dataset['changed'] ?? null, undefined)).toBeNull();
  });
}

test('the page takes a file when the server has changed nothing', async ({ engine }) => {
  await using _ = await serveWithChange(await scriptNamed('lit.'), (text) => text);
  await engine.open(`${server.url}/compress-image`);
  await engine.setFiles('drop-zone .zone input', [samples.jpeg]);
  await expect.poll(async () => (await look(engine)).rows).toBe(1);
});

test('a style sheet has no effect when the server has changed it', async ({ engine }) => {
  const name = (await readdir(join(root, 'dist/_astro'))).find((file) => /^global\..*\.css$/.test(file)) ?? '';
  await using _ = await serveWithChange(name, (text) => `${text}html{color:rgb(1,2,3)}`);
  await engine.open(`${server.url}/privacy`);
  const colour = await engine.evaluate(() => getComputedStyle(document.documentElement).color, undefined);
  expect(colour).not.toBe('rgb(1, 2, 3)');
});
