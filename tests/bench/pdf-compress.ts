import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import compressPdf from '../../src/tools/compress-pdf.ts';
import type { OcrJob, PdfJob } from '../../src/jobs/contract/job.ts';
import { renderPdf } from '../render-pdf.ts';
import { read } from '../unit/pdf/read-pdf.ts';

/** Runs a job on one file in the browser. Returns its only result, or the reason that there is none. */
export type RunJob = (job: PdfJob | OcrJob, file: string) => Promise<Buffer | string>;

const levels = ['lossless', 'print', 'screen', 'smallest'] as const;
/** How many of a folder's files to use, largest first. */
const mostFiles = 30;
/** Pictures must take at least this share of a page's bytes for a file to count as one of pictures. */
const pictureShare = 0.5;
const renderedPages = 3;

interface Row {
  name: string;
  hasPictures: boolean;
  before: number;
  stayput: number;
  ghostscript: number;
  /** In dB, comparing pages as PDFium draws them; infinite if they are the same. */
  score: number;
  otherScore: number;
  problems: string[];
}

/** Compresses files, beside Ghostscript's /ebook if it is installed: a reference only, never shipped. */
export async function benchCompress(folder: string, run: RunJob) {
  const hasGhostscript = !spawnSync('gs', ['--version']).error;
  if (!hasGhostscript) console.log('Ghostscript (gs) is not installed: sizes stand alone.');
  const files = readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => statSync(b).size - statSync(a).size)
    .slice(0, mostFiles);
  const rows: Row[] = [];
  const scratch = mkdtempSync(path.join(tmpdir(), 'pdf-bench-'));
  for (const file of [...files, ...(await photoDocuments(scratch))]) {
    const row = await judge(file, run);
    if (row) rows.push(row);
  }
  rmSync(scratch, { recursive: true });
  print(rows, hasGhostscript);
}

/**
 * Makes an A4 page for each photo, with the photo across it and text: finer than screens need, as from cameras and
 * scanners.
 */
async function photoDocuments(folder: string): Promise<string[]> {
  const photos = readdirSync('tests/fixtures/photos').filter((name) => /\.(jpg|png)$/.test(name));
  return Promise.all(
    photos.map(async (name) => {
      const document = await PDFDocument.create();
      const photo = sharp(path.join('tests/fixtures/photos', name)).resize(1800).removeAlpha();
      const bytes = name.endsWith('.png') ? await photo.png().toBuffer() : await photo.jpeg({ quality: 92 }).toBuffer();
      const picture = name.endsWith('.png') ? await document.embedPng(bytes) : await document.embedJpg(bytes);
      const page = document.addPage([595, 842]);
      page.drawImage(picture, { x: 40, y: 300, width: 515, height: (515 * picture.height) / picture.width });
      page.drawText(`A page about ${name}`, { x: 40, y: 100 });
      const file = path.join(folder, `${name}.pdf`);
      writeFileSync(file, await document.save());
      return file;
    }),
  );
}

async function judge(file: string, run: RunJob): Promise<Row | undefined> {
  const before = readFileSync(file);
  const text = await textOf(before).catch(() => undefined);
  if (text === undefined) {
    console.log(`${path.basename(file)}: pdf.js, which compares the texts, cannot read it`);
    return undefined;
  }
  const results = new Map<string, Buffer>();
  for (const level of levels) {
    const job = compressPdf.job({ level, megabytes: 5, keepsMetadata: true });
    if (job.engine !== 'pdf') throw new Error('Compressing PDFs is no work for another engine');
    const result = await run(job, file);
    if (typeof result === 'string') {
      console.log(`${path.basename(file)}: ${result}`);
      return undefined;
    }
    results.set(level, result);
  }
  const screen = results.get('screen') ?? before;
  const sizes = [before.length, ...levels.map((level) => results.get(level)?.length ?? 0)];
  const problems = [
    ...(sizes.some((size) => size > before.length) ? ['larger'] : []),
    ...(sizes.some((size, index) => index > 0 && size > (sizes[index - 1] ?? 0)) ? ['not monotonic'] : []),
    ...((await textOf(screen)) === text ? [] : ['other text']),
  ];
  const other = ghostscript(file);
  const drawn = await pagesOf(before);
  return {
    name: path.basename(file),
    hasPictures: shareOfPictures(before) > pictureShare,
    before: before.length,
    stayput: screen.length,
    ghostscript: other?.length ?? Number.NaN,
    score: await likeness(drawn, screen),
    otherScore: other ? await likeness(drawn, other) : Number.NaN,
    problems,
  };
}

