import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { launchOptions } from '../../scripts/browser.mjs';
import type { BenchOptions } from './main.ts';
import { drawPages, type BenchPage, type PlacedWord } from './ocr-pages.ts';
import { wordsOf } from './ocr-words.ts';
import type { RunJob } from './pdf-compress.ts';
import { startPdfChromium } from './pdf-chromium.ts';
import type { Rendering } from './pdf-render.ts';
import { browserProcess, cpuTime, heldBy } from './processes.ts';

const goals = { unlike: 0.005, cpu: 1.5, words: 0.98, points: 3, megabytes: 600 };
/** What a document needs at most is measured on one with so many pages. */
const longDocument = 100;

interface Read {
  page: BenchPage;
  /** Shares of letters: from native Tesseract's text, and of both from what the page says. */
  unlike: number;
  wrong: number;
  nativeWrong: number;
  /** Milliseconds. */
  cpu: number;
  nativeCpu: number;
}

/** Reads pages that it draws, beside native Tesseract with the same data. */
export async function bench({ only, folder }: BenchOptions) {
  const place = folder ?? mkdtempSync(path.join(tmpdir(), 'ocr-bench-'));
  const data = unpackData(place);
  const drawer = await chromium.launch(launchOptions());
  const pages = await drawPages(drawer, place, only);
  await drawer.close();
  const engine = await startPdfChromium();
  const reads: Read[] = [];
  try {
    const pid = browserProcess();
    // The first page of each language also loads its data: read once before.
    const warmed = new Set<string>();
    for (const page of pages) {
      if (!warmed.has(page.language)) await readPage(engine.run, page);
      warmed.add(page.language);
      const before = cpuTime(pid);
      const text = await readPage(engine.run, page);
      const cpu = cpuTime(pid) - before;
      const native = readNatively(page, data);
      const said = lettersOf(page.words.map((word) => word.text).join(' '));
      const [ours, theirs] = [lettersOf(text), lettersOf(native.text)];
      reads.push({
        page,
        unlike: distance(ours, theirs) / theirs.length,
        wrong: distance(ours, said) / said.length,
        nativeWrong: distance(theirs, said) / said.length,
        cpu,
        nativeCpu: native.cpu,
      });
    }
    printReads(reads);
    await searchable(engine.run, pages, place);
  } finally {
    await engine.close();
  }
  // In a browser that holds nothing of the other pages.
  const fresh = await startPdfChromium();
  try {
    await long(fresh.rendering, reads, place, browserProcess());
  } finally {
    await fresh.close();
    if (folder === undefined) rmSync(place, { recursive: true });
  }
}

