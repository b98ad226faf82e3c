import { rm } from 'node:fs/promises';
import { mkdir, writeFile, stat } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import type { BenchOptions } from './main.ts';
import { cases, type MediaCase } from './media-cases.ts';
import { startMediaChromium, type MediaChromium, type Sample } from './media-chromium.ts';
import { ffmpegCores, input, scratch } from './media-inputs.ts';
import { bitrateOf, ffmpegArgs, inputArgs, listOf, looksOf, looksText, runNative, type Looks } from './media-native.ts';
import type { Core } from './media-page/page.ts';
import { median } from './median.ts';

interface Row {
  name: 'stayput' | 'ffmpeg' | 'x264 medium' | 'ffmpeg.wasm' | 'ffmpeg.wasm, threads';
  /** Milliseconds, medians. */
  cpu: number;
  wall: number;
  bytes: number;
  /** The peak memory of the page's process, in bytes. */
  memory?: number;
  looks?: Looks;
  /** The cost of starting, before the work: ffmpeg.wasm restarts for each file, because its memory never shrinks. */
  start?: number;
  failure?: string;
}

const longName = 'Remux of 2.4 GB';
const mostMemory = 400e6;
/** ffmpeg.wasm runs once in each case, because it takes many times longer than the others. */
const cores: Record<Core, Row['name']> = { single: 'ffmpeg.wasm', threads: 'ffmpeg.wasm, threads' };

