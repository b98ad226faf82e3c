import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../scripts/browser.mjs';
import { photo } from './photos.ts';
import { textFiles } from './pdf-inputs.ts';

/** Made once, and kept between runs. */
const folder = path.resolve('bench-results/journey-inputs');

const photos = ['mountain.jpg', 'brook.jpg', 'dandelion.jpg'];
const photoAt = (name: string) => path.resolve('tests/fixtures/photos', name);
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

/** A 12-megapixel photo with sensor grain as strong as small cameras have at ISO 200. */
async function grainy() {
  const size = { width: 4000, height: 3000 };
  const noise = await sharp({ create: { ...size, channels: 3, background: '#808080', noise: noiseOf(128) } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  // Blends a twentieth of the grain over the photo.
  return sharp(await photo('12 MP'))
    .composite([{ input: await sharp(noise).ensureAlpha(0.05).png({ compressionLevel: 1 }).toBuffer() }])
    .removeAlpha();
}
const noiseOf = (mean: number) => ({ type: 'gaussian' as const, mean, sigma: 60 });

/** A camera that pans over photographs, with grain, and sound that changes its pitch. */
function pan(to: string, seconds: number) {
  const part = seconds / photos.length;
  const moves = photos.map(
    (_, index) =>
      `[${index}]scale=3840:-2,zoompan=z=1.2:x='(iw-iw/zoom)*on/${part * 30}':y='(ih-ih/zoom)*on/${part * 30}':d=${part * 30}:s=1920x1080:fps=30,noise=alls=4:allf=t[v${index}]`,
  );
  const all = `${photos.map((_, index) => `[v${index}]`).join('')}concat=n=${photos.length},format=yuv420p[v]`;
  const tone = `aevalsrc='0.3*sin(2*PI*(300+200*sin(t))*t)+0.05*random(0)|0.3*sin(2*PI*(500+90*cos(t))*t)':s=48000:d=${seconds}`;
  ffmpeg(
    ...photos.flatMap((name) => ['-i', photoAt(name)]),
    ...['-f', 'lavfi', '-i', tone, '-filter_complex', [...moves, all].join(';')],
    ...['-map', '[v]', '-map', `${photos.length}:a`, '-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '10M'],
    ...['-c:a', 'aac', '-b:a', '128k', '-shortest', to],
  );
}

/** A 12-page PDF printed by Chromium, with a page of text for each photo. */
async function writePhotos(to: string) {
  const paragraph = `<p>${'A few words about what there is to see, and where it was. '.repeat(40)}</p>`;
  const pictures = await Promise.all(
    [...photos, ...photos].map(async (name, index) => {
      const jpeg = await sharp(photoAt(name))
        .resize(2400 - index)
        .jpeg({ quality: 92 })
        .toBuffer();
      return `<img src="data:image/jpeg;base64,${jpeg.toString('base64')}" style="width: 100%; break-before: page">`;
    }),
  );
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.setContent(pictures.map((picture) => picture + paragraph.repeat(4)).join(''));
  await writeFile(to, await page.pdf({ format: 'A4' }));
  await browser.close();
}

const recipes = {
  'camera.jpg': async (to: string) => {
    await (await grainy()).jpeg({ quality: 92 }).toFile(to);
  },
  'camera.png': async (to: string) => {
    await (await grainy()).png({ compressionLevel: 6 }).toFile(to);
  },
  'camera.webp': async (to: string) => {
    await (await grainy()).webp({ quality: 92 }).toFile(to);
  },
  'camera.heic': async (to: string) => {
    execFileSync('heif-enc', ['-q', '60', '-o', to, await journeyInput('camera.jpg')]);
  },
  'small.jpg': async (to: string) => {
    await sharp(photoAt('mountain.jpg')).resize(1200).jpeg({ quality: 90 }).toFile(to);
  },
  'text.pdf': async (to: string) => {
    const [first = ''] = await textFiles();
    await copyFile(first, to);
  },
  'text-2.pdf': async (to: string) => {
    const [, second = ''] = await textFiles();
    await copyFile(second, to);
  },
  'photos.pdf': writePhotos,
  'pan.mp4': async (to: string) => pan(to, 15),
  'talk.mp3': async (to: string) => {
    const tone = `aevalsrc='0.3*sin(2*PI*(300+200*sin(t))*t)+0.05*random(0)|0.3*sin(2*PI*(500+90*cos(t))*t)':s=44100:d=600`;
    ffmpeg('-f', 'lavfi', '-i', tone, '-b:a', '192k', to);
  },
  'hour.mp3': async (to: string) => {
    ffmpeg('-stream_loop', '5', '-i', await journeyInput('talk.mp3'), '-c', 'copy', to);
  },
} as const satisfies Record<string, (to: string) => void | Promise<void>>;

export type JourneyInput = keyof typeof recipes;

/** Returns the path of an input. */
export async function journeyInput(name: JourneyInput): Promise<string> {
  await mkdir(folder, { recursive: true });
  const to = path.join(folder, name);
  if (!existsSync(to)) await recipes[name](to);
  return to;
}

/** A path where the bench may put a result. */
export const journeyScratch = (name: string) => path.join(folder, name);
