import { spawnSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PdfContender } from './pdf-contender.ts';

type Start = () => PdfContender | undefined;

export const qpdf: Start = () =>
  native('qpdf', 'qpdf', (files, output) => ['--empty', '--pages', ...files, '--', output]);

export const qpdfWithObjectStreams: Start = () =>
  native('qpdf, object streams', 'qpdf', (files, output) => [
    '--empty',
    '--object-streams=generate',
    '--pages',
    ...files,
    '--',
    output,
  ]);

export const mutool: Start = () => native('mutool', 'mutool', (files, output) => ['merge', '-o', output, ...files]);

/** A program that is started for each merge, timed by the shell. Undefined if it is not installed. */
function native(name: string, program: string, args: (files: string[], output: string) => string[]) {
  if (spawnSync(program, ['--version']).error) return undefined;
  const output = path.join(mkdtempSync(path.join(tmpdir(), 'pdf-bench-')), 'merged.pdf');
  const contender: PdfContender = {
    name,
    async run(files) {
      const command = ['-p', program, ...args(files, output)];
      // The shell prints wall, user and system time in seconds, on three lines.
      const { stderr } = spawnSync('bash', ['-c', 'time "$@"', 'bash', ...command.slice(1)], {
        encoding: 'utf8',
        env: { ...process.env, TIMEFORMAT: '%R %U %S' },
      });
      const [wall = 0, user = 0, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
      return { cpu: (user + system) * 1000, wall: wall * 1000, size: statSync(output).size, memory: 0 };
    },
  };
  return contender;
}
