import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { webkitDriver } from '../../scripts/browser.mjs';
import type { EnginePage, Start } from './engine-page.ts';
import { freePort } from './free-port.ts';
import { resultOf, scriptOf } from './in-page.ts';
import { openSession } from './webdriver.ts';

/** Opens windows that have what Safari has switched on. */
const browserScript = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** A display of its own, so that no desktop is needed. */
async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(number).trim()}`, end: () => display.kill() };
}

async function connect(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/status`).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function openWindow(url: string) {
  const options = { binary: browserScript, args: [] };
  const driver = await openSession(url, { browserName: 'WebKitGTK', 'webkitgtk:browserOptions': options });
  await driver.setTimeouts({ script: 60_000, pageLoad: 60_000 });
  return driver;
}

/** Starts a window of WebKitGTK, driven through WebKitWebDriver. */
export async function startWebKit({ site, folder, disk = true, sharedMemory = true }: Start): Promise<EnginePage> {
  const downloads = join(folder, 'downloads');
  const display = await startDisplay();
  const url = `http://127.0.0.1:${await freePort()}`;
  const driverProcess = spawn(webkitDriver, [`--port=${new URL(url).port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      WINDOW_FOLDER: folder,
      ...(disk && { WINDOW_DISK: '1' }),
      // WebKitGTK has no shared memory without it, even in isolated pages.
      ...(sharedMemory && { JSC_useSharedArrayBuffer: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors: string[] = [];
  // The browser writes its console to what it inherits from the driver.
  for (const stream of [driverProcess.stdout, driverProcess.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      // It knows no manifests.
      if (/^CONSOLE \w+ ERROR|CRASHED/.test(line) && !line.includes('manifest-src')) errors.push(line);
    });
  await connect(url);
  let driver = await openWindow(url);
  // One that has crashed does not answer.
  const quit = () => Promise.race([driver.quit().catch(() => undefined), pause(3000)]);
  return {
    name: `WebKitGTK ${driver.version}`,
    downloads,
    async errors() {
      const shown = errors;
      errors = [];
      return shown;
    },
    async open(address) {
      const { href } = new URL(address, site);
      try {
        await driver.get(href);
      } catch {
        // WebKitGTK 2.50 may crash when a page that has worked on sound is left, and the window is gone with it.
        await quit();
        driver = await openWindow(url);
        await driver.get(href);
      }
    },
    evaluate: async (run, argument) =>
      resultOf(await driver.runAsync<string>(scriptOf(run), JSON.stringify([argument]))),
    runText: (text) => driver.run(text),
    setFiles: (selector, paths) => driver.type(selector, paths.map((path) => resolve(path)).join('\n')),
    resize: async (width, height) => {
      await driver.resize(width, height);
    },
    screenshot: () => driver.screenshot(),
    async close() {
      await quit();
      driverProcess.kill();
      display.end();
    },
  };
}
