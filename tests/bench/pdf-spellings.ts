import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Note } from '../../src/jobs/contract/job.ts';
import type { BenchOptions } from './main.ts';
import { startPdfChromium } from './pdf-chromium.ts';
import {
  makeOwn,
  makeWithChromium,
  makeWithOthers,
  makeWithTex,
  type SpelledDocument,
} from './pdf-spellings-inputs.ts';

/**
 * Redacts words in documents of five makers, in which they are written and drawn in other ways than they are typed, and
 * looks for them with pdftotext, mutool and, where pages became images, Tesseract.
 */
export async function bench({ only, folder }: BenchOptions) {
  const place = folder ?? mkdtempSync(path.join(tmpdir(), 'spellings-bench-'));
  const printer = await chromium.launch(launchOptions());
  const printed = await makeWithChromium(await printer.newPage(), place);
  await printer.close();
  const made = [...makeOwn(place), ...printed, ...makeWithOthers(place), ...makeWithTex(place)];
  const engine = await startPdfChromium();
  const counts = { words: 0, gone: 0, said: 0, missed: 0, silent: 0 };
  try {
    for (const document of made.filter(({ name }) => name.includes(only)))
      for (const outcome of await redactOne(engine.result, document)) {
        counts.words++;
        counts[outcome.type]++;
        if (outcome.type !== 'gone') console.log(`  ${outcome.type}: ${document.name}: ${outcome.word} ${outcome.by}`);
      }
  } finally {
    await engine.close();
    if (folder === undefined) rmSync(place, { recursive: true });
  }
  console.log(
    `${made.length} documents, ${counts.words} words: ${counts.gone} are gone, ${counts.said} are left and named, in ${counts.missed} cases nothing was found and the file not changed, ${counts.silent} are left in silence.`,
  );
}

interface Outcome {
  type: 'gone' | 'said' | 'missed' | 'silent';
  word: string;
  by: string;
}

type Result = Awaited<ReturnType<typeof startPdfChromium>>['result'];

async function redactOne(result: Result, { file, words, isLegible }: SpelledDocument): Promise<Outcome[]> {
  const redaction = { areas: [], words, kinds: [], expression: '', kept: [], colour: '#000000' };
  const made = await result({ engine: 'pdf', operation: { type: 'redact', redaction } }, file);
  if (typeof made === 'string') return words.map((word) => ({ type: 'missed', word, by: made }));
  const after = file.replace(/pdf$/, 'after.pdf');
  writeFileSync(after, made.bytes);
  const isDrawn = made.notes.some(({ type }) => type === 'pages-as-pictures') && isLegible;
  const texts = Object.entries({
    pdftotext: said('pdftotext', ['-enc', 'UTF-8', after, '-']),
    'pdftotext -raw': said('pdftotext', ['-raw', '-enc', 'UTF-8', after, '-']),
    mutool: said('mutool', ['draw', '-q', '-F', 'txt', after]),
    tesseract: isDrawn ? readPictures(after) : '',
  });
  const named = made.notes.flatMap((note: Note) => (note.type === 'still-there' ? note.words : []));
  return words.map((word) => {
    const by = texts.filter(([, text]) => bare(text).includes(bare(word))).map(([name]) => name);
    const type = by.length === 0 ? 'gone' : named.includes(word) ? 'said' : 'silent';
    return { type, word, by: by.join() };
  });
}

const said = (program: string, args: string[]): string => spawnSync(program, args, { encoding: 'utf8' }).stdout;

function readPictures(file: string): string {
  said('pdftoppm', ['-r', '150', '-png', file, file]);
  const drawn = readdirSync(path.dirname(file)).filter((name) => name.startsWith(`${path.basename(file)}-`));
  return drawn.map((name) => said('tesseract', [path.join(path.dirname(file), name), '-'])).join('\n');
}

/** Letters and digits alone, and each in one form: what anyone might still read. Shares no code with ours. */
function bare(text: string): string {
  const digits = text.normalize('NFKD').replace(/[٠-٩०-९]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16));
  const letters = digits.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/ı/g, 'i').replace(/ς/g, 'σ');
  return letters.replace(/[^\p{L}\p{N}]|\u0640/gu, '');
}
