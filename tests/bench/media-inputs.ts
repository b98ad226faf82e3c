import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { journeyInput } from './journey-inputs.ts';

/** Made once by ffmpeg, and kept between runs. */
const folder = path.resolve('bench-results/media-inputs');

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

/** A view that moves all over, with the grain of a camera. */
const view = (size: string, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:rate=30:duration=${seconds},noise=alls=10:allf=t,format=yuv420p`,
];
/** Stereo sound that changes its pitch. */
const sound = (seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `aevalsrc='0.3*sin(2*PI*(300+200*sin(t))*t)+0.05*random(0)|0.3*sin(2*PI*(500+90*cos(t))*t)':s=48000:d=${seconds}`,
];
const colours = ['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const avc = (bitrate: string) => ['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', bitrate, '-g', '60', ...colours];

const recipes = {
  '720.mp4': async (to: string) => {
    ffmpeg(...view('1280x720', 8), ...sound(8), ...avc('5M'), '-c:a', 'aac', '-b:a', '128k', '-shortest', to);
  },
  '1080.mp4': async (to: string) => {
    ffmpeg(...view('1920x1080', 6), ...sound(6), ...avc('9M'), '-c:a', 'aac', '-b:a', '128k', '-shortest', to);
  },
  'photos.mp4': async (to: string) => {
    await copyFile(await journeyInput('pan.mp4'), to);
  },
  'photos-720.mp4': async (to: string) => {
    ffmpeg('-i', await input('photos.mp4'), '-vf', 'scale=-2:720', ...avc('5M'), '-an', to);
  },
  '76mb.mp4': async (to: string) => {
    ffmpeg('-stream_loop', '10', '-i', await input('1080.mp4'), '-c', 'copy', '-movflags', '+faststart', to);
  },
  '76mb.mov': async (to: string) => {
    ffmpeg('-i', await input('76mb.mp4'), '-c', 'copy', to);
  },
  '2.4gb.mp4': async (to: string) => {
    ffmpeg('-stream_loop', '32', '-i', await input('76mb.mp4'), '-c', 'copy', to);
  },
  'sound.wav': async (to: string) => {
    ffmpeg(...sound(120), to);
  },
  'sound.mp3': async (to: string) => {
    ffmpeg('-i', await input('sound.wav'), '-b:a', '160k', to);
  },
} as const satisfies Record<string, (to: string) => Promise<void>>;

export type InputName = keyof typeof recipes;

/** Returns the path of an input. */
export async function input(name: InputName): Promise<string> {
  await mkdir(folder, { recursive: true });
  const to = path.join(folder, name);
  if (!existsSync(to)) await recipes[name](to);
  return to;
}

/** A path where the bench may put a result. */
export const scratch = (name: string) => path.join(folder, name);

const packages = { single: '@ffmpeg/core@0.12.10', threads: '@ffmpeg/core-mt@0.12.10' } as const;
const files = ['ffmpeg-core.js', 'ffmpeg-core.wasm', 'ffmpeg-core.worker.js'];

/** ffmpeg.wasm's cores, which are under the GPL: fetched only for the bench, and in no list of dependencies. */
export async function ffmpegCores(): Promise<Map<string, Uint8Array>> {
  const served = new Map<string, Uint8Array>();
  for (const [core, name] of Object.entries(packages)) {
    const to = path.join(folder, core);
    if (!existsSync(to)) {
      await mkdir(to, { recursive: true });
      const packed = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
        encoding: 'utf8',
      });
      execFileSync('tar', [
        'xzf',
        path.join(folder, packed.trim()),
        '-C',
        to,
        '--strip-components',
        '3',
        'package/dist/esm',
      ]);
    }
    for (const file of files) {
      const at = path.join(to, file);
      if (existsSync(at)) served.set(`/ffmpeg/${core}/${file}`, await readFile(at));
    }
  }
  return served;
}
