import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import type { BenchOptions } from './main.ts';
import { makePdf, type Maker } from './markup-makers.ts';
import { peers } from './markup-peers.ts';
import { add, f1, paragraphScore, scoreOf, subjects, type Count, type Score } from './markup-score.ts';
import { sourceOf, type Source } from './markup-sources.ts';
import { startPdfChromium } from './pdf-chromium.ts';

/** Who makes how many documents, of which a third or more have columns. LaTeX here writes no tags. */
const makers: { maker: Maker; tagged: boolean; count: number }[] = [
  { maker: 'Chromium', tagged: true, count: 15 },
  { maker: 'LibreOffice', tagged: true, count: 15 },
  { maker: 'Chromium', tagged: false, count: 10 },
  { maker: 'LibreOffice', tagged: false, count: 10 },
  { maker: 'LaTeX', tagged: false, count: 10 },
];
const goals = { order: 0.95, headings: 0.9, cells: { tagged: 0.9, untagged: 0.7 } };

interface Read {
  name: string;
  maker: string;
  tagged: boolean;
  by: string;
  score: Score;
}

/**
 * Makes PDFs of documents whose structure is known, and scores what Stayput, pdftotext and mutool make of them, and
 * what LibreOffice finds in the Word documents that Stayput makes. With a folder, the PDFs and the results are kept
 * there.
 */
export async function bench({ only, folder }: BenchOptions) {
  const place = folder ?? mkdtempSync(path.join(tmpdir(), 'markup-bench-'));
  const printer = await chromium.launch(launchOptions());
  const engine = await startPdfChromium();
  const reads: Read[] = [];
  const sources = new Map<string, Source>();
  try {
    const page = await printer.newPage();
    for (const { maker, tagged, count } of makers) {
      if (!maker.includes(only)) continue;
      for (let index = 0; index < count; index++) {
        const source = sourceOf(index);
        const file = await makePdf(maker, source, tagged, { folder: place, page });
        const made = await engine.run({ engine: 'pdf', operation: { type: 'markup', format: 'markdown' } }, file);
        const word = await engine.run({ engine: 'pdf', operation: { type: 'markup', format: 'docx' } }, file);
        if (typeof made === 'string' || typeof word === 'string') throw new Error(`${file}: ${String(made)}`);
        writeFileSync(file.replace(/pdf$/, 'md'), made);
        writeFileSync(file.replace(/pdf$/, 'docx'), word);
        sources.set(file.replace(/pdf$/, 'docx'), source);
        const texts = { Stayput: made.toString(), pdftotext: peers.pdftotext(file), mutool: peers.mutool(file) };
        for (const [by, text] of Object.entries(texts))
          reads.push({ name: path.basename(file), maker, tagged, by, score: scoreOf(source, text) });
      }
    }
    printWord(place, sources);
  } finally {
    await engine.close();
    await printer.close();
    if (folder === undefined) rmSync(place, { recursive: true });
  }
  printTable(reads);
  printMissed(reads);
}

/** Prints what LibreOffice finds in Word documents. */
function printWord(folder: string, sources: ReadonlyMap<string, Source>) {
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const out = path.join(folder, 'word');
  const to = ['--convert-to', 'fodt', '--outdir', out];
  execFileSync('soffice', [profile, '--headless', ...to, ...sources.keys()], { stdio: 'ignore' });
  let paragraphs: Count = { right: 0, found: 0, wanted: 0 };
  for (const [file, source] of sources) {
    const text = readFileSync(path.join(out, path.basename(file).replace(/docx$/, 'fodt')), 'utf8');
    const score = paragraphScore(source, text);
    if (score.right < score.wanted) console.log(`${path.basename(file)}: ${score.right} of ${score.wanted} paragraphs`);
    paragraphs = add(paragraphs, score);
  }
  console.log(
    `\nLibreOffice opens ${sources.size} Word documents, and ${paragraphs.right} of ${paragraphs.wanted} texts are paragraphs by themselves.`,
  );
}

function printTable(reads: readonly Read[]) {
  console.log(
    `\n${'documents'.padEnd(30)}${'by'.padEnd(11)}${subjects.map((each) => each.padStart(9)).join('')}  all in order`,
  );
  for (const by of ['Stayput', 'pdftotext', 'mutool']) {
    for (const { maker, tagged } of makers)
      printRow(
        reads.filter((read) => read.by === by && read.maker === maker && read.tagged === tagged),
        `${maker}, ${kindOf(tagged)}`,
      );
    for (const tagged of [true, false])
      printRow(
        reads.filter((read) => read.by === by && read.tagged === tagged),
        `all ${kindOf(tagged)}`,
      );
  }
}

const kindOf = (tagged: boolean) => (tagged ? 'tagged' : 'untagged');

function printRow(reads: readonly Read[], name: string) {
  const [first, ...others] = reads;
  if (!first) return;
  const figures = subjects.map((subject) =>
    f1(others.reduce((sum, { score }) => add(sum, score[subject]), first.score[subject])),
  );
  const inOrder = reads.filter(({ score: { order } }) => order.right === order.wanted).length;
  console.log(
    `${`${name} (${reads.length})`.padEnd(30)}${first.by.padEnd(11)}${figures.map((figure) => figure.toFixed(3).padStart(9)).join('')}  ${inOrder} of ${reads.length}`,
  );
}

/** The documents of which Stayput finds less than all documents together should have. */
function printMissed(reads: readonly Read[]) {
  console.log('\nBelow the goals:');
  for (const { name, by, tagged, score } of reads) {
    if (by !== 'Stayput') continue;
    const { order, headings, cells } = score;
    const isMissed =
      f1(order) < goals.order || f1(headings) < goals.headings || f1(cells) < goals.cells[kindOf(tagged)];
    if (isMissed)
      console.log(
        `  ${name.padEnd(40)} order ${f1(order).toFixed(2)}  headings ${f1(headings).toFixed(2)}  cells ${f1(cells).toFixed(2)}`,
      );
  }
}
