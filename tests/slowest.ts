import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Shorter runs print nothing, since their time needs no explaining. */
const manyTests = 100;

/** Prints the slowest tests and files at the end of a long run, in seconds summed over all workers. */
export default class Slowest implements Reporter {
  readonly #seconds = new Map<TestCase, number>();
  #root = '';

  onBegin({ rootDir }: FullConfig) {
    this.#root = rootDir;
  }

  onTestEnd(test: TestCase, { duration }: TestResult) {
    this.#seconds.set(test, (this.#seconds.get(test) ?? 0) + duration / 1000);
  }

  onEnd() {
    if (this.#seconds.size < manyTests) return;
    const files = new Map<string, number>();
    const tests: [string, number][] = [];
    for (const [test, seconds] of this.#seconds) {
      const file = relative(this.#root, test.location.file);
      files.set(file, (files.get(file) ?? 0) + seconds);
      tests.push([`${file}:${test.location.line} ${test.title}`, seconds]);
    }
    print('The slowest tests', tests, 30);
    print('The slowest files', [...files], 20);
  }
}

function print(title: string, rows: [string, number][], most: number) {
  console.log(`\n${title}, in seconds:`);
  for (const [name, seconds] of rows.toSorted(([, a], [, b]) => b - a).slice(0, most))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}
