import { spawnSync } from 'node:child_process';
import { mkdtempDisposable, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { addFiles, openTool, runTool, saveResults, setOption } from '../browser/tool-page.ts';
import { journeys, type Journey, type Told } from './journey-cases.ts';
import { journeyInput, journeyScratch } from './journey-inputs.ts';
import type { BenchOptions } from './main.ts';
import { bitrateOf, looksOf, looksText } from './media-native.ts';
import { browserProcess, cpuTime, heldBy, processTree } from './processes.ts';
import { startSite } from './stayput-site.ts';

/**
 * `npm run bench -- journeys`: measures what people do on the built site, from the drop to the end, with each tool's
 * default settings. Cold means a browser that has never visited, warm the same page after it has worked on another
 * file. CPU time covers all processes of the browser, and memory is the peak that they hold together (PSS), less what
 * the open page held, and with it. A native program is measured beside it.
 */

interface Turn {
  /** Milliseconds. */
  cpu: number;
  /** Memory beyond that of the page before the drop, in bytes. */
  memory: number;
  /** Memory of all processes, with that. */
  all: number;
}

export async function bench({ only, samples }: BenchOptions) {
  using site = await startSite();
  console.log('| journey | cold: CPU, memory | warm: CPU, memory | result | beside |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const journey of journeys.filter(({ name }) => name.includes(only)))
    await benchJourney(journey, site.origin, samples);
}

async function benchJourney(journey: Journey, origin: string, samples: number) {
  const inputs = await Promise.all(journey.inputs.map(journeyInput));
  const turns: Record<'cold' | 'warm', Turn[]> = { cold: [], warm: [] };
  const told: Told = {
    inputs,
    output: journeyScratch(`rival.${journey.extension ?? 'pages'}`),
    quality: 80,
    bitrate: 0,
    height: 0,
  };
  const result = journeyScratch(`ours-${journey.tool}`);
  let bytes = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    await withBrowser(origin, async (page, pid) => {
      await openTool(page, journey.tool);
      for (const [name, value] of Object.entries(journey.options ?? {})) await setOption(page, name, value);
      turns.cold.push(await measured(page, pid, inputs));
      const said = (await page.locator('file-rows').textContent()) ?? '';
      told.quality = Number(/quality (\d+)/i.exec(said)?.[1] ?? told.quality);
      const saved = await saveResults(page);
      bytes = [...saved.values()].reduce((sum, each) => sum + each.length, 0);
      await writeFile(result, [...saved.values()][0] ?? '');
      await page.locator('.clear').click();
      turns.warm.push(await measured(page, pid, inputs));
    });
  }
  if (journey.isVideo) Object.assign(told, { bitrate: bitrateOf(result), height: heightOf(result) });
  const rival = journey.rival && (await besides(journey.rival(told), told.output, samples));
  const share = (turn: Turn) => (rival ? ` (${(turn.cpu / rival.cpu).toFixed(1)}×)` : '');
  const turnCell = (turn: Turn) =>
    `${seconds(turn.cpu)}${share(turn)}, ${megabytes(turn.memory)} of ${megabytes(turn.all)}`;
  const rivalCell = rival
    ? `${rival.name} ${seconds(rival.cpu)}${rival.bytes ? `, ${megabytes(rival.bytes)}` : ''}`
    : 'not here';
  const looksOn = (file: string) => looksText(looksOf(file, inputs[0] ?? ''));
  const looks = journey.isVideo ? `; VMAF ${looksOn(result)} and ${looksOn(told.output)}` : '';
  const [cold, warm] = [middle(turns.cold), middle(turns.warm)];
  console.log(
    `| ${journey.name} | ${turnCell(cold)} | ${turnCell(warm)} | ${megabytes(bytes)} | ${rivalCell}${looks} |`,
  );
}

/** Measures a native program; returns nothing if it is not installed. */
async function besides(command: string[], output: string, samples: number) {
  const times = Array.from({ length: samples }, () => native(command)).toSorted((a, b) => a - b);
  const cpu = times[times.length >> 1];
  if (cpu === undefined || Number.isNaN(cpu)) return undefined;
  const bytes = await stat(output).then(
    ({ size }) => size,
    () => undefined,
  );
  const [program = '', script = ''] = command;
  return { name: script.endsWith('sharp-once.ts') ? 'sharp' : path.basename(program), cpu, bytes };
}

async function withBrowser(origin: string, work: (page: Page, pid: number) => Promise<void>) {
  const before = processTree(process.pid);
  await using profile = await mkdtempDisposable(path.join(tmpdir(), 'stayput-profile-'));
  const options = { ...launchOptions(), baseURL: origin };
  await using context = await chromium.launchPersistentContext(profile.path, options);
  await work(await context.newPage(), browserProcess(before));
}

/** In milliseconds: often enough to catch a peak, rarely enough not to cause one. */
const betweenLooks = 200;

async function measured(page: Page, pid: number, files: string[]): Promise<Turn> {
  const [idle, used] = [heldBy(pid), cpuTime(pid)];
  let most = idle;
  const looking = setInterval(() => (most = Math.max(most, heldBy(pid))), betweenLooks);
  await addFiles(page, files);
  await runTool(page);
  clearInterval(looking);
  return { cpu: cpuTime(pid) - used, memory: most - idle, all: most };
}

/** Milliseconds of processor time, as measured by the shell. */
function native(command: string[]): number {
  const { stderr, status } = spawnSync('bash', ['-c', 'time "$@"', 'bash', ...command], {
    encoding: 'utf8',
    env: { ...process.env, TIMEFORMAT: '%U %S' },
  });
  const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return status === 0 ? (user + system) * 1000 : Number.NaN;
}

const heightOf = (file: string): number => {
  const wanted = ['-select_streams', 'v:0', '-show_entries', 'stream=height', '-of', 'csv=p=0'];
  return Number.parseInt(spawnSync('ffprobe', ['-v', 'error', ...wanted, file], { encoding: 'utf8' }).stdout);
};

const middle = (turns: Turn[]): Turn => {
  const of = (key: keyof Turn) => turns.map((turn) => turn[key]).toSorted((a, b) => a - b)[turns.length >> 1] ?? 0;
  return { cpu: of('cpu'), memory: of('memory'), all: of('all') };
};

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 0)} MB`;
