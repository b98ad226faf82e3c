import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startServer } from '../../../server/start.ts';
import { nextBuild, takePlace } from '../../../server/take-place.ts';
import { rawGet, tinySite } from '../build/tiny-site.ts';

/** A build of many pages, each of which imports a script of this version. */
const pages = Array.from({ length: 100 }, (_, number) => `page-${number}`);
const buildOf = (version: number): [string, string][] => [
  ['index.html', `front of ${version}`],
  ['404.html', 'nothing here'],
  [`only-${version}.html`, `only in ${version}`],
  ['data/blog.json', JSON.stringify({ version })],
  ['_headers', '/_astro/*\n  Cache-Control: immutable\n'],
  ['_redirects', ''],
  ...pages.flatMap((name): [string, string][] => [
    [`${name}.html`, `${name} of ${version}`],
    [`_astro/${name}.${version}.js`, `${version}`],
  ]),
];

async function writeBuild(folder: string, version: number) {
  for (const [path, content] of buildOf(version)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function serveVersions() {
  const project = await tinySite({
    'netlify.toml': '',
    'netlify/functions/none.ts':
      'export default () => new Response("x");\nexport const config = { path: "/api/none" };',
  });
  await writeBuild(join(project.root, 'dist'), 1);
  const server = await startServer({
    root: project.root,
    data: join(project.root, '.data'),
    host: '127.0.0.1',
    port: 0,
  });
  return {
    url: server.url,
    root: project.root,
    get: async (path: string) => {
      const { status, body } = await rawGet(server.url, path);
      return { status, body: body.toString() };
    },
    async upgrade(version: number) {
      await writeBuild(join(project.root, nextBuild), version);
      await takePlace(project.root);
    },
    async [Symbol.asyncDispose]() {
      await server.close();
      await project[Symbol.asyncDispose]();
    },
  };
}

test('while builds take each other’s place, every page and script that was there is answered', async () => {
  await using site = await serveVersions();
  let latest = 1;
  let isOver = false;
  const wrong: string[] = [];
  let asked = 0;

  async function visit(): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const name = pages[(turn * 7) % pages.length] ?? '';
      const page = await site.get(`/${name}`);
      const version = /of (\d+)$/.exec(page.body)?.[1];
      if (page.status !== 200 || version === undefined) wrong.push(`${name}: ${page.status} ${page.body}`);
      const script = await site.get(`/_astro/${name}.${version}.js`);
      // A page may be older than the build before, if it was read just before another one took its place.
      if (script.status !== 200 && Number(version) >= latest - 1) wrong.push(`script of ${version}: ${script.status}`);
      asked += 2;
    }
  }
  const visitors = Array.from({ length: 8 }, visit);
  for (let version = 2; version <= 3; version++) {
    await setTimeout(700);
    await site.upgrade(version);
    latest = version;
  }
  await setTimeout(800);
  isOver = true;
  await Promise.all(visitors);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(200);
  expect((await site.get('/')).body).toBe('front of 3');
});

test('pages that are open keep the scripts of the build before, and nothing else of it', async () => {
  await using site = await serveVersions();
  await site.upgrade(2);
  await expect.poll(async () => site.get('/only-1')).toEqual({ status: 404, body: 'nothing here' });
  expect(await site.get('/only-2')).toEqual({ status: 200, body: 'only in 2' });
  expect(await site.get('/_astro/page-3.1.js')).toEqual({ status: 200, body: '1' });
});

test('a file that is missing although it was there is a 404, never a 500', async () => {
  await using site = await serveVersions();
  await rm(join(site.root, 'dist/only-1.html'));
  expect(await site.get('/only-1')).toEqual({ status: 404, body: 'nothing here' });
});

test('a build that cannot be read is not served, and the one before goes on', async () => {
  await using site = await serveVersions();
  await writeBuild(join(site.root, nextBuild), 2);
  await writeFile(join(site.root, nextBuild, '_redirects'), '/a https://b.example 200\n');
  await takePlace(site.root);
  await setTimeout(700);
  expect((await site.get('/page-1')).status).toBe(200);
  expect((await site.get('/page-2')).status).toBe(200);
});
