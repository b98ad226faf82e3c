/** Facts about an image as the machine's native programs report them: libvips, ImageMagick and ffprobe. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { hasTrait, type FormatId } from '../../src/formats/formats.ts';
import { difference } from '../browser/readers.ts';

// Omits what sharp sets in the environment, which makes libvips refuse rare formats.
const options = { timeout: 60_000, env: { PATH: process.env['PATH'] } };
const execute = promisify(execFile);
const run = (command: string, args: string[]) => execute(command, args, options);

export interface NativeFacts {
  /** Of one upright frame, in pixels. */
  width: number;
  height: number;
  /** Whether any of it is transparent. */
  alpha: boolean;
  deep: boolean;
  profile: boolean;
  /** The durations of an animation's frames, in milliseconds; empty for a still. */
  delay: number[];
  pages: number;
}

/** Returns undefined if no native program can read the file. */
export async function nativeFacts(file: string, format: FormatId, scratch: string): Promise<NativeFacts | undefined> {
  try {
    const isIcon = format === 'ico' || format === 'cur';
    const facts = isIcon ? await byImageMagick(file) : await byVips(file).catch(() => byFfprobe(file));
    const delay = await timesOf(file, format, facts, scratch);
    const picture = facts.alpha ? await small(file, format, scratch) : undefined;
    const alpha = facts.alpha && !(picture && (await sharp(picture).stats()).isOpaque);
    // ImageMagick reports 16 bits for all files.
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

/** Reads what libvips cannot. */
async function byFfprobe(file: string): Promise<NativeFacts> {
  const wanted = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=width,height,pix_fmt'];
  const { stdout } = await run('ffprobe', [...wanted, '-of', 'csv=p=0', file]);
  const [width, height, format = ''] = stdout.trim().split(',');
  const alpha = /^(?:rgba|bgra|argb|abgr|ya|yuva|gbrap|pal)/.test(format);
  const deep = /(?:9|1[0-6])[lb]e$|48|64/.test(format);
  return { width: Number(width), height: Number(height), alpha, deep, profile: false, delay: [], pages: 1 };
}

/** Reads the largest picture of an icon. */
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
  // ffprobe does not report the frames of a JPEG XL.
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
 * A small sRGB copy of it as PNG, or `undefined` if no native program can draw it.
 *
 * @param still reads it as a program without animation support would: an APNG may have another picture for those.
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
    // ImageMagick, which libvips uses for PSD and TGA, gets inks, transparency and row order wrong.
    const isMistaken = format === 'psd' || format === 'tga';
    if (isMistaken || !(await opens(file)))
      await run('ffmpeg', ['-y', '-v', 'error', '-i', file, '-frames:v', '1', (source = `${scratch}.full.png`)]);
    // djxl leaves 9-bit samples unscaled in a 16-bit PNG, which is then nearly black.
    if (format === 'jxl' && (await isOfBytes(file))) await run('djxl', [file, (source = `${scratch}.full.png`)]);
    // Rasterizes a drawing at its own size, so that it is scaled like the others.
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

/** Counts the frames identical to the one before, pixel for pixel, which an encoder may join. */
export async function repeatedFrames(file: string): Promise<number> {
  const { data, info } = await sharp(file, { animated: true }).raw().toBuffer({ resolveWithObject: true });
  const length = info.width * (info.pageHeight ?? info.height) * info.channels;
  const frames = Array.from({ length: data.length / length }, (_, index) =>
    data.subarray(index * length, (index + 1) * length),
  );
  return frames.filter((frame, index) => frames[index - 1]?.equals(frame)).length;
}

/** Measures how much an image changes when native libvips encodes it at the page's default quality. */
export async function lookOfNative(before: { file: string; format: FormatId }, to: 'jpeg' | 'webp', scratch: string) {
  const file = `${scratch}.native.${to}`;
  await run('vips', ['copy', before.file, `${file}[Q=80]`]);
  return lookFrom(before, { file, format: to }, scratch);
}

/** How different two images look, from 0 to 255, or `undefined` if one of them cannot be drawn. */
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

/** Whether libvips can decode all of it, without a warning from its libraries that something is missing. */
export const decodesWhole = (file: string) =>
  run('vips', ['avg', `${file}[fail-on=truncated]`]).then(
    ({ stderr }) => !/corrupt|premature|not enough data/i.test(stderr),
    () => false,
  );
