import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  asked,
  expectedFacts,
  factsOf,
  features,
  operations,
  pdfLib,
  shareKept,
  splitPages,
  type Facts,
  type Operation,
} from '../pdf-fidelity.ts';
import { onlyOutput, operate } from '../unit/pdf/read-pdf.ts';

const files = ['first', 'second'].map((name) => `tests/fixtures/pdf/${name}.pdf`) as [string, string];
const pages = splitPages.join(',');

type Does = (operation: Operation, inputs: Uint8Array<ArrayBuffer>[]) => Promise<Uint8Array | undefined>;

const contenders: Record<string, Does> = {
  stayput: async (operation, [first, second]) =>
    first && second && onlyOutput(await operate(asked[operation], operation === 'merge' ? [first, second] : [first])),
  'pdf-lib': async (operation, [first, second]) => first && second && pdfLib(operation, first, second),
  qpdf: async (operation) =>
    native('qpdf', (output) =>
      operation === 'merge'
        ? ['--empty', '--pages', ...files, '--', output]
        : [files[0], '--pages', '.', operation === 'split' ? pages : 'z-1', '--', output],
    ),
  mutool: async (operation) =>
    native('mutool', (output) => [
      ...['merge', '-o', output],
      ...(operation === 'merge' ? files : [files[0], operation === 'split' ? pages : 'N-1']),
    ]),
};

/** Returns undefined if the program is not installed. */
function native(program: string, args: (output: string) => string[]): Uint8Array | undefined {
  if (spawnSync(program, ['--version']).error) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-bench-'));
  const output = path.join(folder, 'out.pdf');
  spawnSync(program, args(output));
  const bytes = existsSync(output) ? new Uint8Array(readFileSync(output)) : undefined;
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Shows what each engine keeps of two files that have every feature, according to pdf.js. */
export async function benchFidelity() {
  const inputs = files.map((file) => new Uint8Array(readFileSync(file)));
  const [first, second] = (await Promise.all(inputs.map(factsOf))) as [Facts, Facts];
  for (const operation of operations) {
    const expected = expectedFacts(operation, first, second);
    const columns: [string, Facts | undefined][] = [];
    for (const [name, does] of Object.entries(contenders)) {
      const bytes = await does(operation, inputs);
      if (bytes) columns.push([name, await factsOf(bytes)]);
      else console.log(`${name} is not installed, or made nothing`);
    }
    console.log(`\n| kept by a ${operation} | ${columns.map(([name]) => name).join(' | ')} |`);
    console.log(`|---|${columns.map(() => '--:|').join('')}`);
    for (const feature of features.filter((each) => expected[each].length > 0)) {
      const shares = columns.map(
        ([, found]) => `${Math.round(shareKept(expected[feature], found?.[feature] ?? []) * 100)}%`,
      );
      console.log(`| ${feature} (${expected[feature].length}) | ${shares.join(' | ')} |`);
    }
  }
}
