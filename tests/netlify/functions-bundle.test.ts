import { readdir, readFile, stat } from 'node:fs/promises';
import { join, matchesGlob, parse, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { zipFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handler } from '../../netlify/lib/by-method.ts';
import { openFunctions } from '../../server/functions.ts';
import { closedHeaders, policyHeaders, securityHeaders } from '../../src/policies.ts';
import { builtPolicy } from '../unit/service/built-policy.ts';
import { startBlobs } from '../unit/service/blob-server.ts';
import { message, sendForm, sendJson, serveBuiltSite } from '../unit/build/built-site.ts';
import { tinySite } from '../unit/build/tiny-site.ts';

const folder = resolve('netlify/functions');
let output: Awaited<ReturnType<typeof tinySite>>;
let blobs: Awaited<ReturnType<typeof startBlobs>>;
let bundled: FunctionResult[];

/** Reads the files that `netlify.toml` includes with each function. */
async function includedFiles() {
  const toml = await readFile('netlify.toml', 'utf8');
  const sections = [...toml.matchAll(/^\[functions\.([\w-]+)\]\n\s*included_files = (\[.*\])$/gm)];
  expect(sections).toHaveLength(toml.split('included_files').length - 1);
  return Object.fromEntries(
    sections.map(([, name = '', list = '[]']) => {
      // Strings in double quotes are the same in TOML and JSON.
      const files = JSON.parse(list) as string[];
      return [name, { includedFiles: files, includedFilesBasePath: resolve('.') }];
    }),
  );
}

/** In bytes, uncompressed. The platform's own part is 1.2 MB; the rest is code, and the files from `netlify.toml`. */
const budget = 3_500_000;

/** Imports a function only from its bundle, which must contain everything it needs. */
async function importBundled(name: string): Promise<Handler> {
  const { path } = bundled.find((one) => one.name === name) ?? { path: '' };
  const entry = pathToFileURL(join(path, 'netlify/functions', `${name}.mjs`)).href;
  // The test above compares its shape with what the server imports.
  const { default: handler } = (await import(/* @vite-ignore */ entry)) as { default: Handler };
  return handler;
}

/** The parts of the platform's context that these functions need. */
const context = { ip: '203.0.113.7' } as Context;

beforeAll(async () => {
  output = await tinySite({});
  blobs = await startBlobs(join(output.root, 'blobs'));
  bundled = await zipFunctions([folder], join(output.root, 'functions'), {
    archiveFormat: 'none',
    basePath: resolve('.'),
    config: await includedFiles(),
  });
});
afterAll(async () => {
  await blobs.stop();
  await output[Symbol.asyncDispose]();
});

test("Netlify's bundler finds every function", async () => {
  const names = (await readdir(folder)).map((file) => parse(file).name);
  expect(bundled.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('a bundle holds of the built site what netlify.toml names, and is small', async () => {
  const included = await includedFiles();
  for (const { name, path } of bundled) {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      name,
    ).toBeLessThan(budget);
    const built = files.map((file) => relative(path, file)).filter((file) => file.startsWith('dist/'));
    const patterns = included[name]?.includedFiles ?? [];
    expect(
      built.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern))),
      name,
    ).toEqual([]);
  }
});

test('it reads the same paths, methods and limits from their text as the server does from their config', async () => {
  const { routes } = await openFunctions(folder);
  for (const { name, path, config } of routes) {
    const built = bundled.find((one) => one.name === name);
    const route = built?.routes?.find(({ pattern }) => pattern === path);
    expect(route, `${name}: ${path}`).toMatchObject({ methods: [config.method ?? []].flat() });
    expect(built?.trafficRules?.action.config.rateLimitConfig, name).toEqual(
      config.rateLimit && {
        algorithm: 'sliding_window',
        windowLimit: config.rateLimit.windowLimit,
        windowSize: config.rateLimit.windowSize,
      },
    );
  }
  expect(bundled.flatMap((built) => built.routes ?? [])).toHaveLength(routes.length);
});

