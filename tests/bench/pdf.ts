import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { BenchOptions } from './main.ts';
import { median } from './median.ts';
import { benchCompress } from './pdf-compress.ts';
import { benchFidelity } from './pdf-fidelity.ts';
import { startPdfChromium } from './pdf-chromium.ts';
import { longFiles, officeFiles, scanFiles, textFiles } from './pdf-inputs.ts';
import { benchRender } from './pdf-render.ts';
import { mutool, qpdf, qpdfWithObjectStreams } from './pdf-native.ts';
import type { PdfContender } from './pdf-contender.ts';
import type { PdfSample } from './pdf-contender.ts';

type Measure = 'cpu' | 'wall' | 'size';

interface PdfCase {
  name: string;
  /** Returns undefined if the program that makes them is not installed. */
  files: () => Promise<string[] | undefined>;
  /** The most that Stayput may cost, as a share of a peer's cost. */
  goals: { peer: string; measure: Measure; share: number }[];
  /** The most that Stayput's memory may grow, in bytes. */
  memory?: number;
}

const mebibyte = 2 ** 20;

const textGoals: Pick<PdfCase, 'goals' | 'memory'> = {
  goals: [
    { peer: 'pdf-lib', measure: 'cpu', share: 0.65 },
    { peer: 'qpdf', measure: 'cpu', share: 0.2 },
    { peer: 'qpdf, object streams', measure: 'size', share: 1.15 },
  ],
  memory: 250 * mebibyte,
};

const cases: PdfCase[] = [
  {
    name: '2 files of two pages',
    files: async () => ['tests/fixtures/pdf/plain.pdf', 'tests/fixtures/pdf/first.pdf'],
    goals: [],
  },
  {
    name: '10 files of tagged text',
    files: textFiles,
    ...textGoals,
  },
  {
    name: '10 files of tagged text by LibreOffice',
    files: officeFiles,
    ...textGoals,
  },
  {
    name: '3 files of a thousand pages',
    files: longFiles,
    goals: [
      { peer: 'pdf-lib', measure: 'cpu', share: 0.4 },
      { peer: 'qpdf', measure: 'cpu', share: 0.35 },
      { peer: 'mutool', measure: 'cpu', share: 2 },
      { peer: 'qpdf, object streams', measure: 'size', share: 1.05 },
    ],
    memory: 250 * mebibyte,
  },
  {
    name: '2 scans of 200 MB',
    files: scanFiles,
    goals: [
      { peer: 'pdf-lib', measure: 'cpu', share: 0.2 },
      { peer: 'qpdf', measure: 'wall', share: 0.3 },
      { peer: 'qpdf', measure: 'cpu', share: 0.15 },
    ],
    memory: 64 * mebibyte,
  },
];

/** Browser engines compile hot code on other threads during the first turns. */
const warmUps = 4;
/** Compiled code that does not run for some seconds is discarded. */
const warmUpsBeforeTurns = 2;

/** Merges files, beside pdf-lib in the same browser, and qpdf and mutool if they are installed. */
export async function bench({ only, samples, folder = 'tests/fixtures/pdf' }: BenchOptions) {
  if ('fidelity'.includes(only)) await benchFidelity();
  if (only === 'fidelity') return;
  await using browser = await startPdfChromium();
  const contenders = [
    ...browser.contenders,
    ...[qpdf, qpdfWithObjectStreams, mutool].flatMap((start) => start() ?? []),
  ];
  const results: { name: string; rows: Row[] }[] = [];
  for (const one of cases.filter(({ name }) => name.includes(only))) {
    const files = await one.files();
    if (!files) {
      console.log(`\n${one.name}: it is not installed`);
      continue;
    }
    const rows = await runCase(files, contenders, samples);
    print(one, rows);
    results.push({ name: one.name, rows });
  }
  const [text] = await textFiles();
  if (text && 'render'.includes(only)) await benchRender(text, browser.rendering, samples);
  if ('compress'.includes(only)) await benchCompress(folder, browser.run);
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version };
  await mkdir('bench-results', { recursive: true });
  const file = 'bench-results/pdf.json';
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), samples, machine, results }, null, 2)}\n`);
  console.log(
    `\nMedians of ${samples}; memory is the most of all. The peers drop outlines, tags, fields or links. All in ${file}`,
  );
}

type Row = PdfSample & { name: string };

async function runCase(files: string[], contenders: PdfContender[], samples: number): Promise<Row[]> {
  const measured = new Map<PdfContender, PdfSample[]>(contenders.map((contender) => [contender, []]));
  for (const contender of contenders) for (let time = 0; time < warmUps; time += 1) await contender.run(files);
  // Contenders take turns, so that changes in the machine's speed affect all of them.
  for (let turn = 0; turn < samples; turn += 1) {
    for (const [contender, turns] of measured) {
      for (let time = 0; time < warmUpsBeforeTurns; time += 1) await contender.run(files);
      turns.push(await contender.run(files));
    }
  }
  return [...measured].map(([{ name }, turns]) => ({
    name,
    cpu: median(turns.map(({ cpu }) => cpu)),
    wall: median(turns.map(({ wall }) => wall)),
    size: median(turns.map(({ size }) => size)),
    memory: Math.max(...turns.map(({ memory }) => memory)),
  }));
}

function print({ name, goals, memory }: PdfCase, rows: Row[]) {
  const stayput = rows.find((row) => row.name === 'stayput');
  console.log(`\n${name}`);
  console.log('  engine                  CPU ms   wall ms         bytes   memory MiB');
  for (const row of rows) {
    const cells = [
      row.name.padEnd(20),
      row.cpu.toFixed(0).padStart(9),
      row.wall.toFixed(0).padStart(9),
      row.size.toLocaleString('en').padStart(13),
      (row.memory / mebibyte).toFixed(0).padStart(12),
    ];
    console.log(`  ${cells.join(' ')}`);
  }
  for (const { peer, measure, share } of goals) {
    const other = rows.find((row) => row.name === peer);
    if (!stayput || !other) continue;
    const actual = stayput[measure] / other[measure];
    console.log(`  ${measure} ${actual.toFixed(2)}× ${peer}, goal ${share}× ${actual <= share ? 'met' : 'MISSED'}`);
  }
  if (stayput && memory !== undefined) {
    console.log(`  memory goal ${memory / mebibyte} MiB ${stayput.memory <= memory ? 'met' : 'MISSED'}`);
  }
}
