import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { closeConnections } from '../../../server/ask-site.ts';
import { sha256 } from '../../../server/build-manifest.ts';
import { readManifest, type BuildManifest } from '#build/build-manifest.ts';
import { manifestAddress } from '#addresses/build-addresses.ts';
import { compareSite } from '../../../server/compare-site.ts';
import { securityTextWarning } from '../../../server/security-text.ts';
import { startServer } from '../../../server/start.ts';
import { everything } from '../../nightly.ts';
import { tinySite } from './tiny-site.ts';

afterAll(closeConnections);

/** Asks again as often as people’s command does, and waits for nothing. */
const atOnce = [0, 0];

const built = async () => readManifest(await readFile(join('dist', manifestAddress), 'utf8'), 'dist');

test('on our own server, every changed file is found, and no other', async () => {
  const manifest = await built();
  const root = await mkdtemp(join(tmpdir(), 'stayput-verify-'));
  const dist = join(root, 'dist');
  await cp('dist', dist, { recursive: true });
  for (const name of ['netlify', 'netlify.toml']) await symlink(resolve(name), join(root, name));

  // The server itself reads the data of functions.
  const served = manifest.files.filter(
    ({ address = '', size }) => size > 0 && address && !address.startsWith('/data/'),
  );
  const many = everything ? 200 : 20;
  const step = Math.floor(served.length / many);
  const flipped = served.filter((_, index) => index % step === 0).slice(0, many);
  for (const { path, size } of flipped) {
    const content = await readFile(join(dist, path));
    const at = Math.floor(size / 2);
    content[at] = (content[at] ?? 0) ^ 1;
    await writeFile(join(dist, path), content);
  }
  const [missing, cut, unguarded, ...others] = served.filter(
    (file) => !flipped.includes(file) && /-to-\w+\.html$/.test(file.path),
  );
  if (!missing || !cut || !unguarded || others.length === 0) throw new Error('There are too few pages');
  await rm(join(dist, missing.path));
  await truncate(join(dist, cut.path), cut.size - 1);
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  await writeFile(join(dist, '_headers'), `${headers}${unguarded.address}\n  Content-Security-Policy: default-src *\n`);

  const server = await startServer({ root, data: join(root, '.data'), host: '127.0.0.1', port: 0 });
  try {
    // At night, every served file is requested in every encoding.
    const asked = new Set([...flipped, missing, cut, unguarded, ...served.filter((_, index) => index % 24 === 0)]);
    const files = everything ? manifest.files : manifest.files.filter((file) => asked.has(file));
    const differences = await compareSite(new URL(server.url), { ...manifest, files }, atOnce);
    const changed = [...flipped, missing, cut, unguarded].map(({ address }) => address);
    expect(differences.map(({ address }) => address)).toEqual(changed.toSorted());
    const faults = new Map(differences.map((difference) => [difference.address, difference.faults]));
    for (const { address = '' } of flipped) {
      expect(faults.get(address), address).toEqual(['has other bytes than those that were built']);
    }
    expect(faults.get(missing.address ?? '')).toEqual(['answers 404']);
    expect(faults.get(cut.address ?? '')?.join()).toMatch(/^has [\d,]+ bytes, and was built with [\d,]+$/);
    expect(faults.get(unguarded.address ?? '')?.join()).toMatch(
      /^comes with another Content-Security-Policy: default-src \*$/,
    );
  } finally {
    await server.close();
    await rm(root, { recursive: true, maxRetries: 3 });
  }
});

const text = 'const secret = 1;\n'.repeat(100);

/** The manifest of a site with one file. */
const small = (site: string): BuildManifest => ({
  format: 1,
  site,
  commit: 'a'.repeat(40),
  changed: false,
  date: '2026-01-01T00:00:00.000Z',
  node: '24.0.0',
  lockfile: 'b'.repeat(64),
  headers: [{ 'Content-Security-Policy': "default-src 'none'", 'Permissions-Policy': 'midi=()' }],
  files: [
    { path: '/a.js', sha256: sha256(text), size: text.length, address: '/a.js', headers: 0 },
    { path: '/_headers', sha256: sha256(''), size: 0 },
  ],
});

const guarded = { 'Content-Security-Policy': "default-src 'none'", 'Permissions-Policy': 'midi=()' };

