import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sameLookDistance } from '../../src/engines/image/goal/same-look-distance.ts';
import { qualityRange } from '../../src/engines/image/goal/quality-search.ts';
import { avifSteps, wholeSteps } from '../../src/engines/image/goal/quality-steps.ts';
import type { ImageEncoding } from '../../src/jobs/contract/image-operation.ts';
import type { ImageJob, Note } from '../../src/jobs/contract/job.ts';
import { openBenchPage, type BenchBrowser } from './bench-page.ts';
import type { BenchOptions } from './main.ts';
import { cpuTime } from './processes.ts';
import { judgedBy, nativeDistance, wholeDistance } from './looks.ts';

/**
 * `npm run bench -- solver <folder> [--only 'size jpeg'] [--samples <photos>]`: checks whether "at most N kB" and
 * "looks the same" hold for the photos of a folder. Looks are judged independently by libjxl's Butteraugli (Debian's
 * `libjxl-devtools`).
 */

type Format = 'jpeg' | 'webp' | 'avif';
const formats: Format[] = ['jpeg', 'webp', 'avif'];
const limits = [50_000, 100_000, 200_000];
/** The most that a search may cost, in encodes of the whole image. */
const costGoal: Record<Format, number> = { jpeg: 2, webp: 3, avif: 3 };

interface Outcome {
  bytes: Buffer;
  notes: Note[];
  /** Processor time, in milliseconds. */
  cpu: number;
  error?: string;
}

const job = (format: Format, output: ImageEncoding): ImageJob => ({
  engine: 'image',
  operation: { type: 'encode', steps: [], output: { format, ...output } },
});

export async function bench({ only, samples, folder }: BenchOptions) {
  if (!folder) throw new Error('Which folder of photos?');
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).toSorted();
  const photos = samples > 5 ? names.slice(0, samples) : names;
  const browser = await openBenchPage('page');
  try {
    for (const name of photos) browser.files.set(`/photos/${name}`, await readFile(join(folder, name)));
    await browser.page.evaluate((all) => window.bench.fetch(all), [...browser.files.keys()]);
    const wanted = (word: string, others: string[]) =>
      only.includes(word) || !others.some((other) => only.includes(other));
    for (const format of formats.filter((each) => wanted(each, formats))) {
      if (wanted('size', ['look'])) await benchSize(browser, photos, format);
      if (wanted('look', ['size'])) await benchLook(browser, photos, format);
    }
  } finally {
    await browser.close();
  }
}

async function solve({ page, pid }: BenchBrowser, photo: string, wanted: ImageJob): Promise<Outcome> {
  const before = cpuTime(pid);
  const given = [`/photos/${photo}`, JSON.stringify(wanted)] as const;
  const outcome = await page.evaluate(([address, wanted]) => window.bench.outcome(address, wanted), given);
  const cpu = cpuTime(pid) - before;
  return 'error' in outcome
    ? { bytes: Buffer.of(), notes: [], cpu, error: outcome.error }
    : { bytes: Buffer.from(outcome.base64, 'base64'), notes: outcome.notes, cpu };
}

const qualityOf = (notes: Note[]) => notes.find((note) => note.type === 'quality')?.quality;

/** Finds the size, in bytes, of the next larger result that the encoder's steps can give, if there is one. */
async function nextSize(browser: BenchBrowser, photo: string, format: Format, quality: number, size: number) {
  const { stepOf, qualityOf } = format === 'avif' ? avifSteps : wholeSteps;
  for (let step = stepOf(quality) + 1; step <= stepOf(qualityRange.max); step += 1) {
    const { bytes } = await solve(browser, photo, job(format, { quality: qualityOf(step) }));
    if (bytes.length > size) return bytes.length;
  }
  return undefined;
}

