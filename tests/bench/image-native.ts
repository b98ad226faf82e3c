/** What native programs say of an image: libvips, ImageMagick and ffprobe as the machine has them. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { FormatId } from '../../src/formats.ts';
import { difference } from '../browser/readers.ts';

// Without what sharp sets in the environment: it has libvips refuse formats that come seldom.
const options = { timeout: 60_000, env: { PATH: process.env['PATH'] } };
const execute = promisify(execFile);
const run = (command: string, args: string[]) => execute(command, args, options);

export interface NativeFacts {
  /** Upright, in pixels, of one frame. */
  width: number;
  height: number;
  /** Whether any of it is see-through. */
  alpha: boolean;
  deep: boolean;
  profile: boolean;
  /** Times of an animation's frames in milliseconds; empty for a still. */
  delay: number[];
  pages: number;
}

/** `undefined` where no native program reads it. */
export async function nativeFacts(file: string, format: FormatId, scratch: string): Promise<NativeFacts | undefined> {
  try {
    const facts = format === 'ico' || format === 'cur' ? await byImageMagick(file) : await byVips(file);
    const delay = await timesOf(file, format, facts, scratch);
    const picture = facts.alpha ? await small(file, format, scratch) : undefined;
    const alpha = facts.alpha && !(picture && (await sharp(picture).stats()).isOpaque);
    // ImageMagick has 16 bits for all.
    const deep = format === 'psd' ? (await readFile(file)).readUInt16BE(22) > 8 : facts.deep;
    return { ...facts, deep, alpha, delay: delay.length > 1 ? delay : [] };
  } catch {
    return undefined;
  }
}

async function byVips(file: string): Promise<NativeFacts> {
  const { stdout } = await run('vipsheader', ['-a', file]);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(stdout)?.[1];
  const number = (name: string) => Number(field(name) ?? 0);
  const bands = number('bands');
  const interpretation = field('interpretation') ?? '';
  const alpha = bands === 2 || (bands === 4 && interpretation !== 'cmyk') || bands === 5;
  const turned = number('orientation') > 4 && !field('vips-loader')?.startsWith('heif');
  const [width, height] = [number('width'), number('height')];
  return {
    width: turned ? height : width,
    height: turned ? width : height,
    alpha,
    deep: !['uchar', 'char'].includes(field('format') ?? ''),
    profile: field('icc-profile-data') !== undefined,
    delay: (field('delay') ?? '').split(' ').filter(Boolean).map(Number),
    pages: field('vips-loader')?.startsWith('tiff') ? number('n-pages') || 1 : 1,
  };
}

/** The largest picture of an icon. */
async function byImageMagick(file: string): Promise<NativeFacts> {
  const { index, width, height } = await largest(file);
  const { stdout } = await run('identify', ['-format', '%A', `${file}[${index}]`]);
  const alpha = /true|blend/i.test(stdout);
  return { width, height, alpha, deep: false, profile: false, delay: [], pages: 1 };
}

async function largest(file: string) {
  const { stdout } = await run('identify', ['-format', '%p %w %h\n', file]);
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const [first] = all.toSorted(([, w = 0, h = 0], [, x = 0, y = 0]) => x * y - w * h);
  const [index = 0, width = 0, height = 0] = first ?? [];
  return { index, width, height };
}

async function timesOf(file: string, format: FormatId, { delay }: NativeFacts, scratch: string): Promise<number[]> {
  if (format === 'png' || format === 'avif') return packetTimes(file);
  if (format !== 'jxl') return delay;
  // ffprobe does not tell the frames of a JPEG XL.
  const apng = `${scratch}.apng`;
  await run('djxl', [file, apng]);
  return packetTimes(apng);
}

async function packetTimes(file: string): Promise<number[]> {
  const wanted = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'packet=duration_time', '-of', 'csv=p=0'];
  const { stdout } = await run('ffprobe', [...wanted, file]).catch(() => ({ stdout: '' }));
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((time) => Math.round(Number.parseFloat(time) * 1000));
}

/** A small picture of it in sRGB, as PNG; `undefined` where no native program draws it. */
async function small(file: string, format: FormatId, scratch: string): Promise<Buffer | undefined> {
  try {
    let source = file;
    if (format === 'ico' || format === 'cur') {
      source = `${scratch}.full.png`;
      await run('convert', [`${file}[${(await largest(file)).index}]`, source]);
    }
    // An APNG may have another picture for those who know no animation; a drawing is to be as coarse as it is large.
    if (format === 'png')
      await run('ffmpeg', ['-y', '-v', 'error', '-i', file, '-frames:v', '1', (source = `${scratch}.full.png`)]);
    // ImageMagick, by which libvips reads PSD, mistakes its inks and its transparency.
    if (format === 'psd') await run('ffmpeg', ['-y', '-v', 'error', '-i', file, (source = `${scratch}.full.png`)]);
    if (format === 'jxl') await run('djxl', [file, (source = `${scratch}.full.png`)]);
    if (format === 'svg') await run('vips', ['copy', file, (source = `${scratch}.full.png`)]);
    const to = `${scratch}.png`;
    const size = ['128', '--height', '128', '--size', 'force', '--export-profile', 'srgb'];
    await run('vips', ['thumbnail', source, to, ...size]);
    const bytes = await readFile(to);
    await rm(to);
    return bytes;
  } catch {
    return undefined;
  }
}

/** How far two images look from each other, 0 to 255; `undefined` where one of them cannot be drawn. */
export async function lookFrom(
  before: { file: string; format: FormatId },
  after: { file: string; format: FormatId },
  scratch: string,
): Promise<number | undefined> {
  const a = await small(before.file, before.format, `${scratch}-a`);
  const b = await small(after.file, after.format, `${scratch}-b`);
  return a && b && difference(a, b);
}

/** Whether libvips can decode all of it. */
export const decodesWhole = (file: string) =>
  run('vips', ['avg', `${file}[fail-on=truncated]`]).then(
    () => true,
    () => false,
  );