/** Measures Stayput beside native ffmpeg, and ffmpeg.wasm in the same browser. It needs ffmpeg and ffprobe. */
export async function bench({ only, samples }: BenchOptions) {
  const chosen = cases.filter(({ name }) => name.includes(only));
  const withWasm = chosen.some(({ wasm }) => wasm);
  await using browser = await startMediaChromium();
  // Uses a separate browser, so that memory is counted separately.
  await using other = withWasm ? await startMediaChromium(await ffmpegCores()) : undefined;
  const results: { name: string; rows: Row[] }[] = [];
  for (const one of chosen) {
    const rows = await runCase(one, browser, other, one.looks ? Math.min(samples, 2) : samples);
    print(one, rows);
    results.push({ name: one.name, rows });
  }
  if (longName.includes(only)) results.push({ name: longName, rows: [await runLong(browser)] });
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version };
  await mkdir('bench-results', { recursive: true });
  const file = 'bench-results/media.json';
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), samples, machine, results }, null, 2)}\n`);
  console.log(`\nCPU: user and system time of all processes of each contender. Medians. All in ${file}`);
}

async function runCase(
  one: MediaCase,
  browser: MediaChromium,
  other: MediaChromium | undefined,
  samples: number,
): Promise<Row[]> {
  const files = await Promise.all(one.inputs.map(input));
  const [source = ''] = files;
  const ours = scratch(`stayput-${one.output}`);
  const theirs = scratch(one.output);
  await browser.stayput(one.stayput, files);
  await browser.save(ours);
  const bitrate = one.looks ? bitrateOf(ours) : 0;
  const [mine, native]: [Sample[], { cpu: number; wall: number }[]] = [[], []];
  // Contenders take turns, so that changes in the machine's speed affect all of them.
  for (let turn = 0; turn < samples; turn += 1) {
    mine.push(await browser.stayput(one.stayput, files));
    native.push(runNative(files, one.native, bitrate, theirs));
  }
  const rows: Row[] = [
    {
      ...mediansOf('stayput', mine),
      bytes: (await stat(ours)).size,
      memory: Math.max(...mine.map(({ memory }) => memory)),
    },
    { ...mediansOf('ffmpeg', native), bytes: (await stat(theirs)).size },
  ];
  if (one.looks) {
    const scale = one.native.includes('-vf') ? one.native.slice(0, 2) : [];
    const best = scratch('medium.mp4');
    const ran = runNative(files, [...scale, '-c:v', 'libx264', '-b:v', '{bitrate}', '-an'], bitrate, best);
    rows.push({ name: 'x264 medium', ...ran, bytes: (await stat(best)).size });
    for (const [index, file] of [ours, theirs, best].entries())
      Object.assign(rows[index] ?? {}, { looks: looksOf(file, source) });
  }
  const failed = mine.find((sample) => 'code' in sample);
  if (rows[0] && failed && 'said' in failed) rows[0].failure = failed.said;
  if (one.wasm && other) {
    for (const core of ['single', 'threads'] as const) rows.push(await runWasm(one, core, other, files, bitrate));
  }
  await Promise.all([ours, theirs].map((file) => rm(file)));
  return rows;
}

async function runWasm(
  one: MediaCase,
  core: Core,
  browser: MediaChromium,
  files: string[],
  bitrate: number,
): Promise<Row> {
  const names = files.map((file) => path.basename(file));
  const list = scratch('inputs.txt');
  const several = files.length > 1;
  if (several) await writeFile(list, listOf(names));
  const given = several ? [...new Set(files), list] : files;
  const args = ffmpegArgs(inputArgs(names, 'inputs.txt'), one.native, bitrate, one.output);
  const start = await browser.ffmpeg(core, ['-version'], 'nothing', []);
  const ran = await browser.ffmpeg(core, args, one.output, given);
  await browser.endFfmpeg();
  const row = { name: cores[core], start: start.cpu, cpu: ran.cpu, wall: ran.wall, memory: ran.memory };
  return 'outputs' in ran
    ? { ...row, bytes: ran.outputs[0]?.size ?? 0 }
    : { ...row, bytes: 0, failure: ran.said.split('\n').at(-1) ?? '' };
}

/** Measures memory alone: the result stays in the browser. */
async function runLong(browser: MediaChromium): Promise<Row> {
  const files = [await input('2.4gb.mp4')];
  const ran = await browser.stayput({ engine: 'media', operation: { type: 'convert', container: 'mov' } }, files);
  const { cpu, wall, memory } = ran;
  const said = 'outputs' in ran ? `${(memory / 1e6).toFixed(0)} MB of memory` : ran.said;
  const isMet = 'outputs' in ran && memory <= mostMemory;
  console.log(
    `\n${longName}\n  stayput: CPU ${(cpu / 1000).toFixed(1)} s, wall ${(wall / 1000).toFixed(1)} s, ${said}`,
  );
  console.log(`  goal ${mostMemory / 1e6} MB ${isMet ? 'met' : 'MISSED'}`);
  return { name: 'stayput', cpu, wall, memory, bytes: 'outputs' in ran ? (ran.outputs[0]?.size ?? 0) : 0 };
}

const mediansOf = <Name extends Row['name']>(name: Name, turns: { cpu: number; wall: number }[]) => ({
  name,
  cpu: median(turns.map(({ cpu }) => cpu)),
  wall: median(turns.map(({ wall }) => wall)),
});

function print({ name, preset, goal }: MediaCase, rows: Row[]) {
  const [stayput] = rows;
  console.log(`\n${name}${preset ? ` (beside ${preset})` : ''}`);
  console.log('  engine                  CPU ms   wall ms         bytes      MB         VMAF   Stayput costs');
  for (const row of rows) {
    const isWasm = row.name.startsWith('ffmpeg.wasm');
    const limit = isWasm ? goal.wasm : row.name === 'ffmpeg' ? goal.native : undefined;
    const share = stayput && row !== stayput && !row.failure ? stayput.cpu / row.cpu : undefined;
    const met =
      share !== undefined && limit !== undefined ? `, goal ${limit}× ${share <= limit ? 'met' : 'MISSED'}` : '';
    const cells = [
      row.name.padEnd(20),
      row.cpu.toFixed(0).padStart(9),
      row.wall.toFixed(0).padStart(9),
      row.bytes.toLocaleString('en').padStart(13),
      row.memory === undefined ? ' '.repeat(7) : (row.memory / 1e6).toFixed(0).padStart(7),
      (row.looks ? looksText(row.looks) : '').padStart(12),
      share === undefined ? '' : `  ${share.toFixed(2)}×${met}`,
      row.start === undefined ? '' : ` and ${row.start.toFixed(0)} ms to start`,
      row.failure ?? '',
    ];
    console.log(`  ${cells.join(' ').trimEnd()}`);
  }
}
