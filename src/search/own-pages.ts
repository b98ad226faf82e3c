import { licencesPath } from '#licences/licences-path.ts';
import { footerWords } from '#words/site.ts';
import type { Entry } from './entries.ts';

type OwnPage = Pick<Entry, 'slug' | 'title' | 'description' | 'sketch' | 'aka'>;

const { links } = footerWords;

/** THE table of the pages and settings of this site that are no tools. A slug with `#` is a field of every page. */
const pages: readonly OwnPage[] = [
  {
    slug: 'proof',
    title: links.proof,
    description: 'Your own browser shows that it refuses to send a file away.',
    sketch: 'protect',
    aka: [
      'is it safe',
      'safe',
      'secure',
      'security',
      'is it private',
      'prove it',
      'no upload',
      'does it upload',
      'leak',
      'trust',
    ],
  },
  {
    slug: 'privacy',
    title: links.privacy,
    description: 'What stays on your device, and how to delete it.',
    sketch: 'unlock',
    aka: [
      'privacy policy',
      'is it private',
      'is it safe',
      'cookies',
      'tracking',
      'gdpr',
      'forget everything',
      'clear data',
      'analytics',
    ],
  },
  {
    slug: 'offline',
    title: links.offline,
    description: 'Keep the tools on this device, or install them as an app.',
    sketch: 'flatten',
    aka: [
      'install',
      'install app',
      'without internet',
      'no internet',
      'pwa',
      'desktop app',
      'phone app',
      'download the app',
      'keep offline',
    ],
  },
  {
    slug: '#theme',
    title: footerWords.theme,
    description: 'Light, dark, or as your system has it: at the bottom of each page.',
    sketch: 'greyscale',
    aka: ['dark mode', 'dark theme', 'light mode', 'night mode', 'appearance'],
  },
  {
    slug: 'receipts',
    title: links.receipts,
    description: 'Check that a file was made from another one.',
    sketch: 'seal',
    aka: ['receipt', 'check a receipt', 'verify receipt'],
  },
  {
    slug: 'about',
    title: links.about,
    description: 'What Stayput is for, who makes it, and under which licence.',
    sketch: 'info',
    aka: [
      'about stayput',
      'who makes it',
      'source code',
      'open source',
      'is it free',
      'free',
      'limits',
      'price',
      'github',
    ],
  },
  {
    slug: 'contact',
    title: links.contact,
    description: 'Write to the people behind Stayput.',
    sketch: 'edit',
    aka: ['contact us', 'feedback', 'support', 'report a problem', 'bug', 'help', 'suggest'],
  },
  {
    slug: 'changelog',
    title: links.changelog,
    description: 'What changed on Stayput.',
    sketch: 'number',
    aka: ['what is new', 'news', 'release notes', 'version', 'updates'],
  },
  {
    slug: 'blog',
    title: links.blog,
    description: 'How the tools work, with measurements.',
    sketch: 'to-text',
    aka: ['posts', 'articles'],
  },
  {
    slug: 'browsers',
    title: links.browsers,
    description: 'What works in which browser.',
    sketch: 'grid',
    aka: ['which browser', 'safari', 'firefox', 'chrome', 'edge', 'supported browsers', 'compatibility'],
  },
  {
    slug: 'docs/engines',
    title: links.engines,
    description: 'The programs that do the work, and their versions.',
    sketch: 'organise',
    aka: ['libraries', 'libvips', 'pdfium', 'mediabunny', 'how does it work'],
  },
  {
    slug: 'docs/api',
    title: links.api,
    description: 'The endpoints of the service, for programs.',
    sketch: 'sheets',
    aka: ['openapi', 'developer', 'endpoint', 'agent skill'],
  },
  {
    slug: licencesPath.slice(1),
    title: links.licences,
    description: 'Whose work is in the site, and under which licences.',
    sketch: 'seal',
    aka: ['license', 'legal', 'copyright', 'attribution'],
  },
  {
    slug: 'status',
    title: links.status,
    description: 'Whether the contact form and the API are working now.',
    sketch: 'repair',
    aka: ['is it down', 'outage', 'not working'],
  },
];

/** In the form of what the search finds. */
export const ownPages: readonly Entry[] = pages.map((page) => ({ ...page, family: 'pdf', accepts: [], isOwn: true }));
