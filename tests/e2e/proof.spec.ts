import { AxeBuilder } from '@axe-core/playwright';
import { expect, type APIResponse, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../scripts/browser.mjs';
import { beyondContentPolicy, byLeaving, fromPages, fromWorkers } from '#proof/ways-out.ts';
import type { Start } from '#proof/ways.ts';
import { addFiles, fixture, openTool, runTool } from '../browser/tool-page.ts';
import { test as attack } from './attack.ts';
import { listen, type Listener } from './listener.ts';
import { atNight, nightly } from '../nightly.ts';

/** In a browser that resolves the names under `leak.example`, which nobody owns, to our listener. */
const test = attack.extend<{ foreign: Listener }, { somebody: Listener }>({
  somebody: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to see which fixtures this one needs: none.
    async ({}, use) => {
      const somebody = await listen();
      await use(somebody);
      await somebody.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ somebody }, use) => {
      const { args, ...options } = launchOptions();
      const leadThere = `--host-resolver-rules=MAP *.leak.example ${new URL(somebody.origin).host}`;
      await use({ ...options, args: [...args, leadThere] });
    },
    { scope: 'worker' },
  ],
  foreign: async ({ somebody }, use) => {
    somebody.heard.length = 0;
    await use(somebody);
  },
});

/** The policies of the page, or of the worker that it attacks: unchanged, reduced, or none. */
type Held = 'as it is' | 'without the list' | 'but for requests' | 'by reports alone' | 'by nothing';

function policiesWhen(held: Held, policy: string): Record<string, string> {
  if (held === 'without the list') return { 'content-security-policy': policy };
  if (held === 'but for requests') return { 'content-security-policy': `${policy}; connect-src *` };
  return held === 'by reports alone' ? { 'content-security-policy-report-only': policy } : {};
}

interface Served {
  page?: Held;
  /** Default: as for the page. */
  worker?: Held;
}

async function openProof(page: Page, served: Served = {}, foreign = '') {
  const { page: ofPage = 'as it is', worker: ofWorker = ofPage } = served;
  if (ofPage !== 'as it is') await changePage(page, ofPage, foreign);
  if (ofWorker !== 'as it is') await changeScript(page, '**/_astro/proof.worker/*.js', ofWorker, foreign);
  await page.goto('/proof');
  await expect(page.locator('leak-trial[data-ready]')).toBeAttached();
}

/** Returns the headers of a response with other policies. */
function headersWhen(held: Held, response: APIResponse) {
  const { 'content-security-policy': policy = '', ...headers } = response.headers();
  delete headers['connection-allowlist'];
  // The scripts have changed.
  delete headers['integrity-policy'];
  return { ...headers, ...policiesWhen(held, policy) };
}

/** Removes TLS from the attempts of a script, so that the listener understands them, and changes its policies. */
async function changeScript(page: Page, address: string, held: Held, foreign: string) {
  // For Chromium, a response from a test has no IP address, so it needs permission to make requests to this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replaceAll('https://leak.example', `http://leak.example:${new URL(foreign).port}`);
    expect(body).not.toBe(script);
    await route.fulfill({ headers: headersWhen(held, response), body });
  });
}

async function changePage(page: Page, held: Held, foreign: string) {
  await changeScript(page, '**/_astro/LeakTrial.*.js', 'by nothing', foreign);
  await page.route('**/proof', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/ integrity="[^"]*"/g, '');
    const inPage = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;
    const body = held === 'without the list' ? html : html.replace(inPage, '');
    await route.fulfill({ headers: headersWhen(held, response), body });
  });
}

async function tryAllWays(page: Page) {
  await page.locator('.choose').setInputFiles(fixture('photos/coffee.jpg'));
  await page.locator('.run').click();
  await expect(page.locator('leak-trial')).toHaveAttribute('data-verdict', /./);
}

const holds = (page: Page) =>
  page.locator('[data-enforced]').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['holds']));

/** Returns the ways with one verdict, among those that start in the page or in its worker. */
const waysWith = (page: Page, verdict: string, start: Start = 'page') =>
  page
    .locator(`[data-start="${start}"] tr[data-verdict="${verdict}"]`)
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['way'] ?? ''));

const wordsOf = (page: Page, start: Start, way: string) =>
  page.locator(`[data-start="${start}"] tr[data-way="${way}"] .words`);

