/**
 * Merges every PDF of a folder with a plain one, and checks each result with qpdf and poppler:
 *
 *     node tests/bench/pdf-corpus.ts <folder>
 *
 * It needs both. Pages of the result must look like those of the input.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { read } from '../unit/pdf/read-pdf.ts';
import type { MergeAnswer, MergeRequest } from './pdf-corpus.worker.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Which folder?');

const reference = path.join(import.meta.dirname, '../fixtures/pdf/plain.pdf');
const referencePages = 2;
const timeLimit = 30_000;
/** How many pages of each file to render, and at which resolution. */
const renderedPages = 4;
const dotsPerInch = 36;
/** The largest share of samples that may differ by more than `tolerance` (of 255). */
const maxDifference = 0.01;
const tolerance = 24;

const scratch = mkdtempSync(path.join(tmpdir(), 'pdf-corpus-'));
let worker: Worker | undefined;

function merge(request: MergeRequest): Promise<MergeAnswer | 'crash' | 'hang'> {
  worker ??= new Worker(new URL('./pdf-corpus.worker.ts', import.meta.url));
  const running = worker;
  return new Promise((resolve) => {
    const settle = (answer: MergeAnswer | 'crash' | 'hang') => {
      clearTimeout(timer);
      running.off('message', settle);
      running.off('error', crash);
      if (typeof answer === 'string') {
        worker = undefined;
        void running.terminate();
      }
      resolve(answer);
    };
    const crash = (error: unknown) => {
      console.error(error);
      settle('crash');
    };
    const timer = setTimeout(() => settle('hang'), timeLimit);
    running.on('message', settle);
    running.on('error', crash);
    running.postMessage(request);
  });
}

/** Returns undefined if the program cannot tell. */
function pagesOf(file: string): number | undefined {
  const qpdf = spawnSync('qpdf', ['--show-npages', file], { encoding: 'utf8' });
  const poppler = /^Pages:\s+(\d+)/m.exec(spawnSync('pdfinfo', [file], { encoding: 'utf8' }).stdout ?? '');
  const counts = [Number.parseInt(qpdf.stdout, 10), Number(poppler?.[1] ?? NaN)].filter(
    // qpdf believes the page count that a damaged file states.
    (count) => count > 0 && count < 1e6,
  );
  return counts.length === 2 && counts[0] !== counts[1] ? undefined : counts[0];
}

/** If the cross-reference table is damaged, qpdf may miss that a file is encrypted; pdf.js does not. */
async function needsPassword(file: string): Promise<boolean> {
  if (spawnSync('qpdf', ['--requires-password', file]).status === 0) return true;
  const refusal = await read(readFileSync(file)).then(
    () => undefined,
    (error: unknown) => error,
  );
  return refusal instanceof Error && refusal.name === 'PasswordException';
}
/** 0 if clean, 3 with warnings, 2 with errors. */
const check = (file: string) => spawnSync('qpdf', ['--check', file]).status ?? 2;

function render(file: string, name: string, last: number): Buffer[] {
  const prefix = path.join(scratch, name);
  const range = ['-f', '1', '-l', String(last)];
  spawnSync('pdftoppm', ['-r', String(dotsPerInch), ...range, file, prefix], { timeout: 60_000 });
  const pages = readdirSync(scratch)
    .filter((entry) => entry.startsWith(`${name}-`))
    .toSorted();
  return pages.map((entry) => {
    const image = readFileSync(path.join(scratch, entry));
    rmSync(path.join(scratch, entry));
    return image;
  });
}

function looksAlike(a: Buffer | undefined, b: Buffer | undefined): boolean {
  if (!a || !b || a.length !== b.length) return a === b;
  let off = 0;
  for (let at = 0; at < a.length; at++) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > tolerance) off++;
  return off / a.length < maxDifference;
}

async function judge(name: string): Promise<string> {
  const file = path.join(folder ?? '', name);
  const output = path.join(scratch, 'merged.pdf');
  const answer = await merge({ files: [file, reference], output });
  const expected = pagesOf(file);
  if (typeof answer === 'string') return answer;
  if ('code' in answer) {
    if (answer.code === 'encrypted')
      return (await needsPassword(file)) ? 'explained: encrypted' : 'WRONG: no password needed';
    return expected === undefined
      ? `explained: ${answer.code}`
      : `refused: ${answer.code}, though it has ${expected} pages`;
  }
  const checked = check(output);
  if (checked === 2 && check(file) !== 2) return 'WRONG: qpdf finds errors';
  const pages = pagesOf(output);
  if (pages !== answer.pages) return `WRONG: ${pages} pages, said ${answer.pages}`;
  if (expected !== undefined && pages !== expected + referencePages) {
    return `pages: ${pages - referencePages} of ${expected}`;
  }
  const last = Math.min(renderedPages, answer.pages - referencePages);
  const before = render(file, 'before', last);
  const after = render(output, 'after', last);
  const different = before.flatMap((page, index) => (looksAlike(page, after[index]) ? [] : [index + 1]));
  if (different.length > 0) return `looks different: page ${different.join(', ')}`;
  if (checked === 2) return 'damage kept';
  if (expected === undefined) return 'repaired';
  return 'ok';
}

execFileSync('qpdf', ['--version'], { stdio: 'ignore' });
const counts = new Map<string, number>();
const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.pdf'));
for (const name of names) {
  const started = performance.now();
  const verdict = await judge(name);
  const [kind = verdict] = verdict.split(/[:,]/);
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (verdict !== 'ok') console.log(`${name.padEnd(52)} ${verdict} (${Math.round(performance.now() - started)} ms)`);
}
console.table(
  [...counts].map(([verdict, count]) => ({ verdict, count, share: `${((100 * count) / names.length).toFixed(1)}%` })),
);
rmSync(scratch, { recursive: true });
await worker?.terminate();
