import { readdir } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import { startBlobs } from '../../server/blobs.ts';
import { openFunctions } from '../../server/functions.ts';
import { tinySite } from './tiny-site.ts';

const folder = resolve('netlify/functions');
let output: Awaited<ReturnType<typeof tinySite>>;
let blobs: Awaited<ReturnType<typeof startBlobs>>;
let bundled: FunctionResult[];

beforeAll(async () => {
  output = await tinySite({});
  blobs = await startBlobs(join(output.root, 'blobs'));
  bundled = await zipFunctions([folder], join(output.root, 'functions'), {
    archiveFormat: 'none',
    basePath: resolve('.'),
    config: { '*': { includedFiles: ['dist/data/**', 'dist/contact.html'], includedFilesBasePath: resolve('.') } },
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
  for (const { name, path, routes } of bundled) {
    if (!routes?.some(({ methods = [] }) => methods.length === 0)) continue;
    const entry = join(path, 'netlify/functions', `${name}.mjs`);
    const { default: handler } = await import(/* @vite-ignore */ pathToFileURL(entry).href);
    const url = `https://stayput.example${routes?.[0]?.pattern.replace(/[:*].*/, 'x') ?? ''}`;
    const response: Response = await handler(new Request(url, { method: 'OPTIONS' }), {});
    expect([response.status, response.headers.get('access-control-allow-origin')], name).toEqual([204, '*']);
  }
});

test('the health check answers from its bundle', async () => {
  const health = bundled.find(({ name }) => name === 'health');
  const entry = join(health?.path ?? '', 'netlify/functions/health.mjs');
  const { default: handler } = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  const response: Response = await handler(new Request('https://stayput.example/api/health'), {});
  expect(await response.json()).toMatchObject({ status: 'ok', service: 'stayput' });
});