async function benchSize(browser: BenchBrowser, photos: string[], format: Format) {
  const rows: { photo: string; limit: number; fill: number; how: string; cost: number }[] = [];
  for (const photo of photos) {
    await solve(browser, photo, job(format, { quality: 80 }));
    for (const bytes of limits) {
      const found = await solve(browser, photo, job(format, { goal: { type: 'size', bytes } }));
      const quality = qualityOf(found.notes);
      const scaled = found.notes.find((note) => note.type === 'scaled');
      const once = await solve(browser, photo, job(format, { quality: quality ?? 80 }));
      const fill = found.bytes.length / bytes;
      const isLast = async () =>
        quality === undefined ||
        ((await nextSize(browser, photo, format, quality, found.bytes.length)) ?? Infinity) > bytes;
      const how =
        found.error ??
        (scaled ? `scaled to ${scaled.width}` : fill >= 0.95 ? 'full' : (await isLast()) ? 'last step' : 'SHORT');
      rows.push({ photo, limit: bytes, fill, how, cost: found.cpu / once.cpu });
    }
  }
  console.log(`\nAt most N kB, ${format}: ${rows.length} results`);
  for (const row of rows.filter(({ how, fill }) => fill > 1 || (how !== 'full' && how !== 'last step')))
    console.log(
      `  ${row.photo} ${row.limit / 1000} kB: ${(row.fill * 100).toFixed(1)}%, ${row.how}, ${row.cost.toFixed(1)} encodes`,
    );
  const share = (count: number) => `${((count / rows.length) * 100).toFixed(0)}%`;
  const reached = rows.filter(({ how, fill }) => fill >= 0.95 || how === 'last step');
  const costs = rows.map(({ cost }) => cost).toSorted((a, b) => a - b);
  const at = (part: number) => costs[Math.floor(part * (costs.length - 1))]?.toFixed(2);
  console.log(`  above the limit: ${rows.filter(({ fill }) => fill > 1).length}`);
  console.log(
    `  95 to 100%: ${share(rows.filter(({ fill }) => fill >= 0.95).length)}; or at the last step: ${share(reached.length)}`,
  );
  console.log(
    `  scaled and 95 to 100%: ${rows.filter(({ how, fill }) => how.startsWith('scaled') && fill >= 0.95).length} of ${rows.filter(({ how }) => how.startsWith('scaled')).length}`,
  );
  console.log(
    `  cost in encodes of the whole: median ${at(0.5)}, 90% ${at(0.9)}, most ${at(1)}; goal ${costGoal[format]}`,
  );
  await keep(`solver-size-${format}`, rows);
}

/**
 * libjxl's Butteraugli is another version than Squoosh's, and averages over pixels, so its distances are this much of
 * the others.
 */
const nativeShare = 0.52;

/** Converts Butteraugli's distance to points; a tenth is one point. */
const points = (distance: number) => 100 - distance * 10;

interface Look {
  photo: string;
  quality: number;
  /** libjxl's distance, then Squoosh's over the whole picture. */
  native: number;
  distance: number;
  /** The quality that brute force finds, and how much larger the result is than at that quality. */
  best: number;
  extra: number;
  cpu: number;
}

async function benchLook(browser: BenchBrowser, photos: string[], format: Format) {
  const folder = await mkdtemp(join(tmpdir(), 'stayput-solver-'));
  const rows: Look[] = [];
  for (const photo of photos) {
    const before = await judgedBy(sharp(browser.files.get(`/photos/${photo}`)).autoOrient());
    const found = await solve(browser, photo, job(format, { goal: { type: 'look' } }));
    const quality = qualityOf(found.notes);
    if (found.error || quality === undefined) {
      console.log(`  ${photo}: ${found.error ?? 'no quality'}`);
      continue;
    }
    const judge = async (bytes: Buffer) => wholeDistance(before, await judgedBy(sharp(bytes)));
    const distance = await judge(found.bytes);
    const native = await nativeDistance(before, await judgedBy(sharp(found.bytes)), folder);
    // Brute force: tries each quality for the lowest that Butteraugli accepts when it judges every square.
    let best = { quality, bytes: found.bytes.length };
    const up = distance > sameLookDistance;
    for (let each = quality + (up ? 1 : -1); each > 25 && each <= 95; each += up ? 1 : -1) {
      const { bytes } = await solve(browser, photo, job(format, { quality: each }));
      const fits = (await judge(bytes)) <= sameLookDistance;
      if (up || fits) best = { quality: each, bytes: bytes.length };
      if (up === fits) break;
    }
    const extra = found.bytes.length / best.bytes - 1;
    rows.push({ photo, quality, native, distance, best: best.quality, extra, cpu: found.cpu });
    console.log(
      `  ${photo}: quality ${quality.toFixed(1)}, distance ${distance.toFixed(3)}, native ${native.toFixed(3)}; brute force ${best.quality.toFixed(1)}, ${(extra * 100).toFixed(1)}% of size; ${found.cpu} ms`,
    );
  }
  await rm(folder, { recursive: true });
  const share = (count: number) => `${((count / rows.length) * 100).toFixed(0)}%`;
  const goal = points(sameLookDistance * nativeShare);
  console.log(`\nLooks the same, ${format}: goal ${goal.toFixed(0)} points, ${rows.length} photos`);
  console.log(`  within 2 points: ${share(rows.filter(({ native }) => Math.abs(points(native) - goal) <= 2).length)}`);
  console.log(`  bytes within 5% of brute force: ${share(rows.filter(({ extra }) => Math.abs(extra) <= 0.05).length)}`);
  await keep(`solver-look-${format}`, rows);
}

async function keep(name: string, rows: unknown) {
  await mkdir('bench-results', { recursive: true });
  await writeFile(`bench-results/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
}
