/** What is loaded together, by the modules that need it: each with all that they import at once. */
interface Group {
  name: string;
  test: RegExp;
}

const group = (name: string, ...modules: string[]): Group => ({
  name,
  test: new RegExp(String.raw`/(?:${modules.join('|')})\.[jt]s$`),
});

/**
 * A page that asks for a hundred small scripts waits for each level of them. So what is always needed together is one
 * script. A group takes what the groups before it have not taken: none imports from a later one.
 */
export const pageGroups: Group[] = [
  // What every page begins with.
  group('page', 'src/components/site/once-open', 'src/components/site/open-search'),
  {
    name: 'lit',
    test: /\/node_modules\/(?:lit|lit-html|lit-element|@lit\/[\w-]+)\/|\/src\/components\/site\/icon\.ts$/,
  },
  { name: 'valibot', test: /\/node_modules\/valibot\// },
  group('words', 'src/words/amounts', 'src/words/en/count', 'src/jobs/worker/assets'),
  // What those begin with that take files, but for `file-tool.ts`, which leads to what works on them.
  group(
    'tool',
    'src/components/files/(?:drop-zone|load-on-use|pending-hand-over)',
    'src/components/tool/(?:element-in|load-styles|options-panel)',
    'src/components/options/(?:control-state|kept-options)',
    'src/jobs/worker/worker-pool',
  ),
  group(
    'results',
    'src/components/results/result-actions',
    'src/components/batch/stay-awake',
    'src/words/problem',
    'src/words/times',
  ),
  // What search and agents read of tools, too.
  group(
    'tables',
    'src/recipes/(?:recipe|workflow|step-links|steps)',
    'src/components/tool/load-tool',
    'src/components/batch/(?:batch-state|entry)',
    'src/components/files/hand-over',
    'src/components/options/(?:form-values|read-options|option-metadata)',
    'src/options/(?:options|presets|page-list|picture-options|is-repeatable|schema)',
    'src/formats/codec-names',
    'src/words/en/(?:errors|notes|saving)',
  ),
  // What works on files.
  group(
    'work',
    'src/components/tool/(?:open-workbench|page-visit)',
    'src/components/rows/file-rows',
    'src/components/sheet/sheet-view',
    'src/components/controls/controls',
  ),
];

/** Each worker with all that it always needs. */
export const workerGroups: Group[] = [
  group('worker', String.raw`src/jobs/worker/\w+\.worker`, 'src/engines/image/with-libvips/with-libvips'),
];
