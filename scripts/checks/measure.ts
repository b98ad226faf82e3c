// Prints how large this is, and fails if it is larger than scripts/checks/limits.json allows.
import { execFileSync } from 'node:child_process';
import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const file = 'scripts/checks/limits.json';
const Limits = v.record(v.string(), v.object({ most: v.number(), because: v.pipe(v.string(), v.minLength(20)) }));

/** Returns the lines of all code and styles below a folder. What other languages say, English says too. */
const linesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,astro,css,js,mjs,mdx}`, {
    exclude: (name) => name.includes('node_modules') || /^src\/words\/(?!en(?:\/|$))./.test(name),
  }).reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);

/** Returns the size of all that is below a folder on disk, in MB as `du` counts them. */
function sizeOf(folder: string): number {
  let size = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    size += lstatSync(join(entry.parentPath, entry.name)).blocks * 512;
  return size / 2 ** 20;
}

const rooms = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }): [string, number] => [name, linesIn(`src/${name}`)])
  .toSorted(([, a], [, b]) => b - a);
const src = linesIn('src');
// npm wrote it.
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
/** Node itself is for machines that have an older one; folders with a dot hold what tools remember. */
const installed = readdirSync('node_modules').filter((name) => !/^(?:\.|node-linux-)/.test(name));

const measured: Record<string, number> = {
  'lines of src': src,
  'lines of tests': linesIn('tests'),
  'lines of src for each tool': Math.round(src / globSync('src/tools/*.ts').length),
  'packages of an install': Object.keys(lock.packages).length - 1,
  'MB of an install, without Node': Math.round(
    installed.reduce((sum, name) => sum + sizeOf(join('node_modules', name)), 0),
  ),
};

const limitsIn = (text: string) => v.parse(Limits, JSON.parse(text));
const limits = limitsIn(readFileSync(file, 'utf8'));

/** Returns the limits at a commit; none if there is no such commit here, or no such file in it. */
function limitsAt(commit: string): v.InferOutput<typeof Limits> {
  try {
    return limitsIn(execFileSync('git', ['show', `${commit}:${file}`], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return {};
  }
}

const number = (value: number) => value.toLocaleString('en').padStart(8);
console.log('Lines of src by folder:');
for (const [name, lines] of rooms) console.log(`  ${number(lines)}  ${name}`);
console.log('Measured, and the most that it may be:');
const wrong: string[] = [];
for (const [name, value] of Object.entries(measured)) {
  const most = limits[name]?.most ?? 0;
  console.log(`  ${number(value)} ${number(most)}  ${name}`);
  if (value > most)
    wrong.push(`${name}: ${value - most} too many. Make it less, or raise it with a reason in ${file}.`);
}
for (const before of [limitsAt('HEAD^'), limitsAt('HEAD')])
  for (const [name, { most, because }] of Object.entries(limits))
    if (most > (before[name]?.most ?? most) && because === before[name]?.because)
      wrong.push(`${name} is raised in ${file}, for the reason that it had before.`);
for (const one of wrong) console.error(one);
process.exitCode = wrong.length > 0 ? 1 : 0;
