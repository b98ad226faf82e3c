import { expect, test } from '@playwright/test';
import { addFiles, fixture, openTool } from '../browser/tool-page.ts';
import { listen } from './listener.ts';
import { nightly } from '../nightly.ts';

/** Returns the ways in which text can become script in this context. */
async function openWays(): Promise<string[]> {
  const blob = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const data = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
  const ways: Record<string, (text: string) => unknown> = {
    // oxlint-disable-next-line no-eval -- the test asks whether it works
    eval: (text) => (0, eval)(text),
    Function: (text) => new Function(text)(),
    'function that waits': (text) => ((async () => undefined).constructor as FunctionConstructor)(text)(),
    timer: (text) => setTimeout(text),
    'module from a blob': (text) => import(/* @vite-ignore */ blob(text)),
    'module from data': (text) => import(/* @vite-ignore */ data(text)),
    'worker from a blob': (text) => new Worker(blob(text)),
    'worker of a module from a blob': (text) => new Worker(blob(text), { type: 'module' }),
  };
  const open: string[] = [];
  const channel = new BroadcastChannel('text that runs');
  channel.addEventListener('message', ({ data: name }) => void open.push(String(name)));
  // In a separate task: code run by a debugger may compile text whatever the policy says.
  await new Promise((resolve) => setTimeout(resolve));
  for (const [name, way] of Object.entries(ways)) {
    try {
      await way(`new BroadcastChannel('text that runs').postMessage(${JSON.stringify(name)})`);
    } catch {
      // It is blocked.
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  channel.close();
  return open.toSorted();
}

const workerOf = { 'compress-image': 'image', 'convert-audio': 'media', 'merge-pdf': 'pdf' };
const files = { image: 'images/photo.jxl', media: 'media/see-through.webm', pdf: 'pdf/plain.pdf' };

test('without a policy, text becomes script in every one of these ways: the tests below can fail', async ({ page }) => {
  const unguarded = await listen();
  await page.goto(unguarded.origin);
  const starting = page.waitForEvent('worker');
  await page.evaluate(() => void new Worker(URL.createObjectURL(new Blob(['']))));
  expect(await (await starting).evaluate(openWays)).toHaveLength(8);
  await unguarded.close();
});

for (const [slug, engine] of Object.entries(workerOf) as [keyof typeof workerOf, keyof typeof files][]) {
  const when = engine === 'image' ? {} : nightly;
  test(`no text becomes script in the ${engine} worker, which reads files`, when, async ({ page }) => {
    const starting = page.waitForEvent('worker', (worker) => worker.url().includes(`${engine}.worker`));
    await openTool(page, slug);
    await addFiles(page, [fixture(files[engine])]);
    expect(await (await starting).evaluate(openWays)).toEqual([]);
  });
}
