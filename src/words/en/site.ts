import { oldestBrowsers } from '#browsers.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: 'Skip to the content',
  /** Before the name of the list of all pages. */
  forAgents: 'For AI agents: each page is also Markdown, at its address with .md. All pages:',
  /** In browsers that are too old, or that did not load what starts the page. */
  cannotStart: `The tools cannot start in this browser. They need Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome or Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android}, or a newer version of one of these. If yours is newer, reload the page.`,
  search: 'Search',
  /** The longer text, if there is room. */
  find: `${searchWords.title}: ${searchWords.example}`,
  tools: 'Tools',
  breadcrumbs: 'Breadcrumbs',
} as const;

/** The title of a long page's table of contents. */
export const onThisPage = 'On this page';

/** The table of a family's conversions. */
export const conversionWords = {
  label: 'Conversions, from one format to another',
  /** Above the source formats. `heard`: for screen readers. */
  from: { shown: 'From', heard: 'From this format' },
  to: (format: string) => `to ${format}`,
  pair: (from: string, to: string) => `${from} to ${to}`,
} as const;

export const describeTools = (tools: number) => count(tools, 'tool');

/** At the bottom of every page. */
export const footerWords = {
  /** For the page that sends what is written on it, the page that asks the service, and all others. */
  policy: {
    sends: 'This page sends us what you write when you press Send. It takes no files.',
    asks: 'This page asks our server whether it works, and takes no files.',
    blocks: 'This page cannot upload anything, not even to us.',
  },
  pages: 'Pages of this site',
  /** Above the links. */
  groups: { tools: 'Tools', trust: 'Trust', about: 'About' },
  /** Until the count is available. */
  sent: '0 bytes of your files sent.',
  links: {
    tools: searchWords.all,
    about: 'About',
    blog: 'Blog',
    proof: 'Proof',
    receipts: 'Receipts',
    privacy: 'Privacy',
    offline: 'Offline',
    browsers: 'Browsers',
    engines: 'Engines',
    api: 'API',
    contact: 'Contact',
    changelog: 'Changelog',
    status: 'Status',
    licences: 'Licences',
  },
  languages: 'Languages',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  shortcuts: 'Keyboard shortcuts',
} as const;

interface Shortcuts {
  title: string;
  /** A selector for what a page must have for these keys to work. */
  where: string;
  /** Keys, joined by `+` -> what they do. `Mod` is Ctrl, or ⌘ on Apple's systems. */
  keys: readonly (readonly [keys: string, does: string])[];
}

export const shortcutWords = {
  /** The label of the `Mod` key. */
  modifier: (isApple: boolean) => (isApple ? '⌘' : 'Ctrl'),
  title: 'Keyboard shortcuts',
  close: 'Close',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: 'On every page',
      where: 'body',
      keys: [
        ['Mod+K', 'Find a tool'],
        ['?', 'Show this list'],
        ['Esc', 'Close what is open'],
      ],
    },
    {
      title: 'Files',
      where: 'drop-zone',
      keys: [['Mod+V', 'Add files from the clipboard']],
    },
    {
      title: 'Work',
      where: 'file-tool',
      keys: [['Mod+Enter', 'Start, from anywhere on the page']],
    },
    {
      title: 'Result on the sheet',
      where: 'sheet-view',
      keys: [
        ['B', 'Show before or after'],
        ['Plus or minus', 'Zoom in or out'],
        ['0', 'Fit'],
        ['1', 'Actual size'],
      ],
    },
    {
      title: 'Pages or frames',
      where: 'page-board, film-strip',
      keys: [
        ['Arrow keys', 'Move to another page or frame'],
        ['Shift+Arrow keys', 'Choose along the way'],
        ['Space', 'Choose, or undo the choice'],
        ['Mod+A', 'Choose all'],
      ],
    },
    {
      title: 'Order of pages or frames',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+Arrow keys', 'Move what is chosen'],
        ['D', 'Duplicate'],
        ['Delete', 'Remove'],
        ['Mod+Z', 'Undo'],
      ],
    },
    {
      title: 'Start and end',
      where: 'trim-player',
      keys: [
        ['Arrow keys', 'By one frame, or a twentieth of a second'],
        ['Shift+Arrow keys', 'By one second'],
        ['Page Up or Page Down', 'By ten seconds'],
        ['Home or End', 'To the start or the end'],
      ],
    },
    {
      title: 'Boxes and areas',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['Arrow keys', 'Move'],
        ['Shift+Arrow keys', 'Resize'],
        ['Alt+Arrow keys', 'In small steps'],
      ],
    },
    {
      title: 'Areas',
      where: 'page-areas, image-areas',
      keys: [
        ['Delete', 'Remove'],
        ['Mod+Z', 'Undo'],
      ],
    },
  ] satisfies Shortcuts[],
};
