import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rateLimiter } from '../../../netlify/lib/rate-limit.ts';
import { startServer } from '../../../server/start.ts';
import { tinySite } from '../build/tiny-site.ts';

const functions = {
  'posts.ts': `export default (request: Request, context: { params: Record<string, string>; ip: string }) =>
    Response.json({ params: context.params, ip: context.ip, url: request.url });
  export const config = { path: ['/api/posts', '/api/posts/:slug'], excludedPath: '/api/posts/feed' };`,
  'any.ts': `export default () => Response.json({ from: 'any' }, { status: 404 });
  export const config = { path: '/api/*' };`,
  'limited.ts': `export default () => new Response('in');
  export const config = { path: '/api/limited', rateLimit: { windowLimit: 3, windowSize: 60, aggregateBy: 'ip' } };`,
  'broken.ts': `export default () => { throw new Error('on purpose'); };
  export const config = { path: '/api/broken' };`,
  'post-only.ts': `export default () => new Response('posted');
  export const config = { path: '/form', method: ['POST'] };`,
  'fallback.ts': `export default () => new Response('from the function');
  export const config = { path: '/files/*', preferStatic: true };`,
  'store.ts': `import { openStore } from '${pathToFileURL(resolve('netlify/lib/open-store.ts')).href}';
  export default async (request: Request) => {
    const store = openStore();
    if (request.method === 'GET') return Response.json(await store.list('notes'));
    const key = crypto.randomUUID();
    await store.create('notes/' + key, await request.text());
    return Response.json({ key });
  };
  export const config = { path: '/api/notes' };`,
};

let site: Awaited<ReturnType<typeof tinySite>>;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const files = Object.entries(functions).map(([name, source]) => [`netlify/functions/${name}`, source]);
  site = await tinySite({
    ...Object.fromEntries(files),
    'dist/index.html': 'front',
    'dist/404.html': 'not here',
    'dist/form.html': 'the form',
    'dist/files/a.txt': 'from the file',
    'dist/_headers': '/*\n  X-For-Files: yes\n',
    'netlify.toml': '',
  });
  server = await startServer({ root: site.root, data: join(site.root, '.data'), host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await site[Symbol.asyncDispose]();
});

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });

test.each([
  ['/api/posts', {}],
  ['/api/posts/', {}],
  ['/API/Posts/first', { slug: 'first' }],
])('%s reaches the function, whatever its case and slash', async (path, params) => {
  expect(await (await get(path)).json()).toMatchObject({ params });
});

test('the whole path comes before a pattern, and what is excluded goes to the next', async () => {
  expect(await (await get('/api/posts')).json()).not.toHaveProperty('from');
  expect(await (await get('/api/posts/feed')).json()).toEqual({ from: 'any' });
  expect(await (await get('/api/no/such')).json()).toEqual({ from: 'any' });
});

test('a method that a function does not take goes to the site', async () => {
  expect(await (await get('/form', { method: 'POST' })).text()).toBe('posted');
  expect(await (await get('/form')).text()).toBe('the form');
});

test('a function that prefers files runs only where there is none', async () => {
  expect(await (await get('/files/a.txt')).text()).toBe('from the file');
  expect(await (await get('/files/b.txt')).text()).toBe('from the function');
});

test('rules for headers do not reach functions, as on Netlify', async () => {
  expect((await get('/')).headers.get('x-for-files')).toBe('yes');
  expect((await get('/api/posts')).headers.has('x-for-files')).toBe(false);
});

test('a function that throws is answered as a problem, without its text', async () => {
  const response = await get('/api/broken');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.text()).not.toContain('on purpose');
});

test('a function is sent no more than Netlify would send', async () => {
  const body = new Uint8Array(6 * 1024 * 1024 + 1);
  expect((await get('/api/posts', { method: 'POST', body })).status).toBe(413);
});

test('a function learns the address and the origin that its caller sees through a proxy', async () => {
  const headers = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'tools.example',
  };
  const answer = await (await get('/api/posts', { headers })).json();
  expect(answer).toMatchObject({ ip: '203.0.113.9', url: 'https://tools.example/api/posts' });
});

test('a caller who asks too often waits, and nobody else does', async () => {
  for (let count = 0; count < 3; count++) expect((await get('/api/limited', from('198.51.100.1'))).status).toBe(200);
  const refused = await get('/api/limited', from('198.51.100.1'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55);
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect((await get('/api/limited', from('198.51.100.2'))).status).toBe(200);
});

test('a clock that is set back locks nobody out', () => {
  const waitFor = rateLimiter();
  const limit = { windowLimit: 1, windowSize: 1 };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect(waitFor('someone', limit)).toBe(0);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(waitFor('someone', limit)).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('the window of a limit slides', () => {
  let time = 0;
  const waitFor = rateLimiter(() => time);
  const ask = () => waitFor('someone', { windowLimit: 2, windowSize: 10 });
  expect(ask()).toBe(0);
  time = 6000;
  expect(ask()).toBe(0);
  expect(ask()).toBe(4);
  time = 10_001;
  expect(ask()).toBe(0);
  expect(ask()).toBe(6);
});

test('a hundred callers at once are all answered', async () => {
  const paths = Array.from(
    { length: 100 },
    (_, index) => ['/api/posts', '/', '/files/a.txt', '/nowhere'][index % 4] ?? '/',
  );
  const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(75);
  expect(statuses.filter((status) => status === 404)).toHaveLength(25);
});

test('what a function has said it keeps is kept when the server is killed', async () => {
  const start = pathToFileURL(resolve('server/start.ts')).href;
  const data = join(site.root, 'kept');
  const options = JSON.stringify({ root: site.root, data, host: '127.0.0.1', port: 0 });
  const program = `const { startServer } = await import(${JSON.stringify(start)});
    console.log((await startServer(${options})).url);`;
  const run = async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, notes: `${line.toString().trim()}/api/notes` };
  };

  const first = await run();
  const note = 'a'.repeat(2000);
  const kept: string[] = [];
  const write = async () => {
    const response = await fetch(first.notes, { method: 'POST', body: note });
    kept.push(((await response.json()) as { key: string }).key);
    if (kept.length === 20) first.child.kill('SIGKILL');
    await write();
  };
  const gone = once(first.child, 'exit');
  await Promise.allSettled([write(), write(), write(), gone]);

  const second = await run();
  const listed = (await (await fetch(second.notes)).json()) as string[];
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');
  expect(kept.length).toBeGreaterThanOrEqual(20);
  expect(kept.filter((key) => !listed.includes(key))).toEqual([]);
  for (const key of listed) {
    expect(await readFile(join(data, 'messages/notes', key), 'utf8')).toBe(note);
  }
});