test('each function that answers all methods does so from its bundle', async () => {
  for (const { name, routes } of bundled) {
    if (!routes?.some(({ methods = [] }) => methods.length === 0)) continue;
    const url = `https://stayput.example${routes[0]?.pattern.replace(/[:*].*/, 'x') ?? ''}`;
    const handler = await importBundled(name);
    const response = await handler(new Request(url, { method: 'OPTIONS' }), context);
    expect([response.status, response.headers.get('access-control-allow-origin')], name).toEqual([204, '*']);
  }
});

test.each([
  ['health', '/api/health', { status: 'ok', service: 'stayput' }],
  ['blog', '/api/blog', { posts: expect.any(Array) }],
])('%s answers from its bundle, with what the build wrote for it', async (name, path, body) => {
  const handler = await importBundled(name);
  const response = await handler(new Request(`https://stayput.example${path}`), context);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject(body);
});

/** Requests that show what each function can answer. */
const requests: [name: string, path: string, init?: RequestInit][] = [
  ['blog', '/api/blog'],
  ['blog', '/api/blog/nothing-leaves'],
  ['blog', '/api/blog/nowhere'],
  ['blog', '/api/blog', { method: 'PUT' }],
  ['contact', '/api/contact', sendJson({ ...message, subject: 'Stored in both' }, { 'Idempotency-Key': 'both' })],
  ['contact', '/api/contact', sendJson({ name: 'A' })],
  ['contact', '/api/contact', { method: 'POST', headers: { 'Content-Type': 'image/png' }, body: 'x' }],
  ['contact-form', '/contact', sendForm({ ...message, name: 'A' })],
  ['contact-form', '/contact', sendForm({ ...message })],
  ['agent-register', '/agent/register', sendJson({ client_name: 'a', redirect_uris: [] })],
  ['agent-identity', '/agent/identity', sendJson({ type: 'anonymous' })],
  ['agent-claim', '/agent/identity/claim', sendJson({ claim_token: 'a' })],
  ['oauth2-token', '/oauth2/token', sendForm({ grant_type: 'client_credentials' })],
  ['oauth2-revoke', '/oauth2/revoke', sendForm({ token: 'a' })],
  ['unknown', '/api/nowhere'],
  ['documents', '/.well-known/openid-configuration', { method: 'OPTIONS' }],
  ['documents', '/index.md', { method: 'DELETE' }],
  ['no-document', '/.well-known/nowhere'],
  ['blog', '/api/blog', { headers: { 'If-None-Match': '*' } }],
];

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Returns everything about an answer except what the connection adds, and by what the server would compress it. */
const tell = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(?:date|connection|keep-alive|transfer-encoding|content-length|vary)$/.test(name),
    ),
  ),
  body: await answer.text(),
});

test.each(requests)('%s answers %s from its bundle as from the portable server', async (name, path, init) => {
  const site = await serveBuiltSite();
  // The bundle stores messages where Netlify does.
  delete process.env['MESSAGES_FOLDER'];
  try {
    const handler = await importBundled(name);
    const bundle = await handler(new Request(site.url + path, init), { ...context, waitUntil: () => undefined });
    process.env['MESSAGES_FOLDER'] = join(site.data, 'messages');
    const isPage = bundle.headers.get('content-type')?.startsWith('text/html');
    const list = { 'Connection-Allowlist': '(response-origin);redirects=allow' };
    const form = { ...policyHeaders('form'), ...list, 'Content-Security-Policy': builtPolicy('form') };
    const expected = isPage ? { ...securityHeaders, ...form } : closedHeaders;
    expect(Object.fromEntries(bundle.headers)).toMatchObject(lowerCased(expected));
    const plain = new Headers(init?.headers);
    plain.set('Accept-Encoding', 'identity');
    expect(await tell(bundle)).toEqual(await tell(await site.ask(path, { ...init, headers: plain })));
  } finally {
    delete process.env['MESSAGES_FOLDER'];
    await site.close();
  }
});