const ways = Object.keys(fromPages);
const workerWays = Object.keys(fromWorkers);
/** Ways for which Chromium fires no event. */
const silentWays = ['audio worklet', 'manifest', 'looking a name up', 'connecting ahead'];

test(
  'the browser refuses every way, says so of nearly all, and nothing is heard',
  nightly,
  async ({ page, foreign }) => {
    await openProof(page);
    expect(await holds(page)).toEqual(['true', 'true', 'true']);
    await tryAllWays(page);
    await expect.poll(async () => new Set(await waysWith(page, 'silent'))).toEqual(new Set(silentWays));
    expect(new Set(await waysWith(page, 'refused'))).toEqual(new Set(ways.filter((way) => !silentWays.includes(way))));
    expect(await waysWith(page, 'refused', 'worker')).toEqual(workerWays);
    const all = ways.length + workerWays.length;
    await expect(page.locator('leak-trial .sum')).toHaveText(new RegExp(`^${all} of ${all}\\s+ways refused$`));
    await expect(page.locator('leak-trial .result')).toContainText('Nothing from your file got out.');
    // Each is blocked by its own rule, not because of an earlier attempt.
    await expect(wordsOf(page, 'page', 'image')).toHaveText('img-src');
    await expect(wordsOf(page, 'page', 'WebRTC, to look for a path')).toHaveText('iceConnectionState: failed');
    await expect(wordsOf(page, 'worker', 'XMLHttpRequest')).toHaveText(/^connect-src · NetworkError/);
    await expect(wordsOf(page, 'worker', 'inline worker')).toHaveText(/^worker-src/);
    await expect(page.locator('request-list .sum')).toContainText('0 bytes of your files sent');
    await expect(page.locator('footer .sent')).toContainText('0 bytes of your files sent');
    expect(foreign.heard).toEqual([]);

    // The page is unchanged, and does it again. Colours in transition would count as low contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(new URL(page.url()).hash).toBe('');
    await page.locator('.run').click();
    await expect(page.locator('.run')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('.run')).not.toHaveAttribute('aria-disabled');
    expect(await waysWith(page, 'unseen')).toEqual([]);
    expect(await waysWith(page, 'refused', 'worker')).toEqual(workerWays);
    expect(page.workers()).toHaveLength(1);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.locator('request-list summary').click();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), `${width} px`).toBe(false);
    }
  },
);

for (const way of Object.keys(byLeaving)) {
  test(`leading away by "${way}" is refused, and said so`, nightly, async ({ page, foreign }) => {
    await openProof(page);
    await page.locator('.sample').click();
    // Playwright's locators wait for a form's navigation, which may be blocked.
    await page.locator(`tr[data-way="${way}"] button`).click({ noWaitAfter: true });
    await expect(async () => {
      // Some end, sooner or later, on a browser page that says that the address is blocked.
      if (page.url().startsWith('chrome-error')) await page.goBack();
      // Not by a locator, which waits for ever for the navigation of a form that is blocked.
      const verdict = await page.evaluate(
        (selector) => document.querySelector<HTMLElement>(selector)?.dataset['verdict'],
        `tr[data-way="${way}"]`,
      );
      expect(verdict).toBe(way.includes('form') ? 'refused' : 'silent');
    }).toPass();
    expect(foreign.heard).toEqual([]);
  });
}

test(
  'where a browser ignores the list, the page says so, and names what it does not refuse',
  nightly,
  async ({ page, foreign }) => {
    await openProof(page, { page: 'without the list' }, foreign.origin);
    expect(await holds(page)).toEqual(['true', 'false', 'false']);
    await tryAllWays(page);
    const beyond: string[] = Object.values(beyondContentPolicy).flatMap((named) => [...named]);
    // Chromium does not report blocking the last two.
    const open = new Set([...ways.filter((way) => beyond.includes(way)), 'audio worklet', 'manifest']);
    await expect.poll(async () => new Set(await waysWith(page, 'unseen'))).toEqual(open);
    expect(await waysWith(page, 'refused', 'worker')).toEqual(workerWays);
    // Names are resolved and connections made, but no request arrives.
    await expect.poll(() => foreign.heard).toContain('connection');
    expect(foreign.heard.filter((line) => line.includes('/'))).toEqual([]);
  },
);