/** Unpacks the site's own data, so that both read with the same. */
function unpackData(place: string): string {
  const data = path.join(place, 'tessdata');
  mkdirSync(data, { recursive: true });
  for (const language of Object.keys(wordsOf)) {
    const packed = readFileSync(
      `node_modules/@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
    );
    writeFileSync(path.join(data, `${language}.traineddata`), gunzipSync(packed));
  }
  return data;
}

async function readPage(run: RunJob, { file, language }: BenchPage): Promise<string> {
  const made = await run({ engine: 'ocr', operation: { type: 'read', languages: [language], as: 'text' } }, file);
  if (typeof made === 'string') throw new Error(`${file}: ${made}`);
  return made.toString();
}

/** One thread, as a page has. */
function readNatively({ file, language }: BenchPage, data: string) {
  const command = `TIMEFORMAT='%U %S'; time tesseract "$0" stdout -l "$1" --tessdata-dir "$2" 2>/dev/null`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', command, file, language, data], {
    encoding: 'utf8',
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  if (status !== 0) throw new Error(`tesseract could not read ${file}.`);
  const [user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  return { text: stdout, cpu: (user + system) * 1000 };
}

const lettersOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** How many letters differ (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Uint32Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1);
    next[0] = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (letter === b.charCodeAt(j - 1) ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');

function printReads(reads: readonly Read[]) {
  console.log(`\n${'pages'.padEnd(34)}unlike native    wrong   native wrong   CPU ms   native ms   costs`);
  const row = (name: string, some: readonly Read[]) => {
    const [cpu, nativeCpu] = [mean(some.map((read) => read.cpu)), mean(some.map((read) => read.nativeCpu))];
    const shares = (['unlike', 'wrong', 'nativeWrong'] as const).map((key) =>
      percent(mean(some.map((read) => read[key]))),
    );
    const [unlike = '', wrong = '', nativeWrong = ''] = shares;
    console.log(
      `${`${name} (${some.length})`.padEnd(34)}${unlike.padStart(13)}${wrong.padStart(9)}${nativeWrong.padStart(15)}${cpu.toFixed(0).padStart(9)}${nativeCpu.toFixed(0).padStart(12)}${(cpu / nativeCpu).toFixed(2).padStart(8)}`,
    );
  };
  for (const [name, some] of Map.groupBy(reads, ({ page }) => page.condition.name)) row(name, some);
  for (const [name, some] of Map.groupBy(reads, ({ page }) => page.language)) row(name, some);
  row('all', reads);
  const unlike = mean(reads.map((read) => read.unlike));
  const costs = mean(reads.map(({ cpu }) => cpu)) / mean(reads.map(({ nativeCpu }) => nativeCpu));
  console.log(
    `Text unlike native Tesseract’s: ${percent(unlike)}, goal ${percent(goals.unlike)} ${verdict(unlike <= goals.unlike)}; CPU ${costs.toFixed(2)}×, goal ${goals.cpu}× ${verdict(costs <= goals.cpu)}.`,
  );
}

async function documentOf(pages: readonly BenchPage[], file: string) {
  const document = await PDFDocument.create();
  for (const { file: picture, condition } of pages) {
    const bytes = readFileSync(picture);
    const image = await (picture.endsWith('jpg') ? document.embedJpg(bytes) : document.embedPng(bytes));
    const [width, height] = [image.width, image.height].map((side) => (side / condition.dotsPerInch) * 72) as [
      number,
      number,
    ];
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  writeFileSync(file, await document.save());
}

/** Makes clean pages searchable, and looks for their words and pictures in the result. */
async function searchable(run: RunJob, pages: readonly BenchPage[], place: string) {
  const clean = pages.filter(({ condition }) => condition.name === '300 dpi, clean');
  let [found, wanted, near, compared, pictures] = [0, 0, 0, 0, 0];
  for (const [index, page] of clean.entries()) {
    const [before, after] = ['before', 'after'].map((name) => path.join(place, `${name}-${index}.pdf`)) as [
      string,
      string,
    ];
    await documentOf([page], before);
    const made = await run(
      { engine: 'ocr', operation: { type: 'read', languages: [page.language], as: 'pdf' } },
      before,
    );
    if (typeof made === 'string') throw new Error(`${before}: ${made}`);
    writeFileSync(after, made);
    const words = boxesIn(after);
    for (const word of page.words) {
      wanted++;
      const same = words.filter(({ text }) => text === word.text);
      if (same.length === 0) continue;
      found++;
      compared++;
      if (same.some((each) => isNear(each, word))) near++;
    }
    if (picturesIn(before, place).equals(picturesIn(after, place))) pictures++;
  }
  if (clean.length === 0) return;
  console.log(
    `pdftotext finds ${percent(found / wanted)} of ${wanted} words on clean pages of 300 dpi, goal ${percent(goals.words)} ${verdict(found / wanted >= goals.words)}; ${percent(near / compared)} of their boxes are within ${goals.points} points; the pictures of ${pictures} of ${clean.length} pages are the same bytes.`,
  );
}

function boxesIn(file: string): PlacedWord[] {
  const text = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' });
  const found = text.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g);
  return [...found].map(([, left, top, right, bottom, word = '']) => ({
    text: word,
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

/** Letters are of different heights, so of the height of a line, the middle counts. */
const isNear = (a: PlacedWord, b: PlacedWord): boolean =>
  Math.abs(a.left - b.left) <= goals.points &&
  Math.abs(a.right - b.right) <= goals.points &&
  Math.abs(a.top + a.bottom - b.top - b.bottom) / 2 <= goals.points;

function picturesIn(file: string, place: string): Buffer {
  const out = mkdtempSync(path.join(place, 'pictures-'));
  execFileSync('pdfimages', ['-all', file, path.join(out, 'p')]);
  return Buffer.concat(
    readdirSync(out)
      .toSorted()
      .map((name) => readFileSync(path.join(out, name))),
  );
}

/** Reads a document of many pages, in a browser that has read nothing before. */
async function long(browser: Rendering, reads: readonly Read[], place: string, pid: number) {
  const some = reads.filter(({ page }) => page.condition.dotsPerInch === 200);
  const all = Array.from({ length: longDocument }, (_, index) => some[index % some.length] ?? []).flat();
  const [first] = all;
  if (!first) return;
  const file = path.join(place, 'long.pdf');
  await documentOf(
    all.map(({ page }) => page),
    file,
  );
  const [started, idle] = [performance.now(), heldBy(pid)];
  let most = idle;
  const looking = setInterval(() => (most = Math.max(most, heldBy(pid))), 200);
  const { cpu } = await browser.run(
    { engine: 'ocr', operation: { type: 'read', languages: [first.page.language], as: 'pdf' } },
    file,
  );
  clearInterval(looking);
  const megabytes = (most - idle) / 1e6;
  const [ours, native] = [cpu / all.length, mean(all.map(({ nativeCpu }) => nativeCpu))];
  console.log(
    `${all.length} pages of 200 dpi take ${((performance.now() - started) / 1000).toFixed(0)} s, ${ours.toFixed(0)} ms of CPU a page, ${(ours / native).toFixed(2)}× native, goal ${goals.cpu}× ${verdict(ours / native <= goals.cpu)}; and ${megabytes.toFixed(0)} MB at most beyond the page, in all processes, goal ${goals.megabytes} MB ${verdict(megabytes <= goals.megabytes)}.`,
  );
}
