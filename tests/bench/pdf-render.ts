import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PdfOperation } from '../../src/jobs/job.ts';

/** What the browser is asked for, on one file; in milliseconds of processor time, and how many pages there were. */
export interface Rendering {
  /** Of all pages, so many pixels on their longer side. */
  thumbnails(file: string, size: number, areShown: boolean): Promise<{ cpu: number; pages: number }>;
  run(operation: PdfOperation, file: string): Promise<{ cpu: number; pages: number }>;
}

const goals = { thumbnail: 2.5, page: 1.5 };
/** The longer side of A4 at 18 dots an inch, as small pictures were measured before; and what tiles of a board show. */
const small = [
  { size: 210, areShown: false },
  { size: 280, areShown: false },
  { size: 280, areShown: true },
];
const dotsPerInch = 150;
const quality = 80;
/** The browser's encoder makes Huffman tables for each picture; pdftoppm does when asked, and then its files are as small. */
const jpegOptions = [
  { name: 'with the same quality and tables of its own', options: `quality=${quality},optimize=y`, isGoal: false },
  { name: 'as it comes', options: '', isGoal: true },
];

/** Drawing pages, beside pdftoppm where it is installed. */
export async function benchRender(file: string, browser: Rendering, samples: number) {
  console.log('\nDrawing pages of text');
  for (const [index, { size, areShown }] of small.entries()) {
    const times = [];
    for (let turn = 0; turn <= samples; turn++) {
      const { cpu, pages } = await browser.thumbnails(file, size, areShown);
      // The first starts PDFium.
      if (turn > 0) times.push(cpu / pages);
    }
    const time = middle(times);
    const verdict = index === 0 ? `, goal ${goals.thumbnail} ms ${time <= goals.thumbnail ? 'met' : 'MISSED'}` : '';
    console.log(`  thumbnails of ${size} pixels${areShown ? ', shown' : ''}: ${time.toFixed(1)} ms a page${verdict}`);
  }
  const operation: PdfOperation = { type: 'draw', pages: [{ from: 1, to: 24 }], format: 'jpeg', dotsPerInch, quality };
  const ours: number[] = [];
  const theirs = jpegOptions.map((): number[] => []);
  for (let turn = 0; turn < samples; turn++) {
    const { cpu, pages } = await browser.run(operation, file);
    ours.push(cpu / pages);
    for (const [index, { options }] of jpegOptions.entries()) {
      const other = pdftoppm(file, options);
      if (other !== undefined) theirs[index]?.push(other / 24);
    }
  }
  const our = middle(ours);
  console.log(`  pages at ${dotsPerInch} dpi as JPEG: ${our.toFixed(0)} ms`);
  for (const [index, { name, isGoal }] of jpegOptions.entries()) {
    const their = middle(theirs[index] ?? []);
    if (Number.isNaN(their)) console.log('    pdftoppm is not installed');
    else {
      const verdict = isGoal ? `, goal ${goals.page}× ${our / their <= goals.page ? 'met' : 'MISSED'}` : '';
      console.log(`    pdftoppm ${name} ${their.toFixed(0)} ms, ${(our / their).toFixed(2)}×${verdict}`);
    }
  }
}

function pdftoppm(file: string, jpegOption: string): number | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-bench-'));
  const jpeg = jpegOption === '' ? ['-jpeg'] : ['-jpeg', '-jpegopt', jpegOption];
  const args = ['pdftoppm', '-r', String(dotsPerInch), ...jpeg, '-l', '24', file, path.join(folder, 'page')];
  const { stderr, status } = spawnSync('bash', ['-c', 'time "$@"', 'bash', ...args], {
    encoding: 'utf8',
    env: { ...process.env, TIMEFORMAT: '%U %S' },
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) return undefined;
  const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return (user + system) * 1000;
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
