import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../../server/start.ts';
import { rawGet, tinySite } from '../build/tiny-site.ts';

const style = 'body { color: CanvasText }\n'.repeat(200);
const film = randomBytes(3 << 20);
const headers = `/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`;
const redirects = `/old/:name   /tools/:name   301
/guide/*     /tools/:splat  302
/inside      /tools/crop    200
/taken       /              301
/forced      /              301!
`;

let site: Awaited<ReturnType<typeof tinySite>>;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  site = await tinySite({
    'dist/index.html': '<h1>Front</h1>',
    'dist/404.html': '<h1>Nothing here</h1>',
    'dist/tools/crop.html': '<h1>Crop</h1>',
    'dist/taken.html': '<h1>Taken</h1>',
    'dist/forced.html': '<h1>Forced</h1>',
    'dist/.well-known/thing': '{"a":1}',
    'dist/_astro/style.css': style,
    'dist/film.bin': film,
    'dist/_headers': headers,
    'dist/_redirects': redirects,
    'netlify.toml': '[[headers]]\nfor = "/.well-known/thing"\n[headers.values]\nContent-Type = "application/json"\n',
    'netlify/functions/none.ts':
      'export default () => new Response("x");\nexport const config = { path: "/api/none" };',
    'secret.txt': 'the server must not show this',
  });
  server = await startServer({ root: site.root, data: join(site.root, '.data'), host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await site[Symbol.asyncDispose]();
});

/** Without `Accept-Encoding`, which `fetch` would add. */
const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {
    redirect: 'manual',
    ...init,
    headers: { 'Accept-Encoding': 'identity', ...init.headers },
  });

test.each([
  ['/', 'Front'],
  ['/tools/crop', 'Crop'],
  ['/tools/crop.html', 'Crop'],
  ['/tools/crop?quality=80', 'Crop'],
])('%s is the page %s', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe(`<h1>${title}</h1>`);
});

test('a page has no slash at its end, and keeps its query when it loses one', async () => {
  const response = await get('/tools/crop/?a=1');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/tools/crop?a=1']);
});

test('what is not there is answered with the page for it, under the headers of its address', async () => {
  const response = await get('/_astro/no-such-script.js');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Nothing here');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).not.toContain('immutable');
});

test('HEAD says what GET would, without the body', async () => {
  const [head, got] = [await get('/film.bin', { method: 'HEAD' }), await get('/film.bin')];
  expect(head.headers.get('content-length')).toBe(String(film.length));
  expect(head.headers.get('etag')).toBe(got.headers.get('etag'));
  expect((await head.bytes()).length).toBe(0);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s to a file is refused', async (method) => {
  const response = await get('/tools/crop', { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('of two rules for a header, the later wins', async () => {
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/_astro/style.css')).headers.get('cache-control')).toContain('immutable');
});

test('netlify.toml can give a type to a file without an extension', async () => {
  expect((await get('/.well-known/thing')).headers.get('content-type')).toBe('application/json');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['BR', 'br', brotliDecompressSync],
])('to Accept-Encoding: %s the answer comes as %s', async (accepted, encoding, decompress) => {
  const { headers, body } = await rawGet(server.url, '/_astro/style.css', { 'Accept-Encoding': accepted });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(decompress(body).toString()).toBe(style);
});

test.each(['identity', 'deflate', 'br;q=0', ''])('to Accept-Encoding: "%s" it comes as it is', async (accepted) => {
  const { headers, body } = await rawGet(server.url, '/_astro/style.css', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(style);
});

test('what is compressed in itself is not compressed again', async () => {
  const response = await get('/film.bin', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(response.headers.has('vary')).toBe(false);
});

test('who has a file already gets none of it', async () => {
  const etag = (await get('/_astro/style.css')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await get('/_astro/style.css', { headers: { 'If-None-Match': known } });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
  }
  expect((await get('/_astro/style.css', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('each encoding has an ETag of its own', async () => {
  const etags = ['br', 'gzip', 'identity'].map(async (encoding) => {
    const response = await get('/_astro/style.css', { headers: { 'Accept-Encoding': encoding } });
    return response.headers.get('etag');
  });
  expect(new Set(await Promise.all(etags)).size).toBe(3);
});

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=1000000-1999999', 1_000_000, 1_999_999],
  [`bytes=${film.length - 5}-`, film.length - 5, film.length - 1],
  ['bytes=-7', film.length - 7, film.length - 1],
  ['bytes=10-999999999', 10, film.length - 1],
])('Range: %s gives bytes %i to %i', async (range, start, end) => {
  const response = await get('/film.bin', { headers: { Range: range } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${film.length}`);
  expect(film.subarray(start, end + 1).equals(await response.bytes())).toBe(true);
});

test('a range past the end cannot be satisfied', async () => {
  const response = await get('/film.bin', { headers: { Range: `bytes=${film.length}-` } });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
});

test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=0-1,4-5', 'pages=1-2'])(
  'Range: %s is answered with the whole',
  async (range) => {
    const response = await get('/film.bin', { headers: { Range: range } });
    expect([response.status, (await response.bytes()).length]).toEqual([200, film.length]);
  },
);

test('a range of a file that has changed is answered with the whole', async () => {
  const etag = (await get('/film.bin')).headers.get('etag') ?? '';
  const ask = (ifRange: string) => get('/film.bin', { headers: { Range: 'bytes=0-1', 'If-Range': ifRange } });
  expect((await ask(etag)).status).toBe(206);
  expect((await ask('"before"')).status).toBe(200);
});

test('parts of a text are parts of the text, not of its compressed form', async () => {
  const response = await get('/_astro/style.css', { headers: { 'Accept-Encoding': 'br', Range: 'bytes=0-3' } });
  expect(await response.text()).toBe('body');
});

test.each([
  ['/old/crop?a=1', 301, '/tools/crop?a=1'],
  ['/guide/a/b', 302, '/tools/a/b'],
  ['/forced', 301, '/'],
])('%s redirects with %i to %s', async (path, status, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test('a redirect with status 200 shows another page in place', async () => {
  const response = await get('/inside');
  expect([response.status, await response.text()]).toEqual([200, '<h1>Crop</h1>']);
});

test('a file comes before a redirect that is not forced', async () => {
  expect(await (await get('/taken')).text()).toBe('<h1>Taken</h1>');
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/_astro/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/tools/....//secret.txt',
  '//secret.txt',
  '/_headers',
  '/_redirects',
  '/%00',
  '/%',
  '/%ff',
])('nothing outside the site is shown at %s', async (path) => {
  const { status, body } = await rawGet(server.url, path);
  expect([status, body.toString()]).toEqual([404, '<h1>Nothing here</h1>']);
});

test('after another build, the server shows that build', async () => {
  await site.write('dist/new.html', '<h1>New</h1>');
  await site.write('dist/_headers', `${headers}/new\n  X-New: yes\n`);
  await expect
    .poll(async () => {
      const response = await get('/new');
      return [response.status, response.headers.get('x-new')];
    })
    .toEqual([200, 'yes']);
});

test('a site that is not built is not served, and the message says how to build it', async () => {
  await using empty = await tinySite({ 'netlify.toml': '' });
  const start = startServer({ root: empty.root, data: join(empty.root, '.data'), host: '127.0.0.1', port: 0 });
  await expect(start).rejects.toThrow('npm run build');
});
