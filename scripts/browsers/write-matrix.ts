// Writes `src/tested-browsers.json` and `docs/browsers.md` from the report of a run of the tools in every browser:
// npm run matrix
import { readFile, writeFile } from 'node:fs/promises';
import { matrixText, type Matrix } from './matrix-text.ts';

/** The parts of Playwright’s report that are read here. */
interface Suite {
  file: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: {
      annotations: { type: string; description?: string }[];
      results: { status: string; startTime: string }[];
    }[];
  }[];
}

// Playwright wrote it.
const report = JSON.parse(await readFile('test-results/playwright.json', 'utf8')) as { suites: Suite[] };

const matrix: Matrix = { date: '', browsers: {} };
const inReport = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(inReport),
];
for (const { title, tests } of report.suites
  .filter(({ file }) => file.endsWith('engines/tools.spec.ts'))
  .flatMap(inReport)) {
  const [slug = ''] = title.split(' ', 1);
  for (const { annotations, results } of tests) {
    const about = (type: string) => annotations.find((one) => one.type === type)?.description;
    const { status = '', startTime = '' } = results.at(-1) ?? {};
    const browser = about('browser');
    if (browser === undefined) throw new Error(`${slug} was not tried: ${status}`);
    matrix.date = startTime.slice(0, 10);
    (matrix.browsers[browser] ??= {})[slug] = status === 'passed' ? 'works' : 'fails';
  }
}
await writeFile('src/tested-browsers.json', `${JSON.stringify(matrix, undefined, 2)}\n`);
await writeFile('docs/browsers.md', matrixText(matrix));
