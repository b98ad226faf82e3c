// Finds the browsers for the tests. Run as a program, it installs those that are missing.
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

/** The program through which tests drive WebKit. */
export const webkitDriver = '/usr/bin/WebKitWebDriver';

const debianFirefox = '/usr/bin/firefox-esr';

/** Returns the path of Firefox: $FIREFOX_PATH, otherwise Debian's. */
export const findFirefox = () => [process.env['FIREFOX_PATH'] ?? debianFirefox].find((path) => existsSync(path));

/** The other engines that tests run in, and Debian's packages for each. WebKit needs a display, and its codecs. */
const otherEngines = {
  firefox: { isThere: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
  webkit: {
    isThere: () => [webkitDriver, '/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi'].every(existsSync),
    packages: [
      ...['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'gstreamer1.0-libav'],
      ...['gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-plugins-ugly'],
    ],
  },
};

/** Returns the engines besides Chromium that are installed, and those that are not. */
export function engines() {
  const [there, missing] = [true, false].map((wanted) =>
    Object.entries(otherEngines).flatMap(([name, { isThere }]) => (isThere() === wanted ? [name] : [])),
  );
  return { there: there ?? [], missing: missing ?? [] };
}

const missingPackages = () => [
  ...(findBrowser() && !lacksShell() ? [] : ['chromium', 'chromium-headless-shell']),
  ...Object.values(otherEngines).flatMap(({ isThere, packages }) => (isThere() ? [] : packages)),
];

function installFromDebian() {
  run('apt-get', 'update', '-q');
  // Machines that have just started may be running their own updates.
  const options = ['-o', 'DPkg::Lock::Timeout=600', '-y', '-q', '--no-install-recommends'];
  run('apt-get', 'install', ...options, ...missingPackages());
}

function installFromPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  run(process.execPath, cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

function install() {
  const ways = [
    ...(isRoot && isDebian() && missingPackages().length > 0 ? [installFromDebian] : []),
    ...(process.env['CHROMIUM_PATH'] ? [] : [installFromPlaywright]),
  ];
  for (const way of ways) {
    if (way === installFromPlaywright && findBrowser()) return;
    try {
      way();
    } catch (error) {
      console.error(String(error));
    }
  }
}

/** Whether Debian's Chromium is installed without the headless build that most tests use. */
const lacksShell = () => isRoot && isDebian() && findBrowser() === '/usr/bin/chromium' && !existsSync(debianShell);

if (import.meta.main) {
  install();
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
  const { there, missing } = engines();
  console.log(`Browsers for the tests: ${[browser, ...there].join(', ')}`);
  if (missing.length > 0) console.log(`Not here, so not tested: ${missing.join(', ')}. Debian has them.`);
}
