// Puts one fault after another into a copy of the code, and reports which ones the expected test catches. Given parts
// of paths, it tries only faults in matching files: `npm run mutations -- src/tools`.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { faults as allFaults, type Fault } from './faults.ts';

const root = resolve(import.meta.dirname, '../..');
/** Left out of the copy: rebuilt by whatever needs it, or not to be written to. */
const left = new Set(['.git', '.astro', 'node_modules', 'dist.before', 'test-results']);

/** Copies the code with the built site, which tests of the service need, and some of them damage. */
async function copyOfCode(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'stayput-mutations-'));
  await cp(root, copy, { recursive: true, filter: (path) => !left.has(path.slice(root.length + 1)) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** A fault may cause an endless loop. In milliseconds. */
const patience = 600_000;

/** What `npm test` runs by day must catch them, also when this runs at night. Set to nothing, it is not set. */
const env = { ...process.env, EVERYTHING: '' };

/** Counts the failing tests in these files. @throws if they do not run at all. */
async function failuresOf(copy: string, tests: readonly string[]): Promise<number> {
  // `vitest.config.ts` sets this path.
  const report = join(copy, 'test-results/vitest.json');
  await rm(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', ...tests];
  const { stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8', timeout: patience });
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`${tests.join(', ')} did not run: ${stderr}`);
  });
  const { numTotalTests: total, numFailedTests: failed } = JSON.parse(text) as Record<string, number>;
  if (!total || failed === undefined) throw new Error(`${tests.join(', ')} has no tests`);
  return failed;
}

/** Tools that a fault of a policy or of the build stops: for PDFs and sound. */
const fewTools = '(merge-pdf|redact-pdf|convert-audio) makes';

/** Builds the site in the copy, and returns whether tests fail in an engine; also if the build does. */
async function failsIn(engine: string, copy: string, test: string): Promise<boolean> {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: copy, env, stdio: 'ignore', timeout: patience }).status;
  await rm(join(copy, 'dist'), { recursive: true, force: true });
  if (run('scripts/astro.mjs', 'build', '--silent') !== 0) return true;
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  return run(playwright, 'test', test, `--project=${engine}`, '--workers=1', '--grep', fewTools) !== 0;
}

async function isCaught(copy: string, { file, from, to, test, engine }: Fault): Promise<boolean> {
  const path = join(copy, file);
  const code = await readFile(path, 'utf8');
  if (code.split(from).length !== 2) throw new Error(`"${from}" does not stand once in ${file}`);
  await writeFile(
    path,
    code.replace(from, () => to),
  );
  try {
    return engine ? await failsIn(engine, copy, test) : (await failuresOf(copy, [test])) > 0;
  } finally {
    await writeFile(path, code);
  }
}

const parts = process.argv.slice(2);
const faults = allFaults.filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));
const copy = await copyOfCode();
try {
  const unitTests = faults.flatMap(({ test, engine }) => (engine ? [] : [test]));
  const before = unitTests.length > 0 ? await failuresOf(copy, [...new Set(unitTests)]) : 0;
  if (before > 0) throw new Error(`${before} tests fail without a fault`);
  for (const { engine, test } of new Map(faults.map((fault) => [fault.engine, fault])).values())
    if (engine && (await failsIn(engine, copy, test))) throw new Error(`${test} fails in ${engine} without a fault`);
  let survived = 0;
  for (const fault of faults) {
    const caught = await isCaught(copy, fault);
    if (!caught) survived += 1;
    console.log(`${caught ? 'caught  ' : 'SURVIVED'}  ${fault.file}: ${fault.from} → ${fault.to} (${fault.test})`);
  }
  console.log(`${faults.length - survived} of ${faults.length} faults are caught.`);
  process.exitCode = survived > 0 ? 1 : 0;
} finally {
  await rm(copy, { recursive: true });
}
