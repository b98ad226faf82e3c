import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import type { PdfRedaction } from '../../src/jobs/contract/pdf-edits.ts';
import { personalDataKinds } from '../../src/personal-data/kinds.ts';
import type { BenchOptions } from './main.ts';
import { startPdfChromium } from './pdf-chromium.ts';
import type { RunJob } from './pdf-compress.ts';
import { caseNumbers, makePersonalPdf, names, type PersonalDocument } from './pdf-personal-inputs.ts';

const goals = { recall: 0.95, precision: 0.98 };
const documents = 12;

/** What is asked for, and the texts of a document that should go. */
interface Ask {
  name: string;
  redaction: Partial<PdfRedaction>;
  wanted(document: PersonalDocument): readonly string[];
}

const asks: Ask[] = [
  ...personalDataKinds.map((kind): Ask => ({
    name: kind,
    redaction: { kinds: [kind] },
    wanted: ({ data }) => data.flatMap((each) => (each.kind === kind ? [each.text] : [])),
  })),
  { name: 'list of names', redaction: { words: [...names] }, wanted: ({ named }) => named },
  { name: 'regular expression', redaction: { expression: caseNumbers.source }, wanted: ({ cases }) => cases },
];

interface Figures {
  wanted: number;
  gone: number;
  /** Words that are no longer there, and those of them that should not be. */
  removed: number;
  wrong: number;
  /** What another program still finds, with its name. */
  left: string[];
  tooMuch: string[];
}

/** Redacts documents by kind, and looks for what should be gone with pdftotext, mutool and in the unpacked bytes. */
export async function bench({ only, folder }: BenchOptions) {
  const place = folder ?? mkdtempSync(path.join(tmpdir(), 'personal-bench-'));
  const printer = await chromium.launch(launchOptions());
  const made: PersonalDocument[] = [];
  const page = await printer.newPage();
  for (let index = 0; index < documents; index++) made.push(await makePersonalPdf(page, place, index));
  await printer.close();
  const engine = await startPdfChromium();
  let found = 0;
  try {
    console.log(`\n${'asked for'.padEnd(22)}  texts   recall   precision   left`);
    for (const ask of asks) {
      if (!ask.name.includes(only)) continue;
      const figures: Figures = { wanted: 0, gone: 0, removed: 0, wrong: 0, left: [], tooMuch: [] };
      for (const document of made) await redactOne(engine.run, document, ask, figures, place);
      printFigures(ask.name, figures);
      found += figures.left.length;
    }
  } finally {
    await engine.close();
    if (folder === undefined) rmSync(place, { recursive: true });
  }
  console.log(`\n${found} texts that were found are left in results.`);
}

async function redactOne(run: RunJob, document: PersonalDocument, ask: Ask, figures: Figures, place: string) {
  const wanted = ask.wanted(document);
  if (wanted.length === 0) return;
  const redaction = { areas: [], words: [], kinds: [], expression: '', kept: [], colour: '#000000', ...ask.redaction };
  const result = await run({ engine: 'pdf', operation: { type: 'redact', redaction } }, document.file);
  if (typeof result === 'string') throw new Error(`${document.file}: ${result}`);
  const after = path.join(place, `after-${ask.name.replaceAll(' ', '-')}-${path.basename(document.file)}`);
  writeFileSync(after, result);
  const texts = { pdftotext: said(after, 'pdftotext'), mutool: said(after, 'mutool'), bytes: unpacked(after, place) };
  for (const text of wanted) {
    figures.wanted++;
    // What was not recognised is still everywhere.
    if ([texts.pdftotext, texts.mutool].some((all) => tight(all).includes(tight(text)))) continue;
    figures.gone++;
    for (const [name, all] of Object.entries(texts))
      if (tight(all).includes(tight(text))) figures.left.push(`${name}: ${text} (${path.basename(document.file)})`);
  }
  const pieces = new Set(wanted.flatMap((text) => text.split(/[\s-]+/).map(bare)));
  const isWanted = (word: string) =>
    pieces.has(word) || (word.length > 2 && wanted.some((text) => text.includes(word)));
  const now = countWords(texts.mutool);
  for (const [word, count] of countWords(said(document.file, 'mutool'))) {
    const gone = Math.max(0, count - (now.get(word) ?? 0));
    figures.removed += gone;
    if (gone === 0 || isWanted(word)) continue;
    figures.wrong += gone;
    figures.tooMuch.push(`${word} (${path.basename(document.file)})`);
  }
}

const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
/** What a reader of text may put between its parts does not count. */
const tight = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Signs around words are no part of them, and a ligature is its letters. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.normalize('NFKC').split(/\s+/).map(bare))
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const said = (file: string, by: 'pdftotext' | 'mutool'): string =>
  by === 'pdftotext'
    ? execFileSync('pdftotext', ['-enc', 'UTF-8', file, '-'], { encoding: 'utf8' })
    : execFileSync('mutool', ['draw', '-q', '-F', 'txt', file], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });

/** All bytes of a file without compression, as one letter a byte, and as the UTF-16 of its strings. */
function unpacked(file: string, place: string): string {
  const output = path.join(place, 'unpacked.pdf');
  execFileSync('qpdf', ['--qdf', '--object-streams=disable', '--warning-exit-0', file, output]);
  const bytes = readFileSync(output);
  const hex = [...bytes.toString('latin1').matchAll(/<([0-9a-f\s]+)>/gi)].map(([, digits = '']) =>
    Buffer.from(digits.replace(/\s/g, ''), 'hex'),
  );
  const texts = [bytes, ...hex].flatMap((each) => [each.toString('latin1'), each.toString('utf8')]);
  return [...texts, ...texts.map((text) => text.replaceAll('\0', ''))].join('\n');
}

function printFigures(name: string, { wanted, gone, removed, wrong, left, tooMuch }: Figures) {
  const [recall, precision] = [gone / wanted, removed === 0 ? 1 : (removed - wrong) / removed];
  const isMet = recall >= goals.recall && precision >= goals.precision;
  console.log(
    `${name.padEnd(22)}${String(wanted).padStart(7)}${recall.toFixed(3).padStart(9)}${precision.toFixed(3).padStart(12)}${String(left.length).padStart(7)}   ${isMet ? 'met' : 'MISSED'}`,
  );
  for (const each of left.slice(0, 6)) console.log(`    left in ${each}`);
  for (const each of tooMuch.slice(0, 6)) console.log(`    too much: ${each}`);
}
