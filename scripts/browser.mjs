// Finds the Chromium for the browser tests. Run as a program, it installs one if there is none.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const usualPlaces = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const isRoot = process.getuid?.() === 0;

/**
 * Returns the path of a browser: $CHROMIUM_PATH, otherwise the one that Playwright installed, otherwise the machine's
 * own.
 */
export function findBrowser() {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return existsSync(asked) ? asked : undefined;
  return [chromium.executablePath(), ...(usualPlaces[process.platform] ?? [])].find((path) => existsSync(path));
}

/** Debian's headless build of Chromium, which tests of engines use if it is installed. */
const debianShell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the launch options of all tests. The browser makes no background requests during a test.
 *
 * @param {{ shell?: boolean }} [options] `shell`: uses Debian's headless Chromium instead of the full one.
 */
export function launchOptions({ shell = false } = {}) {
  const whole = findBrowser();
  const executablePath = shell && whole === '/usr/bin/chromium' && existsSync(debianShell) ? debianShell : whole;
  const args = ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];
  return { ...(executablePath && { executablePath }), args };
}

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit' });

/** Debian packages Chromium with its dependencies. Ubuntu's package is a snap, which does not run in containers. */
const isDebian = () =>
  existsSync('/etc/debian_version') && !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));

const debianPackages = ['chromium', 'chromium-headless-shell'];

function installFromDebian() {
  run('apt-get', 'update', '-q');
  // Machines that have just started may be running their own updates.
  run('apt-get', '-o', 'DPkg::Lock::Timeout=600', 'install', '-y', '-q', '--no-install-recommends', ...debianPackages);
}

function installFromPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  run(process.execPath, cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

function install() {
  if (process.env['CHROMIUM_PATH']) return;
  for (const way of [...(isRoot && isDebian() ? [installFromDebian] : []), installFromPlaywright]) {
    try {
      way();
    } catch (error) {
      console.error(String(error));
    }
    if (findBrowser()) return;
  }
}

/** Whether Debian's Chromium is installed without the headless build that most tests use. */
const lacksShell = () => isRoot && isDebian() && findBrowser() === '/usr/bin/chromium' && !existsSync(debianShell);

if (import.meta.main) {
  if (!findBrowser() || lacksShell()) install();
  const browser = findBrowser();
  if (!browser) {
    const asked = process.env['CHROMIUM_PATH'];
    console.error(
      asked ? `There is no browser at ${asked}, where CHROMIUM_PATH points.` : 'There is no Chromium here.',
    );
    console.error('Get one with `sudo npx playwright install --with-deps chromium`, or install Chrome,');
    console.error('or set CHROMIUM_PATH to the browser to use.');
    process.exit(1);
  }
  console.log(`Browser for the tests: ${browser}`);
}
