import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import health from '../../../netlify/functions/health.ts';
import { startBlobs } from './blob-server.ts';
import { tinySite } from '../build/tiny-site.ts';

let folder: Awaited<ReturnType<typeof tinySite>>;
let blobs: Awaited<ReturnType<typeof startBlobs>>;
beforeAll(async () => {
  folder = await tinySite({});
  blobs = await startBlobs(join(folder.root, 'blobs'));
});
afterAll(async () => {
  await blobs.stop();
  await folder[Symbol.asyncDispose]();
});

/** It needs nothing from the platform's context. */
const ask = (method: string) => health(new Request('http://localhost/api/health', { method }), {} as Context);

test('it is well when the store of messages answers', async () => {
  const before = Date.now();
  const response = await ask('GET');
  const after = Date.now();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { time, ...rest } = (await response.json()) as { time: string };
  expect(rest).toEqual({ status: 'ok', service: 'stayput', mail: 'off' });
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(time)).toBeLessThanOrEqual(after);
});

test.each([
  ['is gone', (server: Server) => server.close()],
  ['never answers', () => undefined],
])('it is not when the store %s', async (_, prepare) => {
  const store = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(store, 'listening');
  // It listens on TCP, so it has a port.
  const url = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  prepare(store);
  const working = process.env['NETLIFY_BLOBS_CONTEXT'];
  const context = { siteID: 'local', deployID: '0', token: 'none', edgeURL: url, uncachedEdgeURL: url };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const asked = ask('GET');
    await vi.advanceTimersByTimeAsync(3000);
    const response = await asked;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'unavailable', service: 'stayput' });
  } finally {
    vi.useRealTimers();
    process.env['NETLIFY_BLOBS_CONTEXT'] = working;
    store.close();
  }
});

test('HEAD has the status without the body', async () => {
  const response = await ask('HEAD');
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('a page of another origin may ask, and learns what is allowed', async () => {
  const response = await ask('OPTIONS');
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'constructor'])('%s is refused', async (method) => {
  const response = await ask(method);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 405, code: 'method_not_allowed' });
});