for (const held of ['by nothing', ...atNight(['by reports alone'])] as const) {
  test(
    `where scripts are held ${held}, the page does not say that anything is refused`,
    nightly,
    async ({ page, foreign }) => {
      await openProof(page, { page: held }, foreign.origin);
      expect(await holds(page)).toEqual(['false', 'false', 'false']);
      await tryAllWays(page);
      // No browser allows workers from other hosts, or keepalive requests without encryption, as here.
      const anywhere = ['fetch that waits until the page is gone', 'worker', 'shared worker', 'service worker'];
      expect(await waysWith(page, 'refused')).toEqual(anywhere);
      expect(await waysWith(page, 'silent')).toEqual([]);
      expect(await waysWith(page, 'refused', 'worker')).toEqual(['worker']);
      expect(await waysWith(page, 'unseen', 'worker')).toEqual(workerWays.filter((way) => way !== 'worker'));
      await expect(page.locator('leak-trial .result')).not.toContainText('Nothing from your file got out.');
      await expect(page.locator('request-list .sum')).toContainText('may have carried something');
      await expect(page.locator('footer .sent')).toContainText('may have carried something');
      // The bytes of the file arrive: those of a JPEG.
      expect(foreign.heard.some((line) => decodeURIComponent(line).includes('file=/9j/'))).toBe(true);
    },
  );
}

test(
  'where the worker alone may send, the page says which ways it does not see refused',
  nightly,
  async ({ page, foreign }) => {
    await openProof(page, { worker: 'but for requests' }, foreign.origin);
    expect(await holds(page)).toEqual(['true', 'true', 'true']);
    await tryAllWays(page);
    expect(await waysWith(page, 'unseen')).toEqual([]);
    const requests = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'cache'];
    expect(await waysWith(page, 'unseen', 'worker')).toEqual(requests);
    await expect(page.locator('leak-trial .result')).toContainText(
      'for 6 no refusal was seen. The list below says which.',
    );
    expect(foreign.heard.some((line) => decodeURIComponent(line).includes('file=/9j/'))).toBe(true);
  },
);

test('when every way was refused, the page ends with one verdict, which can be saved as a picture', async ({
  page,
}) => {
  await openProof(page);
  const save = page.getByRole('button', { name: 'Save as a picture' });
  await expect(save).toBeHidden();
  await tryAllWays(page);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('file-stayed-put.png');
  const picture = sharp(await download.path());
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // The number, which takes a large part of it, stands out from the paper.
  const { channels } = await picture.extract({ left: 80, top: 110, width: 700, height: 180 }).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(40);
});

test('at the end, a line for the console of other sites can be copied, which is refused here', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProof(page);
  const copy = page.getByRole('button', { name: 'Copy the line' });
  await expect(copy).toBeHidden();
  await tryAllWays(page);
  await copy.click();
  await expect(copy.locator('+ [role=status]')).toHaveText('Copied');
  const line = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator('article.post'), 'as the page says below').toContainText(line);
  // As in a console, whose lines policies let through.
  const session = await context.newCDPSession(page);
  const said = await session.send('Runtime.evaluate', { expression: line, replMode: true, awaitPromise: true });
  expect(said.result.value).toBe('refused');
});

test('where the worker does not start, the page says that its ways could not be tried', nightly, async ({ page }) => {
  await page.route('**/_astro/proof.worker/*.js', (route) => route.abort());
  await openProof(page);
  await tryAllWays(page);
  expect(await waysWith(page, 'untried', 'worker')).toEqual(workerWays);
  await expect(page.locator('leak-trial .result')).toContainText('10 could not be tried. The list below says which.');
});

test('the footer of a tool counts what was asked for while it worked, and doubts what could have carried something', async ({
  page,
}) => {
  await openTool(page, 'compress-image');
  const sent = page.locator('footer .sent');
  await expect(sent).toHaveText(/^0 bytes of your files sent; \d+ files of this site loaded\.$/);
  const asked = async () => Number(/(\d+) files/.exec(await sent.innerText())?.[1]);
  const before = await asked();
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await runTool(page);
  await expect.poll(asked).toBeGreaterThan(before);
  await expect(sent).toContainText('0 bytes of your files sent;');

  // If nothing blocks it, a request that can have a body is not for a file of the site.
  await openProof(page, { page: 'by nothing' }, 'http://127.0.0.1:1');
  await page.evaluate(() => fetch('/robots.txt', { method: 'POST', body: 'x' }).catch(() => undefined));
  await expect(sent).toContainText('may have carried something');
});
