// Runs all `check:…` scripts of `package.json`, in order, as many in parallel as there are processors: `npm run check`.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

// npm validates the file.
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));

function run(check: string): Promise<boolean> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(process.execPath, ['--run', check], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => output.push(bytes));
  child.on('close', (code) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\n${code === 0 ? 'Passed' : 'FAILED'} in ${seconds} s: ${check}`);
    process.stdout.write(Buffer.concat(output));
    resolve(code === 0);
  });
  return promise;
}

const left = checks.values();
const failed: string[] = [];
async function runWhatIsLeft() {
  for (const check of left) if (!(await run(check))) failed.push(check);
}
await Promise.all(Array.from({ length: availableParallelism() }, runWhatIsLeft));
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nAll ${checks.length} checks have passed.`);
process.exitCode = failed.length > 0 ? 1 : 0;
