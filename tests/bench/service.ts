import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import type { BenchOptions } from './main.ts';
import { cpuTime } from './processes.ts';

const cases = { health: '/api/health', 'blog list': '/api/blog', 'blog post': '/api/blog/nothing-leaves' };

const connections = 50;
/** In seconds, for each turn. */
const duration = 3;

interface Contender {
  process: ChildProcess;
  origin: string;
}

interface Turn {
  /** Requests in a second. */
  rate: number;
  /** In milliseconds. */
  p99: number;
  /** Milliseconds of the server's CPU for each thousand requests: what other work on the machine changes least. */
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

async function turn({ process: child, origin }: Contender, path: string): Promise<Turn> {
  const pid = child.pid ?? 0;
  const before = cpuTime(pid);
  const result = await autocannon({ url: origin + path, connections, duration });
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

/** The portable server beside a bare Node server that answers the same bytes: at least half its throughput is the goal. */
export async function bench({ only, samples }: BenchOptions): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'stayput-bench-'));
  const stayput = await start('server/main.ts', { PORT: '0', STAYPUT_DATA: data });
  const answers: Record<string, unknown> = {};
  for (const path of Object.values(cases)) {
    const answer = await fetch(stayput.origin + path);
    const { connection: _, date: __, 'keep-alive': ___, ...headers } = Object.fromEntries(answer.headers);
    answers[path] = { headers, body: await answer.text() };
  }
  const bare = await start('tests/bench/bare-server.ts', { BARE_ANSWERS: JSON.stringify(answers) });

  const results: Record<string, { stayput: Turn; bare: Turn }> = {};
  for (const [name, path] of Object.entries(cases).filter(([name]) => name.includes(only))) {
    const turns: { stayput: Turn[]; bare: Turn[] } = { stayput: [], bare: [] };
    for (let sample = 0; sample < samples; sample++) {
      turns.stayput.push(await turn(stayput, path));
      turns.bare.push(await turn(bare, path));
    }
    const result = { stayput: summarise(turns.stayput), bare: summarise(turns.bare) };
    results[name] = result;
    const share = result.stayput.rate / result.bare.rate;
    console.log(`\n${name}, ${connections} connections`);
    console.log('  server    requests/s   p99 ms   CPU ms/1000 reqs  errors');
    console.log(row('stayput', result.stayput));
    console.log(row('bare', result.bare));
    console.log(`  ${share.toFixed(2)}× the bare server, goal 0.5× ${share >= 0.5 ? 'met' : 'MISSED'}`);
  }
  await mkdir('bench-results', { recursive: true });
  await writeFile('bench-results/service.json', JSON.stringify(results, null, 2));
  stayput.process.kill();
  bare.process.kill();
  await rm(data, { recursive: true, force: true, maxRetries: 3 });
}