function ghostscript(file: string): Buffer | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-bench-'));
  const output = path.join(folder, 'out.pdf');
  const quiet = ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook'];
  spawnSync('gs', [...quiet, `-sOutputFile=${output}`, file], { timeout: 60_000 });
  const bytes = existsSync(output) ? readFileSync(output) : undefined;
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Pictures are outside object streams, so their dictionaries can be read as text. */
function shareOfPictures(bytes: Buffer): number {
  const text = bytes.toString('latin1');
  const pictures = [...text.matchAll(/<<(?:(?!endobj|stream\b)[^])*?\/Subtype\s*\/Image\b[^]*?stream\r?\n/g)];
  const lengths = pictures.map((match) => {
    const start = match.index + match[0].length;
    return Math.max(0, text.indexOf('endstream', start) - start);
  });
  return lengths.reduce((sum, length) => sum + length, 0) / bytes.length;
}

const textOf = async (bytes: Buffer) => (await (await read(bytes)).texts()).join('\n');

async function pagesOf(bytes: Buffer): Promise<Buffer[]> {
  const pages = await renderPdf(bytes);
  return Promise.all(pages.slice(0, renderedPages).map((page) => sharp(page).removeAlpha().raw().toBuffer()));
}

/** Peak signal-to-noise ratio of the first pages, or 0 if their sizes differ. */
async function likeness(drawn: Buffer[], bytes: Buffer): Promise<number> {
  const other = await pagesOf(bytes).catch(() => []);
  let sum = 0;
  let count = 0;
  for (const [index, page] of drawn.entries()) {
    const compared = other[index];
    if (compared?.length !== page.length) return 0;
    for (let at = 0; at < page.length; at++) sum += ((page[at] ?? 0) - (compared[at] ?? 0)) ** 2;
    count += page.length;
  }
  return sum === 0 ? Infinity : 10 * Math.log10(255 ** 2 / (sum / count));
}

const percent = (share: number) => (Number.isNaN(share) ? '' : `${(share * 100).toFixed(1)}%`);

function print(rows: Row[], hasGhostscript: boolean) {
  console.log('\n| file | before | stayput | dB | gs /ebook | dB | |\n|---|--:|--:|--:|--:|--:|---|');
  for (const row of rows) {
    const share = (size: number) => percent(size / row.before);
    const cells = [
      row.name + (row.hasPictures ? ' (pictures)' : ''),
      row.before,
      share(row.stayput),
      row.score.toFixed(1),
    ];
    console.log(
      `| ${[...cells, share(row.ghostscript), row.otherScore.toFixed(1), row.problems.join(', ')].join(' | ')} |`,
    );
  }
  for (const hasPictures of [true, false]) {
    const group = rows.filter((row) => row.hasPictures === hasPictures);
    const total = (key: 'before' | 'stayput' | 'ghostscript') => group.reduce((sum, row) => sum + row[key], 0);
    const mean = (key: 'score' | 'otherScore') =>
      group.reduce((sum, row) => sum + Math.min(60, row[key]), 0) / group.length;
    const name = `${group.length} files ${hasPictures ? 'of pictures' : 'of other things'}`;
    console.log(
      `${name}: stayput ${percent(total('stayput') / total('before'))}, ${mean('score').toFixed(1)} dB` +
        (hasGhostscript
          ? `; gs ${percent(total('ghostscript') / total('before'))}, ${mean('otherScore').toFixed(1)} dB`
          : ''),
    );
    if (!hasGhostscript || group.length === 0) continue;
    const ratio = total('stayput') / total('ghostscript');
    const isMet = hasPictures ? ratio <= 1 && mean('score') >= mean('otherScore') : ratio <= 1.3;
    console.log(
      `  ${ratio.toFixed(2)}× gs, goal ${hasPictures ? '1× at a better score' : '1.3×'} ${isMet ? 'met' : 'MISSED'}`,
    );
  }
}
