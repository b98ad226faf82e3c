import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { headersAt, readHeaderRules } from '../../server/rules.ts';
import { builtOrigin } from '../../server/site.ts';
import { beyondContentPolicy, byLeaving, fromPages, fromWorkers, type Attempt } from '#proof/ways-out.ts';
import { decodingHost } from '../e2e/decoding-host.ts';
import { listen, type Listener } from '../e2e/listener.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let foreign: Listener;
test.beforeEach(async () => {
  foreign = await listen();
});
test.afterEach(() => foreign.close());

/** What only `Connection-Allowlist` refuses, which Chromium alone knows. The pages about privacy name it. */
const openIn = (project: string): readonly string[] =>
  project === 'shell' ? [] : Object.values(beyondContentPolicy).flat();

/** The ways that a foreign host has heard of: requests have the name in their address. */
const namesHeard = () => foreign.heard.map((line) => new URLSearchParams(line.split('?')[1]).get('name') ?? '');

/** A script that tries a way, and does not wait for what becomes of it. */
const textOf = (name: string, attempt: Attempt) => {
  const address = `${foreign.origin}/leak?${new URLSearchParams({ name })}`;
  return `void (async () => (${attempt.toString()})(${JSON.stringify(address)}))().catch(() => undefined);`;
};

test('of what leaves a page where it is, only what no Content Security Policy refuses gets out', async ({ engine }, {
  project,
}) => {
  await engine.open('/compress-image');
  const told = new Set<string>();
  for (const [name, attempt] of Object.entries(fromPages)) {
    const before = foreign.heard.length;
    await engine.runText(textOf(name, attempt));
    await pause(250);
    // WebRTC and names that are looked up have no address with a name in it.
    if (foreign.heard.length > before) told.add(name);
  }
  await pause(500);
  for (const name of namesHeard()) if (name in fromPages) told.add(name);
  expect([...told].filter((name) => !openIn(project.name).includes(name))).toEqual([]);
});

test('of what leads elsewhere, only navigation gets out', async ({ engine }, { project }) => {
  for (const [name, attempt] of Object.entries(byLeaving)) {
    await engine.open('/compress-image');
    await engine.runText(textOf(name, attempt));
    await pause(700);
  }
  const out = namesHeard().filter((name) => name in byLeaving);
  expect(out.filter((name) => !openIn(project.name).includes(name))).toEqual([]);
  // Where nothing refuses it, the listener hears it: the tests above can fail.
  expect(out.includes('navigation')).toBe(openIn(project.name).includes('navigation'));
});

test('nothing gets out of a worker that reads files', async ({ engine }) => {
  const dist = resolve('dist');
  const rules = await readHeaderRules(dist, resolve('netlify.toml'));
  const attack = Object.entries(fromWorkers).map(([name, attempt]) => textOf(name, attempt));
  const script = `${attack.join('\n')}\nself.postMessage('tried');`;
  await using host = await decodingHost((path) => headersAt(rules, path), (await builtOrigin(dist)) ?? '', script);
  await engine.open(host.origin);
  const tried = await engine.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const worker = new Worker('/_astro/pdf.worker/a.js', { type: 'module' });
        worker.addEventListener('message', () => resolve('tried'));
        worker.addEventListener('error', () => resolve('not started'));
      }),
    undefined,
  );
  expect(tried).toBe('tried');
  await pause(1500);
  expect(foreign.heard).toEqual([]);
});
