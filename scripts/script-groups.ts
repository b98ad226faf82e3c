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
 * A page or a worker that asks for a hundred small scripts waits for each level of them. So what is always needed together
 * is one script. A group takes what the groups before it have not taken, so that none imports from a later one.
 */
export const pageGroups: Group[] = [
  // What every page begins with, and what those do that take files.
  group('page', 'src/components/site/once-open', 'src/components/site/open-search'),
  group('tool', 'src/components/tool/file-tool', 'src/components/files/drop-zone'),
  {
    name: 'lit',
    test: /\/node_modules\/(?:lit|lit-html|lit-element|@lit\/[\w-]+)\/|\/src\/components\/site\/icon\.ts$/,
  },
  { name: 'valibot', test: /\/node_modules\/valibot\// },
  group('words', 'src/words/amounts', 'src/words/en/count', 'src/jobs/worker/assets'),
  group(
    'results',
    'src/components/results/result-actions',
    'src/components/batch/stay-awake',
    'src/words/problem',
    'src/words/times',
  ),
  // What works on files.
  group(
    'work',
    'src/components/tool/open-workbench',
    'src/components/rows/file-rows',
    'src/components/sheet/sheet-view',
    'src/components/controls/controls',
    'src/components/tool/page-visit',
    'src/options/(?:options|presets|page-list|picture-options)',
  ),
];

/** Each worker with what it always needs. */
export const workerGroups: Group[] = [
  group('worker', String.raw`src/jobs/worker/\w+\.worker`, 'src/engines/image/with-libvips/with-libvips'),
];
