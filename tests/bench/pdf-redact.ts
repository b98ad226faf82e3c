import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { BenchOptions } from './main.ts';
import { startPdfChromium } from './pdf-chromium.ts';

/** What redacting did to one file, as other programs see it. */
interface Row {
  file: string;
  words: string[];
  problem?: string;
  /** Words still found in the text, or in the bytes after all streams were decompressed. */
  left: string[];
  isSound: boolean;
  /** How many of the other words are gone, on pages that still have text. */
  lost: number;
  kept: number;
  /** How many pages had text and have none left. */
  pictures: number;
  pages: number;
  /** The share of pixels outside the covered areas that differ on the worst page. */
  off: number;
}

const wordsAsked = 3;
const dotsPerInch = 50;

/** Redacts words of each PDF in folders with Stayput, and reads the results with pdftotext, qpdf and pdftoppm. */
export async function bench({ only, folder }: BenchOptions) {
  if (!folder) throw new Error('Which folder has the files?');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && name.includes(only))
    .map((name) => path.join(folder, name));
  await using browser = await startPdfChromium();
  const rows: Row[] = [];
  let wordless = 0;
  let unreadable = 0;
  for (const file of files) {
    const text = textOf(file);
    const words = text && chooseWords(text);
    if (!words) unreadable++;
    else if (words.length === 0) wordless++;
    else rows.push(await redactOne(file, words, browser.run));
  }
  for (const row of rows) print(row);
  const good = rows.filter((row) => !row.problem && row.left.length === 0 && row.isSound && row.lost === 0);
  const sum = (key: 'pages' | 'pictures' | 'lost' | 'kept') => rows.reduce((total, row) => total + row[key], 0);
  console.log(
    `\n${good.length} of ${rows.length} files: words gone, sound, all other words there. ${wordless} have no words, ${unreadable} pdftotext cannot open.` +
      `\n${sum('pictures')} of ${sum('pages')} pages with text became pictures; ${sum('lost')} of ${sum('lost') + sum('kept')} other words are lost on pages that did not.`,
  );
}

type Run = Awaited<ReturnType<typeof startPdfChromium>>['run'];

async function redactOne(file: string, words: string[], run: Run): Promise<Row> {
  const row: Row = {
    file: path.basename(file),
    words,
    left: [],
    isSound: false,
    lost: 0,
    kept: 0,
    pictures: 0,
    pages: 0,
    off: 0,
  };
  const result = await run(
    {
      engine: 'pdf',
      operation: {
        type: 'redact',
        redaction: { areas: [], words, kinds: [], expression: '', kept: [], colour: '#000000' },
      },
    },
    file,
  );
  if (typeof result === 'string') return { ...row, problem: result };
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'pdf-bench-'));
  const after = path.join(folder.path, 'after.pdf');
  writeFileSync(after, result);
  const text = textOf(after) ?? [];
  const isAsked = (word: string) => words.some((asked) => word.toLowerCase().includes(asked.toLowerCase()));
  row.left = [...text.flat().filter(isAsked), ...words.filter((word) => unpacked(after, folder.path).includes(word))];
  row.isSound = check(after) <= check(file);
  for (const [page, said] of (textOf(file) ?? []).entries()) {
    const now = text[page] ?? [];
    if (said.length === 0) continue;
    row.pages++;
    const others = said.filter((word) => !isAsked(word));
    if (now.length === 0 && others.length > 0) row.pictures++;
    else {
      const lost = missing(others, now);
      row.lost += lost;
      row.kept += others.length - lost;
    }
  }
  row.off = await worstPage(file, after, folder.path);
  return row;
}

/** Returns words by page, or undefined if pdftotext cannot open the file. */
function textOf(file: string): string[][] | undefined {
  const { stdout, status } = spawnSync('pdftotext', ['-enc', 'UTF-8', file, '-'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return stdout
    .split('\f')
    .slice(0, -1)
    .map((page) => page.split(/\s+/).filter((word) => word !== ''));
}

/** Chooses words of letters and digits alone, from all over the file. */
function chooseWords(pages: string[][]): string[] {
  const all = [...new Set(pages.flat().filter((word) => /^[\p{L}\p{N}]{4,}$/u.test(word)))];
  return Array.from(new Set([0.2, 0.5, 0.8].map((share) => all[Math.floor(share * all.length)])))
    .filter((word) => word !== undefined)
    .slice(0, wordsAsked);
}

function unpacked(file: string, folder: string): string {
  const output = path.join(folder, 'unpacked.pdf');
  spawnSync('qpdf', ['--qdf', '--no-original-object-ids', '--object-streams=disable', file, output]);
  // Removes qpdf's own comments and all names.
  return readFileSync(output, 'latin1').replace(/^%%.*$|\/[^\s/<>[\]()]+/gm, '');
}

/** 0 if sound, 1 with warnings, 2 with errors: qpdf's exit codes in order of severity. */
const check = (file: string): number => [0, 3, 2].indexOf(spawnSync('qpdf', ['--check', file]).status ?? 2);

/** Counts the words of the first list that the second lacks, including repetitions. */
function missing(words: string[], now: string[]): number {
  const counts = new Map<string, number>();
  for (const word of now) counts.set(word, (counts.get(word) ?? 0) + 1);
  let count = 0;
  for (const word of words) {
    const left = counts.get(word) ?? 0;
    if (left === 0) count++;
    else counts.set(word, left - 1);
  }
  return count;
}

async function worstPage(before: string, after: string, folder: string): Promise<number> {
  const [old, now] = [before, after].map((file, index) => draw(file, path.join(folder, `drawn-${index}`)));
  let worst = 0;
  for (const [page, file] of (old ?? []).entries()) {
    const other = now?.[page];
    if (!other) return 1;
    const [a, b] = await Promise.all([file, other].map((each) => sharp(each).greyscale().raw().toBuffer()));
    const outside = [...(a ?? [])].map((value, at) => [value, b?.[at] ?? 0] as const).filter(([, value]) => value > 40);
    const off = outside.filter(([value, second]) => Math.abs(value - second) > 64).length;
    worst = Math.max(worst, off / Math.max(1, outside.length));
  }
  return worst;
}

function draw(file: string, stem: string): string[] {
  execFileSync('pdftoppm', ['-r', String(dotsPerInch), '-png', file, stem], { stdio: 'ignore' });
  const { dir, base } = path.parse(stem);
  return readdirSync(dir)
    .filter((name) => name.startsWith(`${base}-`))
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => path.join(dir, name));
}

function print(row: Row) {
  const cells = row.problem
    ? [row.problem.slice(0, 100)]
    : [
        row.left.length === 0 ? 'gone' : `LEFT ${row.left.join(' ')}`,
        row.isSound ? 'sound' : 'WORSE',
        `${row.kept} words kept${row.lost > 0 ? `, ${row.lost} LOST` : ''}`,
        `${row.pictures} of ${row.pages} pages as pictures`,
        `${(row.off * 100).toFixed(2)}% off`,
      ];
  console.log(`  ${row.file.slice(0, 48).padEnd(48)} ${cells.join(', ')}`);
}
