/** What native programs say of an image: libvips, ImageMagick and ffprobe as the machine has them. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { hasTrait, type FormatId } from '../../src/formats/formats.ts';
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
    const isIcon = format === 'ico' || format === 'cur';
    const facts = isIcon ? await byImageMagick(file) : await byVips(file).catch(() => byFfprobe(file));
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

/** Of what libvips does not read. */
async function byFfprobe(file: string): Promise<NativeFacts> {
  const wanted = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=width,height,pix_fmt'];
  const { stdout } = await run('ffprobe', [...wanted, '-of', 'csv=p=0', file]);
  const [width, height, format = ''] = stdout.trim().split(',');
  const alpha = /^(?:rgba|bgra|argb|abgr|ya|yuva|gbrap|pal)/.test(format);
  const deep = /(?:9|1[0-6])[lb]e$|48|64/.test(format);
  return { width: Number(width), height: Number(height), alpha, deep, profile: false, delay: [], pages: 1 };
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

/**
 * A small picture of it in sRGB, as PNG; `undefined` where no native program draws it.
 *
 * @param still whether it is read as by those who know no animation: an APNG may have another picture for them.
 */
async function small(file: string, format: FormatId, scratch: string, still = false): Promise<Buffer | undefined> {
  try {
    let source = file;
    if (format === 'ico' || format === 'cur') {
      source = `${scratch}.full.png`;
      await run('convert', [`${file}[${(await largest(file)).index}]`, source]);
    }
    if (format === 'png' && !still)
      await run('ffmpeg', ['-y', '-v', 'error', '-i', file, '-frames:v', '1', (source = `${scratch}.full.png`)]);
    // ImageMagick, by which libvips reads PSD and TGA, mistakes its inks and its transparency, and which row is the first.
    const isMistaken = format === 'psd' || format === 'tga';
    if (isMistaken || !(await opens(file)))
      await run('ffmpeg', ['-y', '-v', 'error', '-i', file, '-frames:v', '1', (source = `${scratch}.full.png`)]);
    // djxl's PNG of 9 bits has 9 bits of 16: nearly black.
    if (format === 'jxl' && (await isOfBytes(file))) await run('djxl', [file, (source = `${scratch}.full.png`)]);
    // A drawing is to be as coarse as it is large.
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

const opens = (file: string) =>
  run('vipsheader', [file]).then(
    () => true,
    () => false,
  );

/** Whether a JPEG XL has 8 or 16 bits per channel. */
const isOfBytes = async (file: string) => /\b(?:8|16)-bit/.test((await run('jxlinfo', [file])).stdout);

/** How many frames look like the one before, pixel for pixel: an encoder may join them. */
export async function repeatedFrames(file: string): Promise<number> {
  const { data, info } = await sharp(file, { animated: true }).raw().toBuffer({ resolveWithObject: true });
  const length = info.width * (info.pageHeight ?? info.height) * info.channels;
  const frames = Array.from({ length: data.length / length }, (_, index) =>
    data.subarray(index * length, (index + 1) * length),
  );
  return frames.filter((frame, index) => frames[index - 1]?.equals(frame)).length;
}

/** How far an image looks from itself once native libvips has encoded it at the quality that the page begins with. */
export async function lookOfNative(before: { file: string; format: FormatId }, to: 'jpeg' | 'webp', scratch: string) {
  const file = `${scratch}.native.${to}`;
  await run('vips', ['copy', before.file, `${file}[Q=80]`]);
  return lookFrom(before, { file, format: to }, scratch);
}

/** How far two images look from each other, 0 to 255; `undefined` where one of them cannot be drawn. */
export async function lookFrom(
  before: { file: string; format: FormatId },
  after: { file: string; format: FormatId },
  scratch: string,
): Promise<number | undefined> {
  const still = !hasTrait(after.format, 'animation');
  const a = await small(before.file, before.format, `${scratch}-a`, still);
  const b = await small(after.file, after.format, `${scratch}-b`);
  return a && b && difference(a, b);
}

/** Whether libvips can decode all of it, without a word of its libraries that something is missing. */
export const decodesWhole = (file: string) =>
  run('vips', ['avg', `${file}[fail-on=truncated]`]).then(
    ({ stderr }) => !/corrupt|premature|not enough data/i.test(stderr),
    () => false,
  );
