import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import type { BenchOptions } from './main.ts';
import { cpuTime } from './processes.ts';

/**
 * Paths, with the CPU time that a response may cost as a multiple of a bare server's. Files are the largest of each
 * kind.
 */
async function readCases(): Promise<Record<string, { path: string; goal: number }>> {
  const inBuild = await Promise.all(
    (await readdir('dist/_astro')).map(async (name) => ({ name, size: (await stat(join('dist/_astro', name))).size })),
  );
  const largest = (extension: string) => {
    const [first] = inBuild.filter(({ name }) => name.endsWith(extension)).toSorted((a, b) => b.size - a.size);
    return { path: `/_astro/${first?.name}`, goal: 3 };
  };
  return {
    health: { path: '/api/health', goal: 4 },
    'blog list': { path: '/api/blog', goal: 4 },
    'blog post': { path: '/api/blog/nothing-leaves', goal: 4 },
    page: { path: '/compress-image', goal: 3 },
    catalog: { path: '/.well-known/ai-catalog.json', goal: 3 },
    script: largest('.js'),
    font: largest('.woff2'),
    module: largest('.wasm'),
  };
}

/** A module of megabytes gets fewer: a busy machine would not finish sending a single one in a turn. */
const connectionsFor = (name: string) => (name === 'module' ? 4 : 50);
/** The duration of each turn, in seconds. */
const duration = 3;

interface Contender {
  process: ChildProcess;
  origin: string;
}

interface Turn {
  /** Requests per second. */
  rate: number;
  /** The 99th percentile of latency, in milliseconds. */
  p99: number;
  /**
   * The server's CPU time per thousand requests, in milliseconds: the figure that other work on the machine affects
   * least.
   */
  cpu: number;
  errors: number;
}

async function start(file: string, env: Record<string, string>): Promise<Contender> {
  const child = spawn(process.execPath, [resolve(file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const [origin = ''] = /http:\S+/.exec(line.toString()) ?? [];
  return { process: child, origin };
}

async function turn({ process: child, origin }: Contender, path: string, connections: number): Promise<Turn> {
  const pid = child.pid ?? 0;
  const before = cpuTime(pid);
  const result = await autocannon({ url: origin + path, connections, duration, headers: { 'Accept-Encoding': 'br' } });
  const { requests, latency, errors, timeouts, non2xx } = result;
  const cpu = ((cpuTime(pid) - before) / requests.total) * 1000;
  return { rate: requests.average, p99: latency.p99, cpu, errors: errors + timeouts + non2xx };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const summarise = (turns: Turn[]): Turn => ({
  rate: median(turns.map(({ rate }) => rate)),
  p99: median(turns.map(({ p99 }) => p99)),
  cpu: median(turns.map(({ cpu }) => cpu)),
  errors: turns.reduce((sum, { errors }) => sum + errors, 0),
});

const row = (name: string, { rate, p99, cpu, errors }: Turn) =>
  `  ${name.padEnd(8)} ${rate.toFixed(0).padStart(9)} ${p99.toFixed(0).padStart(8)} ${cpu.toFixed(0).padStart(18)} ${String(errors).padStart(7)}`;

/** Measures the portable server beside a bare Node server that answers the same bytes. */
export async function bench({ only, samples }: BenchOptions): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'stayput-bench-'));
  const stayput = await start('server/main.ts', { PORT: '0', STAYPUT_DATA: data });
  const cases = await readCases();
  const paths = Object.values(cases).map(({ path }) => path);
  const bare = await start('tests/bench/bare-server.ts', { BARE_ORIGIN: stayput.origin, BARE_PATHS: paths.join(' ') });

  const results: Record<string, { stayput: Turn; bare: Turn }> = {};
  for (const [name, { path, goal }] of Object.entries(cases).filter(([name]) => name.includes(only))) {
    const connections = connectionsFor(name);
    const turns: { stayput: Turn[]; bare: Turn[] } = { stayput: [], bare: [] };
    for (let sample = 0; sample < samples; sample++) {
      turns.stayput.push(await turn(stayput, path, connections));
      turns.bare.push(await turn(bare, path, connections));
    }
    const result = { stayput: summarise(turns.stayput), bare: summarise(turns.bare) };
    results[name] = result;
    const share = result.stayput.cpu / result.bare.cpu;
    console.log(`\n${name}, ${connections} connections`);
    console.log('  server    requests/s   p99 ms   CPU ms/1000 reqs  errors');
    console.log(row('stayput', result.stayput));
    console.log(row('bare', result.bare));
    console.log(
      `  ${share.toFixed(2)}× the CPU time of the bare server, goal ${goal}× ${share <= goal ? 'met' : 'MISSED'}`,
    );
  }
  await mkdir('bench-results', { recursive: true });
  await writeFile('bench-results/service.json', JSON.stringify(results, null, 2));
  stayput.process.kill();
  bare.process.kill();
  await rm(data, { recursive: true, force: true, maxRetries: 3 });
}
