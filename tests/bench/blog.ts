import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BenchOptions } from './main.ts';
import { cpuTime, memory } from './processes.ts';

const counts = [10, 100, 1000, 3000];
const eleventy = '@11ty/eleventy@3.1.7';

interface Cost {
  /** Seconds. */
  wall: number;
  cpu: number;
  /** Peak memory, in megabytes. */
  memory: number;
}

/** Runs a command to its end, sampling its resource use ten times a second. */
async function measure(command: string, words: string[], cwd: string): Promise<Cost> {
  const start = performance.now();
  const child = spawn(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const pid = child.pid ?? 0;
  let [cpu, most] = [0, 0];
  const look = setInterval(() => {
    cpu = Math.max(cpu, cpuTime(pid));
    most = Math.max(most, memory(pid));
  }, 100);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(look);
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}`);
  return { wall: (performance.now() - start) / 1000, cpu: cpu / 1000, memory: most };
}

/** About 650 words of a real post, with a number that makes each copy different. */
async function postText(): Promise<(number: number) => string> {
  const source = await readFile(resolve('src/content/blog/hitting-a-size-limit.md'), 'utf8');
  const body = source
    .slice(source.indexOf('---', 3) + 3)
    .split('\n## ')
    .slice(0, 3)
    .join('\n## ');
  return (number) => {
    const day = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString();
    const head = `title: Post ${number}\ndescription: The post with the number ${number}.\ndate: ${day}\ntags: [images]`;
    return `---\n${head}\n---\n\n${number}. ${body.trim()}\n`;
  };
}

/**
 * Links each package separately, because builds keep their caches beside the packages and these must not outlast a row.
 */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of await readdir(resolve('node_modules'))) {
    if (name !== '.cache' && name !== '.astro' && name !== '.vite')
      await symlink(resolve('node_modules', name), join(folder, name));
  }
}

/** Copies this project, to be given other posts. */
async function project(root: string): Promise<void> {
  for (const part of [
    'src',
    'server',
    'public',
    'netlify',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
    'scripts',
  ]) {
    await cp(resolve(part), join(root, part), { recursive: true });
  }
}

interface Contender {
  posts: string;
  extension: 'md' | 'mdx';
  build(): Promise<Cost>;
}

function contenders(root: string): Record<string, Contender> {
  const site = (extension: 'md' | 'mdx'): Contender => ({
    posts: join(root, 'site/src/content/blog'),
    extension,
    build: () => measure(process.execPath, ['scripts/astro.mjs', 'build', '--silent'], join(root, 'site')),
  });
  const peer = (folder: string, posts: string): Contender => ({
    posts: join(root, folder, posts),
    extension: 'md',
    build: () => {
      const output = join(root, `${folder}-output`);
      const words = ['--quiet', '--input=.', `--output=${output}`];
      return measure('npx', ['--yes', '--package', eleventy, 'eleventy', ...words], join(root, folder));
    },
  });
  return {
    markdown: site('md'),
    mdx: site('mdx'),
    // Only the pages of the posts, without a layout.
    'eleventy-pages': peer('eleventy-pages', ''),
    // With the layout, lists, feed, and each post as Markdown and JSON too: all that this site makes of them except
    // pictures.
    'eleventy-site': peer('eleventy-site', 'posts'),
  };
}

/** Builds this site with many posts, beside Eleventy with the same Markdown. */
export async function bench({ only }: BenchOptions): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'stayput-blog-'));
  const text = await postText();
  await project(join(root, 'site'));
  const results: Record<string, Record<string, Cost>> = {};
  const print = (name: string, count: number, cost: Cost) =>
    console.log(
      `${name.padEnd(14)} ${String(count).padStart(5)} posts ${cost.wall.toFixed(1).padStart(7)} s ${cost.cpu.toFixed(1).padStart(7)} s CPU ${cost.memory.toFixed(0).padStart(6)} MB`,
    );

  for (const count of counts.filter((one) => only === '' || String(one) === only)) {
    const row: Record<string, Cost> = {};
    for (const [name, { posts, extension, build }] of Object.entries(contenders(root))) {
      // Nothing is cached between rows.
      await rm(join(root, 'site/node_modules'), { recursive: true, force: true });
      await linkPackages(join(root, 'site/node_modules'));
      await rm(posts, { recursive: true, force: true });
      await mkdir(posts, { recursive: true });
      if (name === 'eleventy-site') await cp('tests/bench/eleventy', join(root, name), { recursive: true });
      for (let number = 0; number < count; number++)
        await writeFile(join(posts, `post-${number}.${extension}`), text(number));
      const cost = await build();
      row[name] = cost;
      print(name, count, cost);
    }
    results[count] = row;
  }
  await mkdir('bench-results', { recursive: true });
  await writeFile('bench-results/blog.json', JSON.stringify(results, null, 2));
  await rm(root, { recursive: true, force: true, maxRetries: 3 });
}
