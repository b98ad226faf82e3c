import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFirefox } from '../../scripts/browser.mjs';
import type { EnginePage, Start } from './engine-page.ts';
import { freePort } from './free-port.ts';
import { resultOf, scriptOf } from './in-page.ts';
import { connectMarionette } from './marionette.ts';

const preferences = {
  'app.update.auto': false,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.startup.max_resumed_crashes': -1,
};

/** In the browser itself: the errors that pages have shown in the console since the last time. */
const takeErrors = `
  const errors = Services.console.getMessageArray().flatMap((message) => {
    if (!(message instanceof Ci.nsIScriptError) || message.flags & Ci.nsIScriptError.warningFlag) return [];
    return /^https?:/.test(message.sourceName) || message.category.startsWith('CSP') ? [message.errorMessage] : [];
  });
  Services.console.reset();
  return errors;`;

/** Starts Firefox. `disk: false` is a private window. */
export async function startFirefox({ site, folder, disk = true }: Start): Promise<EnginePage> {
  const [downloads, profile] = [join(folder, 'downloads'), join(folder, 'profile')];
  const port = await freePort();
  const all = {
    ...preferences,
    'browser.download.dir': downloads,
    'marionette.port': port,
    'browser.privatebrowsing.autostart': !disk,
  };
  await mkdir(profile);
  const lines = Object.entries(all).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    findFirefox() ?? '',
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    {
      stdio: 'ignore',
    },
  );
  const send = await connectMarionette(port);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('WebDriver:NewSession', {
    capabilities: { alwaysMatch: { timeouts: { script: 60_000, pageLoad: 60_000 } } },
  });
  const resize = (width: number, height: number) =>
    send<undefined>('WebDriver:SetWindowRect', { x: 0, y: 0, width, height });
  await resize(1280, 985);
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    downloads,
    async errors() {
      await send('Marionette:SetContext', { value: 'chrome' });
      const { value } = await send<{ value: string[] }>('WebDriver:ExecuteScript', { script: takeErrors, args: [] });
      await send('Marionette:SetContext', { value: 'content' });
      return value;
    },
    open: (address) => send('WebDriver:Navigate', { url: new URL(address, site).href }),
    evaluate: async (run, argument) => {
      const script = { script: scriptOf(run), args: [JSON.stringify([argument])] };
      return resultOf((await send<{ value: string }>('WebDriver:ExecuteAsyncScript', script)).value);
    },
    runText: (text) => send('WebDriver:ExecuteScript', { script: text, args: [] }),
    async setFiles(selector, paths) {
      const using = { using: 'css selector', value: selector };
      const { value } = await send<{ value: Record<string, string> }>('WebDriver:FindElement', using);
      const [id] = Object.values(value);
      const text = paths.map((path) => resolve(path)).join('\n');
      await send('WebDriver:ElementSendKeys', { id, text });
    },
    resize,
    screenshot: async () =>
      Buffer.from((await send<{ value: string }>('WebDriver:TakeScreenshot', { full: false })).value, 'base64'),
    async close() {
      const ended = once(browser, 'exit');
      void send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      await Promise.race([ended, pause(5000)]);
      browser.kill('SIGKILL');
    },
  };
}
