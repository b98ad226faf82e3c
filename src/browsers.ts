/**
 * The oldest browsers that the site works in, by their keys in @mdn/browser-compat-data. Builds lower syntax to what
 * these read, and `npm run check` fails on what one of them lacks, unless the code asks for it at run time.
 */
export const oldestBrowsers = {
  chrome: '120',
  chrome_android: '120',
  edge: '120',
  firefox: '128',
  firefox_android: '128',
  safari: '17.4',
  safari_ios: '17.4',
  samsunginternet_android: '25',
  webview_android: '120',
} as const;

/** The same as Vite’s build target, which knows no others. */
export const buildTarget = [
  `chrome${oldestBrowsers.chrome}`,
  `edge${oldestBrowsers.edge}`,
  `firefox${oldestBrowsers.firefox}`,
  `ios${oldestBrowsers.safari_ios}`,
  `safari${oldestBrowsers.safari}`,
];

/** The last ECMAScript whose whole syntax these browsers read. */
export const ecmaVersion = 2024;
