import { expect, type Page } from '@playwright/test';
import { fromServiceWorkers, fromWorkers } from '#proof/ways-out.ts';
import { test, tryAll } from './attack.ts';
import { keepOffline, keptSite } from './kept-site.ts';
import { listen } from './listener.ts';
import { nightly } from '../nightly.ts';

/** Returns the service worker, which starts when somebody keeps the pages. */
async function startedFrom(page: Page) {
  const starting = page.context().waitForEvent('serviceworker');
  await page.goto('/offline');
  await keepOffline(page, 'pages');
  return starting;
}

test('nothing gets from within the service worker to another host, and to the site only what its table names', async ({
  page,
  foreign,
  own,
}) => {
  const worker = await startedFrom(page);
  const ways = { ...fromWorkers, ...fromServiceWorkers };
  await tryAll(worker, ways, foreign.origin);
  expect(foreign.heard).toEqual([]);
  await page.goto('/offline');
  own.asked.length = 0;
  for (const target of ['/robots.txt', '/api/contact']) await tryAll(worker, ways, own.origin, target);
  expect(own.carried()).toEqual([]);
});

test('without its policy, a service worker has ways out: the test above can fail', nightly, async () => {
  // A separate listener, so that late arrivals are not attributed to another test.
  const foreign = await listen();
  await using site = await keptSite();
  await site.publish((headers) =>
    headers.replace(
      /(\n\/offline-worker\.js\n {2}Content-Security-Policy: ).*(\n {2}Connection-Allowlist: ).*/,
      `$1default-src *$2("${foreign.origin}/*")`,
    ),
  );
  const page = await site.open('/offline');
  const starting = page.context().waitForEvent('serviceworker');
  await keepOffline(page, 'pages');
  const worker = await starting;
  await tryAll(worker, { ...fromWorkers, ...fromServiceWorkers }, foreign.origin);
  const heard = foreign.heard.map((line) => new URLSearchParams(line.split('?')[1]).get('name'));
  expect(heard).toEqual(expect.arrayContaining(['fetch', 'WebSocket', 'EventSource', 'cache', 'font']));
  await foreign.close();
});

test(
  'the service worker takes no message but those of its table, answers plain requests for what is kept, and asks for nothing else',
  nightly,
  async ({ page, foreign, own }) => {
    await startedFrom(page);
    own.asked.length = 0;
    const answers = await page.evaluate(
      async ({ hostile }) => {
        const { active } = await navigator.serviceWorker.ready;
        const asked = hostile.map((message) => {
          const { port1, port2 } = new MessageChannel();
          active?.postMessage(message, [port2]);
          return new Promise((answer) => {
            port1.onmessage = ({ data }) => answer((data as { inUse?: unknown }).inUse ?? data);
            setTimeout(() => answer('none'), 2000);
          });
        });
        return Promise.all(asked);
      },
      {
        hostile: [
          null,
          7,
          'keep',
          { type: '__proto__' },
          { type: 'constructor' },
          { type: 'fetch', address: foreign.origin },
          { type: 'remove', parts: ['__proto__', { toString: 'image' }, '/robots.txt?secret', foreign.origin] },
          { type: 'tell', address: `${own.origin}/robots.txt?secret` },
        ],
      },
    );
    expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'none'));
    expect(answers.slice(6)).toEqual([expect.objectContaining({ parts: [] }), expect.objectContaining({ parts: [] })]);
    expect(own.asked).toEqual([]);
    expect(foreign.heard).toEqual([]);

    await page.goto('/contact');
    own.asked.length = 0;
    await page.goto('/privacy');
    expect(own.asked.filter((line) => line.includes('/privacy'))).toEqual([]);
    await page.goto('/privacy?x');
    await page.goto('/heif-to-jpg');
    await page.goto('/robots.txt');
    await page.goto('/data/tools.json');
    for (const line of ['GET /privacy?x', 'GET /heif-to-jpg', 'GET /robots.txt', 'GET /data/tools.json'])
      expect(own.asked).toContain(line);
  },
);
