import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCopies } from '../../../server/compressed-copies.ts';
import { trustedProxies } from '../../../server/proxies.ts';
import { startServer } from '../../../server/start.ts';
import { hashOf } from '../../../server/static-file.ts';
import { rawGet, tinySite } from '../build/tiny-site.ts';

const built = 'https://tools.example';
const page = `<link rel="canonical" href="${built}/a">`;

let site: Awaited<ReturnType<typeof tinySite>>;
let server: Awaited<ReturnType<typeof startServer>>;
let port: string;

beforeAll(async () => {
  site = await tinySite({
    'dist/index.html': 'front',
    'dist/a.html': page,
    'dist/data/tools.json': JSON.stringify({ site: built }),
    'dist/_headers': `/a\n  Link: <${built}/a.md>; rel="alternate"\n`,
    'netlify/functions/url.ts': `export default (request: Request) => new Response(request.url);
    export const config = { path: '/api/url' };`,
    'netlify.toml': '',
  });
  server = await startServer({ root: site.root, data: join(site.root, '.data'), host: '127.0.0.1', port: 0 });
  port = new URL(server.url).port;
});
afterAll(async () => {
  await server.close();
  await site[Symbol.asyncDispose]();
});

test.each(['localhost', '127.0.0.1', '[::1]'])('asked for as %s at its own port, documents name that', async (host) => {
  const { body, headers } = await rawGet(server.url, '/a', { Host: `${host}:${port}` });
  expect(body.toString()).toBe(page.replace(built, `http://${host}:${port}`));
  expect(headers.link).toContain(`<http://${host}:${port}/a.md>`);
});

test.each(['evil.example', 'localhost', 'localhost:1', '127.1.2.3', 'localhost.evil.example', '[::2]'])(
  'asked for as %s, which the server does not listen on, documents name what the site was built for',
  async (host) => {
    const { body } = await rawGet(server.url, '/a', { Host: host });
    expect(body.toString()).toBe(page);
  },
);

test('documents name what the site was built for where a proxy asks on behalf of another', async () => {
  const { body } = await rawGet(server.url, '/a', { Host: `localhost:${port}`, 'X-Forwarded-Host': 'evil.example' });
  expect(body.toString()).toBe(page);
});

test('whatever hosts are named, a document is compressed once', async () => {
  const tag = async (host: string) =>
    (await rawGet(server.url, '/a', { Host: host, 'Accept-Encoding': 'br' })).headers.etag;
  const tags = await Promise.all(Array.from({ length: 50 }, (_, index) => tag(`127.0.${index}.9:${port}`)));
  expect(new Set(tags).size).toBe(1);
});

/** Sends raw bytes. */
async function send(request: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  const answer = text(socket);
  socket.write(request);
  return answer;
}

test.each([
  ['two hosts', 'Host: a.example\r\nHost: b.example\r\n'],
  ['a port that cannot be', 'Host: localhost:99999\r\n'],
  ['a number that is no address', 'Host: 127.999.999.999\r\n'],
  ['a host with a path', 'Host: a.example/b\r\n'],
  ['a host with a name to sign in', 'Host: a@b.example\r\n'],
  ['an empty host', 'Host: \r\n'],
  ['a forwarded host that cannot be', 'Host: localhost\r\nX-Forwarded-Host: localhost:99999\r\n'],
])('a request with %s is refused, in words', async (_, host) => {
  for (const path of ['/', '/a', '/api/url', '/nowhere']) {
    const answer = await send(`GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(answer).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[^]*Content-Security-Policy: default-src 'none'[^]*names a host\.\n$/,
    );
  }
});

test.each([
  ['no request', 'nonsense\r\n\r\n', 400],
  ['too much before the body', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('what is %s is refused with a policy', async (_, request, status) => {
  const answer = await send(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*Content-Security-Policy: default-src 'none'[^]*sandbox`));
});

test.each([
  [['172.16.0.0/12'], '172.31.255.9', true],
  [['172.16.0.0/12'], '172.32.0.1', false],
  [['172.16.0.0/12'], '::ffff:172.17.0.1', true],
  [['fd00::/8', '10.0.0.1'], 'fd12::5', true],
  [['fd00::/8', '10.0.0.1'], '10.0.0.1', true],
  [['fd00::/8', '10.0.0.1'], '10.0.0.2', false],
])('of proxies %j, %s is one: %s', (proxies, remoteAddress, isOne) => {
  // Only the parts of a request that are read.
  const request = { socket: { remoteAddress }, headers: {} } as Parameters<ReturnType<typeof trustedProxies>>[0];
  expect(trustedProxies(proxies)(request)).toEqual(isOne ? [remoteAddress] : []);
});

test.each(['172.16.0.0/33', 'fd00::/129', 'proxy.example', '10.0.0', ''])('"%s" is no proxy', (proxy) => {
  expect(() => trustedProxies([proxy])).toThrow(`"${proxy}" is neither an address nor a range`);
});

test('the compress command makes the smallest forms, once, and the server sends them', async () => {
  const text = 'Nothing leaves your device. '.repeat(2000);
  await using project = await tinySite({
    'dist/index.html': text,
    'dist/picture.png': 'x',
    'dist/_headers': '',
    'netlify/functions/none.ts':
      'export default () => new Response("x");\nexport const config = { path: "/api/none" };',
    'netlify.toml': '',
  });
  const run = async () => {
    const { default: compress } = await import('../../../server/commands/compress.ts');
    return compress([project.root]);
  };
  expect(await run()).toBe('2 compressed copies of the built files: 2 made now, 0 kept.');
  expect(await run()).toBe('2 compressed copies of the built files: 0 made now, 2 kept.');
  const copies = openCopies(join(project.root, '.compressed'));
  const hash = hashOf(Buffer.from(text));
  const other = await startServer({
    root: project.root,
    data: join(project.root, '.data'),
    host: '127.0.0.1',
    port: 0,
  });
  const asked = async (encoding: string) => (await rawGet(other.url, '/', { 'Accept-Encoding': encoding })).body;
  const [brotli, gzipped] = [await asked('br'), await asked('gzip')];
  await other.close();
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gunzipSync(gzipped).toString()).toBe(text);
  expect(brotli.equals(await copies.compressed(hash, 'br', Buffer.from('')))).toBe(true);
  expect(gzipped.equals(await copies.compressed(hash, 'gzip', Buffer.from('')))).toBe(true);

  await project.write('dist/index.html', 'short');
  await run();
  expect((await readdir(join(project.root, '.compressed'))).toSorted()).toEqual(
    ['br', 'gzip'].map((compression) => `${hashOf(Buffer.from('short'))}.${compression}`).toSorted(),
  );
});
