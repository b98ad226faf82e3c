import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OcrJob, PdfJob } from '../../src/jobs/contract/job.ts';

/** What the browser is asked to do with one file. Returns milliseconds of processor time, and the number of pages. */
export interface Rendering {
  /** Reads what a tool shows of the file when it is added. */
  facts(file: string): Promise<{ cpu: number; pages: number }>;
  /** Draws the first pages, `size` pixels on their longer side. */
  thumbnails(file: string, pages: number, size: number, areShown: boolean): Promise<{ cpu: number; pages: number }>;
  /** The results stay in the browser. */
  run(job: PdfJob | OcrJob, file: string): Promise<{ cpu: number; pages: number }>;
}

const goals = { thumbnail: 2.5, page: 1.5 };
/** 210 is the longer side of A4 at 18 dpi, as thumbnails were first measured; 280 is what board tiles show. */
const small = [
  { size: 210, areShown: false },
  { size: 280, areShown: false },
  { size: 280, areShown: true },
];
const dotsPerInch = 150;
/** The longer side of A4 at that resolution. */
const longerSide = 1754;
const quality = 80;
const pages = 24;

interface PagesCase {
  name: string;
  /** Undefined to draw pixels without encoding them, as the goal does. */
  format?: 'jpeg' | 'png';
  peers: { name: string; options: string[] }[];
}

/**
 * The browser's JPEG encoder optimizes Huffman tables for each picture; pdftoppm does so only on request, and its files
 * are then as small.
 */
const pagesCases: PagesCase[] = [
  { name: 'drawn', peers: [{ name: 'pdftoppm, as PPM', options: [] }] },
  {
    name: 'as JPEG',
    format: 'jpeg',
    peers: [
      { name: 'pdftoppm', options: ['-jpeg'] },
      { name: 'with tables of its own', options: ['-jpeg', '-jpegopt', `quality=${quality},optimize=y`] },
    ],
  },
  { name: 'as PNG', format: 'png', peers: [{ name: 'pdftoppm', options: ['-png'] }] },
];

/** Draws pages, beside pdftoppm if it is installed. */
export async function benchRender(file: string, browser: Rendering, samples: number) {
  console.log('\nDrawing pages of text');
  const opened = [];
  for (let turn = 0; turn <= samples; turn++) opened.push(await browser.facts(file));
  const [{ pages: count, cpu: first } = { pages: 0, cpu: 0 }, ...later] = opened;
  console.log(
    `  the file of ${count} pages is read: at first ${first} ms, later ${middle(later.map(({ cpu }) => cpu))} ms`,
  );
  for (const [index, { size, areShown }] of small.entries()) {
    const times = [];
    for (let turn = 0; turn <= samples; turn++) {
      const { cpu, pages: drawn } = await browser.thumbnails(file, count, size, areShown);
      // The first turn also starts PDFium.
      if (turn > 0) times.push(cpu / drawn);
    }
    const time = middle(times);
    const verdict = index === 0 ? `, goal ${goals.thumbnail} ms ${time <= goals.thumbnail ? 'met' : 'MISSED'}` : '';
    console.log(`  thumbnails of ${size} pixels${areShown ? ', shown' : ''}: ${time.toFixed(1)} ms a page${verdict}`);
  }
  for (const one of pagesCases) await benchPages(one, file, count, browser, samples);
}

async function benchPages(
  { name, format, peers }: PagesCase,
  file: string,
  count: number,
  browser: Rendering,
  samples: number,
) {
  const ours: number[] = [];
  const theirs = peers.map((): number[] => []);
  for (let turn = 0; turn < samples; turn++) {
    const turns = format
      ? await browser.run(
          { engine: 'pdf', operation: { type: 'draw', pages: [{ from: 1, to: pages }], format, dotsPerInch, quality } },
          file,
        )
      : await browser.thumbnails(file, count, longerSide, false);
    ours.push(turns.cpu / turns.pages);
    for (const [index, { options }] of peers.entries()) {
      const other = pdftoppm(file, options);
      if (other !== undefined) theirs[index]?.push(other / pages);
    }
  }
  const our = middle(ours);
  console.log(`  pages at ${dotsPerInch} dpi ${name}: ${our.toFixed(0)} ms`);
  for (const [index, peer] of peers.entries()) {
    const their = middle(theirs[index] ?? []);
    if (Number.isNaN(their)) console.log('    pdftoppm is not installed');
    else {
      const verdict = format ? '' : `, goal ${goals.page}× ${our / their <= goals.page ? 'met' : 'MISSED'}`;
      console.log(`    ${peer.name} ${their.toFixed(0)} ms, ${(our / their).toFixed(2)}×${verdict}`);
    }
  }
}

function pdftoppm(file: string, options: string[]): number | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-bench-'));
  const args = [
    'pdftoppm',
    '-r',
    String(dotsPerInch),
    ...options,
    '-l',
    String(pages),
    file,
    path.join(folder, 'page'),
  ];
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