async function host(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // It listens on TCP, so it has a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

describe('a host', () => {
  test.each<[string, RequestListener, string[]]>([
    [
      'that compresses well is as built',
      (request, response) => {
        const asked = request.headers['accept-encoding'];
        const body = asked === 'br' ? brotliCompressSync(text) : asked === 'gzip' ? gzipSync(text) : text;
        response.writeHead(200, { ...guarded, ...(asked !== 'identity' && { 'Content-Encoding': asked }) }).end(body);
      },
      [],
    ],
    [
      'that joins the values of overlapping rules is as built',
      (_, response) => {
        response.writeHead(200, { ...guarded, 'Permissions-Policy': 'midi=(self), midi=()' }).end(text);
      },
      [],
    ],
    [
      'that compresses something else',
      (request, response) => {
        const isBrotli = request.headers['accept-encoding'] === 'br';
        const body = isBrotli ? brotliCompressSync(text.replace('1', '2')) : text;
        response.writeHead(200, { ...guarded, ...(isBrotli && { 'Content-Encoding': 'br' }) }).end(body);
      },
      ['has other bytes than those that were built (asked for as br)'],
    ],
    [
      'that says it compressed what it did not',
      (request, response) => {
        const asked = request.headers['accept-encoding'] ?? 'identity';
        response.writeHead(200, { ...guarded, ...(asked !== 'identity' && { 'Content-Encoding': asked }) }).end(text);
      },
      ['cannot be decompressed, or is longer than the file (asked for as gzip, br)'],
    ],
    [
      'that compresses without being asked',
      (_, response) => {
        response.writeHead(200, { ...guarded, 'Content-Encoding': 'gzip' }).end(gzipSync(text));
      },
      ['comes in the encoding "gzip", which was not asked for (asked for as identity, br)'],
    ],
    [
      'that adds to a file',
      (_, response) => {
        response.writeHead(200, guarded).end(`${text};`);
      },
      ['has more bytes, and was built with 1,800'],
    ],
    [
      'that breaks off',
      (_, response) => {
        response.writeHead(200, { ...guarded, 'Content-Length': text.length });
        response.write(text.slice(10), () => response.destroy());
      },
      ['breaks off before its end'],
    ],
    [
      'that leads elsewhere',
      (_, response) => {
        response.writeHead(302, { Location: 'https://elsewhere.example/a.js' }).end();
      },
      ['answers 302, and leads to https://elsewhere.example/a.js'],
    ],
    [
      'that leaves a header out',
      (_, response) => {
        response.writeHead(200, { 'Permissions-Policy': 'midi=()' }).end(text);
      },
      ['comes without Content-Security-Policy'],
    ],
  ])('%s', async (_, listener, faults) => {
    await using site = await host(listener);
    const differences = await compareSite(new URL(site.url), small(site.url), atOnce);
    expect(differences).toEqual(faults.length === 0 ? [] : [{ address: '/a.js', faults }]);
  });

  test('that fails once is asked again', async () => {
    let count = 0;
    await using site = await host((_, response) => {
      if (count++ % 2 === 0) response.writeHead(503).end();
      else response.writeHead(200, guarded).end(text);
    });
    expect(await compareSite(new URL(site.url), small(site.url), atOnce)).toEqual([]);
  });
});

const run = async (...args: string[]) => {
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, [
    'server/main.ts',
    'verify',
    ...args,
  ]).then(
    (done) => ({ ...done, code: 0 }),
    // It rejects with the program's output and exit code.
    (error: unknown) => error as { stdout: string; stderr: string; code: number },
  );
  return { said: stdout + stderr, code };
};

describe.concurrent('the command', () => {
  test('says that all is as built, and from what', async () => {
    await using site = await host((request, response) => {
      response.writeHead(request.url === '/a.js' ? 200 : 404, guarded).end(text);
    });
    await using folder = await tinySite({ 'manifest.json': JSON.stringify(small(site.url)) });
    expect(await run(site.url, '--manifest', join(folder.root, 'manifest.json'))).toEqual({
      said: `1 of 1 files at ${site.url} are as built from commit ${'a'.repeat(40)}, in each encoding and with the headers of each.\n`,
      code: 0,
    });
  });

  test('says which files differ, and what the site says that it was built from', async () => {
    await using site = await host((request, response) => {
      const stated = { ...small('https://other.example'), commit: 'c'.repeat(40) };
      const body = request.url === manifestAddress ? JSON.stringify(stated) : text.replace('1', '2');
      response.writeHead(200, guarded).end(body);
    });
    await using folder = await tinySite({ 'manifest.json': JSON.stringify(small(site.url)) });
    expect(await run(site.url, '--manifest', join(folder.root, 'manifest.json'))).toEqual({
      said:
        `0 of 1 files at ${site.url} are as built from commit ${'a'.repeat(40)}. These are not:\n` +
        '  /a.js has other bytes than those that were built\n' +
        `The site says that it was built from commit ${'c'.repeat(40)}; it was built for https://other.example.\n`,
      code: 1,
    });
  });

  test('says that a security.txt has ended', async () => {
    await using site = await host((request, response) => {
      const body = request.url?.endsWith('security.txt') ? 'Expires: 2026-01-02T00:00:00.000Z\n' : text;
      response.writeHead(request.url === manifestAddress ? 404 : 200, guarded).end(body);
    });
    await using folder = await tinySite({ 'manifest.json': JSON.stringify(small(site.url)) });
    const { said, code } = await run(site.url, '--manifest', join(folder.root, 'manifest.json'));
    expect(said).toContain('but its security.txt has ended');
    expect(code).toBe(1);
  });

  test('does not compare a site with a build for another address', async () => {
    const { said, code } = await run('https://stayput.invalid', '--manifest', join('dist', 'index.html'));
    expect(said).toContain('https://stayput.invalid cannot be reached');
    expect(code).toBe(1);
  });
});

test.each([
  [-1, /ended on \d{4}-\d\d-\d\d/],
  [29, /ends on \d{4}-\d\d-\d\d/],
  [31, /^$/],
])('of a security.txt that ends in %d days, the server and the build say what is to be said', async (days, words) => {
  const end = new Date(Date.now() + days * 86_400_000).toISOString();
  await using site = await tinySite({ '.well-known/security.txt': `Contact: /contact\nExpires: ${end}\n` });
  expect((await securityTextWarning(site.root)) ?? '').toMatch(words);
});
