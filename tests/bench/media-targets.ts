/**
 * Compresses twenty very different clips to three sizes each, and shows how near the results come:
 *
 *     node tests/bench/media-targets.ts [--to webm]
 *
 * It needs ffmpeg.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MediaJob } from '../../src/jobs/contract/job.ts';
import { startMediaChromium } from './media-chromium.ts';

const folder = path.resolve('bench-results/media-targets');
const shares = [0.6, 0.3, 0.12];
/** The share of the requested size that counts as having met it. */
const enough = 0.95;

interface Clip {
  name: string;
  picture?: string;
  sound?: string;
  codecs: string[];
}

const busy = (size: string, rate: number, seconds: number) =>
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds},noise=alls=12:allf=t,format=yuv420p`;
const plain = (size: string, rate: number, seconds: number) =>
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds},format=yuv420p`;
const life = (size: string, seconds: number) =>
  `life=size=${size}:rate=25:mold=10:ratio=0.3:seed=1,trim=duration=${seconds},format=yuv420p`;
const fractal = (size: string, seconds: number) =>
  `mandelbrot=size=${size}:rate=25,trim=duration=${seconds},format=yuv420p`;
const tone = (seconds: number) => `sine=frequency=440:sample_rate=48000:duration=${seconds}`;
const noise = (seconds: number) => `anoisesrc=sample_rate=44100:amplitude=0.2:seed=1:duration=${seconds}`;

const avc = (bitrate: string, ...more: string[]) => [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-b:v',
  bitrate,
  ...more,
];
const vp9 = (bitrate: string) => ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', bitrate];
const aac = (bitrate: string) => ['-c:a', 'aac', '-b:a', bitrate];
const opus = ['-c:a', 'libopus', '-b:a', '96k'];

const clips: Clip[] = [
  { name: 'busy-720.mp4', picture: busy('1280x720', 30, 4), sound: tone(4), codecs: [...avc('5M'), ...aac('128k')] },
  { name: 'busy-480.mp4', picture: busy('854x480', 30, 6), sound: noise(6), codecs: [...avc('2M'), ...aac('192k')] },
  { name: 'busy-60hz.mp4', picture: busy('640x360', 60, 5), sound: noise(5), codecs: [...avc('2M'), ...aac('96k')] },
  { name: 'busy-silent.mp4', picture: busy('640x360', 25, 5), codecs: avc('1500k') },
  {
    name: 'busy-upright.mov',
    picture: busy('360x640', 30, 5),
    sound: noise(5),
    codecs: [...avc('2M'), ...aac('128k')],
  },
  {
    name: 'busy-tiny.mp4',
    picture: busy('160x120', 15, 10),
    sound: noise(10),
    codecs: [...avc('200k'), ...aac('64k')],
  },
  { name: 'busy.webm', picture: busy('640x360', 30, 5), sound: noise(5), codecs: [...vp9('1500k'), ...opus] },
  { name: 'busy.mkv', picture: busy('640x480', 24, 6), sound: noise(6), codecs: [...avc('1800k'), ...aac('128k')] },
  { name: 'plain-720.mp4', picture: plain('1280x720', 30, 4), sound: tone(4), codecs: [...avc('3M'), ...aac('128k')] },
  {
    name: 'plain-360.mp4',
    picture: plain('640x360', 30, 8),
    sound: noise(8),
    codecs: [...avc('900k'), ...aac('128k')],
  },
  {
    name: 'plain-long.mp4',
    picture: plain('320x180', 25, 40),
    sound: noise(40),
    codecs: [...avc('300k'), ...aac('96k')],
  },
  { name: 'plain.webm', picture: plain('640x360', 30, 6), sound: tone(6), codecs: [...vp9('700k'), ...opus] },
  { name: 'life.mp4', picture: life('320x240', 6), codecs: avc('1500k') },
  { name: 'life-sound.mkv', picture: life('480x360', 5), sound: noise(5), codecs: [...avc('3M'), ...aac('128k')] },
  { name: 'fractal.mp4', picture: fractal('640x480', 5), sound: noise(5), codecs: [...avc('2500k'), ...aac('128k')] },
  { name: 'fractal-small.mov', picture: fractal('320x240', 8), codecs: avc('800k') },
  {
    name: 'mostly-sound.mp4',
    picture: plain('320x180', 10, 20),
    sound: noise(20),
    codecs: [...avc('60k'), ...aac('256k')],
  },
  { name: 'noise.m4a', sound: noise(20), codecs: aac('192k') },
  { name: 'noise.mp3', sound: noise(20), codecs: ['-b:a', '256k'] },
  { name: 'noise.ogg', sound: noise(20), codecs: ['-c:a', 'libopus', '-b:a', '160k'] },
];

async function made({ name, picture, sound, codecs }: Clip): Promise<string> {
  const to = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  const inputs = [picture, sound]
    .filter((graph) => graph !== undefined)
    .flatMap((graph) => ['-f', 'lavfi', '-i', graph]);
  if (!existsSync(to)) execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...codecs, to]);
  return to;
}

const to = process.argv.includes('--to') ? process.argv[process.argv.indexOf('--to') + 1] : 'mp4';
const jobOf = (bytes: number, withPicture: boolean): MediaJob => ({
  engine: 'media',
  operation: {
    type: 'compress',
    ...(!withPicture
      ? { container: 'm4a', video: 'discard', audio: { codec: 'aac' } }
      : to === 'webm'
        ? { container: 'webm', video: { codec: 'vp9' }, audio: { codec: 'opus' } }
        : { container: 'mp4', video: { codec: 'avc' }, audio: { codec: 'aac' } }),
    goal: { type: 'size', bytes },
  },
});

await using browser = await startMediaChromium();
const counts = { met: 0, below: 0, above: 0, refused: 0 };
for (const clip of clips) {
  const file = await made(clip);
  const { size } = await stat(file);
  const cells: string[] = [];
  for (const share of shares) {
    const limit = Math.floor(size * share);
    const ran = await browser.stayput(jobOf(limit, clip.picture !== undefined), [file]);
    const result = 'outputs' in ran ? (ran.outputs[0]?.size ?? 0) : undefined;
    const used = result === undefined ? undefined : result / limit;
    const state = used === undefined ? 'refused' : used > 1 ? 'above' : used < enough ? 'below' : 'met';
    counts[state] += 1;
    const said = 'said' in ran ? ran.said : `${((used ?? 0) * 100).toFixed(1)}%`;
    cells.push(`${state === 'met' ? '' : `${state.toUpperCase()} `}${said} (${(ran.cpu / 1000).toFixed(1)} s)`);
  }
  console.log(`${clip.name.padEnd(20)} ${(size / 1000).toFixed(0).padStart(6)} kB: ${cells.join(', ')}`);
}
console.log(counts);
