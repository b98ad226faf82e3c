/** A room: a folder of `src/`, or a file that stands in `src/` itself. */
interface Room {
  /** What it holds, in a few words that follow its name. */
  holds: string;
  /** What it must not know, as a sentence that says why. */
  not?: string;
  /** The rooms that it never imports from, also by way of others in the same room. */
  never?: readonly string[];
  /** Drawn as part of that room, because nothing is learned from an arrow of its own. */
  drawnWith?: string;
}

const pages = ['components', 'layouts', 'pages', 'content', 'styles'];
const tables = ['catalog.ts', 'options', 'pairs', 'presets', 'tool.ts', 'tools'];
const aroundTools = [...tables, ...pages, 'directory', 'discovery', 'offline', 'posts', 'reports', 'words'];
const engines = ['engines/image', 'engines/media', 'engines/ocr', 'engines/pdf'];

const engine = (holds: string, own: string): Room => ({
  holds,
  not: 'It knows nothing of tools, pages or the other engines.',
  never: [...aroundTools, 'proof', ...engines.filter((other) => other !== own)],
});

const shared = (holds: string): Room => ({
  holds,
  not: 'What engines share knows none of them.',
  never: [...aroundTools, 'proof', 'engines', ...engines],
});

const data = (holds: string): Room => ({
  holds,
  not: 'Engines and pages read it; it imports neither.',
  never: ['engines', ...engines, 'pages', 'layouts', 'discovery', 'posts'],
});

const job = (holds: string): Room => ({
  holds,
  not: 'It knows nothing of tools and pages.',
  never: aroundTools,
});

const part = (holds: string): Room => ({ holds, drawnWith: 'components' });

/** By path in `src/`. `scripts/draw-architecture.ts` draws them, and compares them with the tree and the imports. */
export const rooms: Readonly<Record<string, Room>> = {
  addresses: { holds: 'addresses that are fixed when the site is built', drawnWith: 'policies.ts' },
  api: { holds: 'the endpoints, and the schemas of their bodies' },
  'browsers.ts': { holds: 'the oldest browsers that the site works in' },
  build: { holds: 'what a build knows of itself', drawnWith: 'policies.ts' },
  'catalog.ts': { holds: 'all tools' },
  codecs: shared('decoders that several engines use'),
  components: {
    holds: 'what works in pages, a folder for each part',
    not: 'It knows nothing of the pages that show it, and calls engines only through jobs.',
    never: [...engines, 'layouts', 'discovery'],
  },
  'components/agents': part('the tools that a page offers to agents'),
  'components/batch': part('files in work: what is known of them, what becomes of them, what results are called'),
  'components/controls': part('what people set on the file itself: boards, boxes, strips'),
  'components/files': part('how files come in, and lie on the front page'),
  'components/folders': part('from one folder into another'),
  'components/kept': part('what outlives a page: where it is stored, what it is restored from, who forgets it'),
  'components/options': part('the form of options: how it is drawn, read, remembered and linked'),
  'components/proof': part('the page that attacks itself'),
  'components/receipts': part('receipts: how they are made, and checked'),
  'components/results': part('what people do with a result: save, copy, compare, open in another tool'),
  'components/rows': part('the list of files'),
  'components/sheet': part('the large view of a file and of its result'),
  'components/site': part('what every page has: header, footer, search, theme'),
  'components/tool': part('the page of a tool, from the choice of files to the result'),
  'components/workflow': part('steps: how they are chosen, and kept'),
  containers: shared('readers and writers of binary structures'),
  content: { holds: 'posts, and pages of prose', drawnWith: 'pages' },
  'content.config.ts': { holds: 'what a post and a page of prose must have', drawnWith: 'pages' },
  directory: { holds: 'which pages stand beside each other' },
  discovery: { holds: 'the documents for agents, from the same tables as the pages' },
  drawings: { holds: 'what a tool does, in a few shapes' },
  engines: { holds: 'what engines need: their assets, and which part reads which format' },
  'engines/image': engine('images', 'engines/image'),
  'engines/media': engine('audio and video', 'engines/media'),
  'engines/ocr': engine('reading text from images', 'engines/ocr'),
  'engines/pdf': engine('PDFs', 'engines/pdf'),
  errors: { holds: 'the codes of failures, with their facts' },
  'families.ts': { holds: 'the kinds of tools, and what people want done with each' },
  folding: { holds: 'how texts are compared, however they are written' },
  fonts: { holds: 'the typefaces' },
  formats: shared('the tables of formats and codecs, and how bytes tell them apart'),
  icons: { holds: 'the icons, by Lucide', drawnWith: 'components' },
  'icons.ts': { holds: 'how an icon is found by its name', drawnWith: 'components' },
  install: { holds: 'the installed app', drawnWith: 'pages' },
  jobs: job('how a page has a job done by a worker'),
  'jobs/contract': job('all that crosses to a worker and back'),
  'jobs/disk': { ...job('where large results lie'), drawnWith: 'jobs/in-worker' },
  'jobs/in-worker': job('what an engine asks of the page'),
  'jobs/plan': { ...job('which requests to engines a job takes, and how they are performed'), drawnWith: 'jobs' },
  'jobs/worker': { ...job('the workers, and how they are started and kept'), drawnWith: 'jobs' },
  'language.ts': { holds: 'the language of the site' },
  layouts: { holds: 'the frame of every page', drawnWith: 'pages' },
  licences: { holds: 'whose work is in the site' },
  metadata: shared('what is hidden in files'),
  names: { holds: 'how results are called' },
  offline: { holds: 'the service worker, and what is kept for use offline' },
  'oklab.ts': { holds: 'colours as people see them' },
  options: data('the options that tools share'),
  overlays: { holds: 'where marks and stamps go, for engines and for previews' },
  pages: { holds: 'the pages, each at the address of its file' },
  pairs: data('conversions from one format to another, which have pages of their own'),
  'personal-data': { holds: 'finds personal data in text, by its form and check digits' },
  'playlist.ts': { holds: 'reads a playlist of a stream', drawnWith: 'components' },
  'policies.ts': { holds: 'what pages and workers may connect to' },
  posts: { holds: 'the blog: its feed, files and cards' },
  presets: { holds: 'options for one wish, which have pages of their own' },
  proof: { holds: 'the attacks that /proof tries', drawnWith: 'components' },
  receipts: { holds: 'what a receipt says, and how it is checked' },
  recipes: { holds: 'options and steps as data, for links and workflows' },
  reports: { holds: 'writes what engines found in a file as text or JSON' },
  search: { holds: 'finds tools and pages by what people type' },
  'shared-memory.ts': { holds: 'whether threads may share memory here' },
  spelling: { holds: 'how the words of searches are spelt, and compared' },
  'stream-piece.ts': { holds: 'the name of a piece of a stream', drawnWith: 'components' },
  styles: { holds: 'style sheets for what scripts draw, and the tokens', drawnWith: 'components' },
  'tested-browsers.json': { holds: 'the browsers that tests have run in' },
  'tool.ts': { holds: 'what a tool is' },
  tools: data('the tools, one file each'),
  wording: {
    holds: 'writes numbers, sizes, times and lists as the language of the page does',
    not: 'Sentences are made of the results of jobs, not of pages.',
    never: aroundTools.filter((room) => room !== 'words').concat('engines', ...engines, 'proof'),
  },
  words: {
    holds: 'the sentences that no tool owns, a folder for each language',
    not: 'Sentences are made of the results of jobs, not of pages.',
    never: aroundTools.filter((room) => room !== 'words').concat('engines', ...engines, 'proof'),
  },
};
