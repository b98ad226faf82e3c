/** A script group, defined by entry modules: each with all its static imports. */
interface Group {
  name: string;
  test: RegExp;
}

const group = (name: string, ...modules: string[]): Group => ({
  name,
  test: new RegExp(String.raw`/(?:${modules.join('|')})\.[jt]s$`),
});

/**
 * A page that loads a hundred small scripts waits for each level of imports. So modules that are always needed together
 * are bundled into one script. A group takes what earlier groups have not taken: none imports from a later one.
 */
export const pageGroups: Group[] = [
  // What every page starts with.
  group('page', 'src/components/site/once-open', 'src/components/site/open-search'),
  {
    name: 'lit',
    test: /\/node_modules\/(?:lit|lit-html|lit-element|@lit\/[\w-]+)\/|\/src\/components\/(?:light-element|site\/icon)\.ts$/,
  },
  { name: 'valibot', test: /\/node_modules\/valibot\// },
  group(
    'words',
    'src/wording/amounts',
    'src/words/[^/]+/(?:count|isolated|lists|work)',
    'src/wording/(?:bidi|on-first-use)',
    'src/jobs/worker/assets',
  ),
  // What pages that take files start with, except `file-tool.ts`, which imports the code that processes them.
  group(
    'tool',
    'src/components/files/(?:drop-zone|load-on-use)',
    'src/components/kept/(?:pending-hand-over|kept-options)',
    'src/components/tool/(?:element-in|load-styles|options-panel)',
    'src/components/options/control-state',
    'src/jobs/worker/worker-pool',
  ),
  group(
    'results',
    'src/components/results/result-actions',
    'src/components/batch/stay-awake',
    'src/wording/(?:language-names|times)',
    'src/jobs/contract/reading',
  ),
  // Also used by the search and by agents to read tools.
  group(
    'tables',
    'src/recipes/(?:recipe|workflow|step-links|steps)',
    'src/components/tool/load-tool',
    'src/components/batch/(?:batch-state|entry)',
    'src/components/kept/hand-over',
    'src/components/options/(?:form-values|read-options|option-metadata)',
    'src/options/(?:options|presets|page-list|picture-options|is-repeatable)',
    'src/formats/codec-names',
    'src/search/family-of',
    'src/drawings/draw-object',
    'src/words/[^/]+/saving',
  ),
  // The words for failures.
  group('failures', 'src/components/problem'),
  // The code that processes files.
  group('work', 'src/components/tool/open-workbench'),
  // What is said of results.
  group('notes', 'src/words/[^/]+/notes'),
  group('sheet-view', 'src/components/sheet/sheet-view'),
  // Shows files beside their results.
  group(
    'pair',
    'src/components/sheet/(?:picture-pair|video-pair)',
    'src/components/results/(?:compare-view|format-sizes)',
  ),
  // Small modules that several elements share. Each script that others import takes 45 bytes of every page, for its
  // hash in the import map.
  group(
    'controls',
    'src/components/controls/(?:follow-pointer|picture-pager|staged-form|staged-picture|undo-button)',
    'src/components/controls/(?:crop/crop-area|pages/page-keys|time/trim-frames)',
    'src/components/options/(?:by-role|unless-typed)',
    'src/options/(?:crop-shapes|frame-list|time-list)',
    'src/personal-data/kinds',
    'src/oklab',
  ),
  group('families', 'src/families'),
  group(
    'search',
    'src/search/answers',
    'src/components/site/sketch',
    'src/words/[^/]+/search',
    'src/components/(?:modal|results/tool-buttons|results/tool-choices)',
  ),
];

/**
 * Everything that each worker needs to read files, then what it needs to work on them. The worker's own script only
 * imports: WebKit would run it a second time if another script imported from it.
 */
export const workerGroups: Group[] = [
  group(
    'reader',
    'src/engines/(?:image/image|media/media|ocr/ocr|pdf/pdf)',
    'src/jobs/contract/engine',
    'src/engines/image/with-libvips/with-libvips',
  ),
  group('pdf-run', 'src/engines/pdf/operations/run'),
  group('pdf-fonts', 'src/engines/pdf/stamp/stamp'),
  group('media-run', 'src/engines/media/run'),
];

/** The scripts that write the pages. Each has a file for its styles, so small styles of pages that take files are in one. */
export const writtenGroups: Group[] = [
  { name: 'posts', test: /\.mdx/ },
  {
    name: 'sheet',
    test: /\/src\/(?:styles\/sheet\.css|components\/(?:files\/DropZone|results\/ResultActions|site\/(?:Answers|GoodToKnow))\.astro)/,
  },
];
