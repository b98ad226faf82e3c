import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
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

/** Luma SSIM of a result and its source, 1 if equal. */
export function likeness(result: string, source: string, height: number): number {
  const graph = `[1:v]scale=-2:${height}:flags=lanczos,setpts=N/30/TB[b];[0:v]setpts=N/30/TB[a];[a][b]ssim`;
  const { stderr } = spawnSync('ffmpeg', ['-nostdin', '-i', result, '-i', source, '-lavfi', graph, '-f', 'null', '-'], {
    encoding: 'utf8',
  });
  return Number(/SSIM Y:([\d.]+)/.exec(stderr)?.[1] ?? Number.NaN);
}
