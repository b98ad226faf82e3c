import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { sniffFormat } from '../../src/formats/formats.ts';
import { jxlToPng } from '../browser/other-readers.ts';
import type { Contender, ContenderName, Sample } from './contender.ts';
import { cases, type ImageCase } from './image-cases.ts';
import type { BenchOptions } from './main.ts';
import { median } from './median.ts';
import { photo } from './photos.ts';
import { printCase, type CaseResult } from './report.ts';
import { similarity } from './similarity.ts';
import { startChromium } from './with-chromium.ts';
import { startSharp } from './with-sharp.ts';

const warmUps = 3;

export async function bench({ only, samples }: BenchOptions) {
  const contenders = [...(await startChromium()), startSharp()];
  const results: CaseResult[] = [];
  try {
    for (const one of cases.filter(({ name }) => name.includes(only))) {
      const result = await runCase(one, contenders, samples);
      printCase(result);
      results.push(result);
    }
  } finally {
    for (const contender of contenders) await contender.close();
  }
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version, sharp: sharp.versions };
  await mkdir('bench-results', { recursive: true });
  const file = 'bench-results/image.json';
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), samples, machine, results }, null, 2)}\n`);
  console.log(`\nCPU: user and system time of all processes of each contender. Medians of ${samples}. All in ${file}`);
}

async function runCase(given: ImageCase, all: Contender[], samples: number): Promise<CaseResult> {
  const contenders = all.filter(({ name }) => given[name] !== undefined);
  const reference = await referenceOf(given);
  const one = given.equalQuality ? await withEqualQuality(given, all, reference) : given;
  const outputs = new Map<ContenderName, { bytes: number; ssim: number }>();
  for (const contender of contenders) {
    const output = await contender.output(one);
    outputs.set(contender.name, {
      bytes: output.length,
      ssim: await similarity(reference.clone(), await decoded(output)),
    });
    for (let time = 0; time < warmUps; time += 1) await contender.run(one, 1);
  }
  const measured = new Map<ContenderName, Sample[]>(contenders.map(({ name }) => [name, []]));
  // Contenders take turns, so that changes in the machine's speed affect all of them.
  for (let turn = 0; turn < samples; turn += 1) {
    for (const contender of contenders) {
      // Its worker may have been stopped while the others had their turn.
      await contender.run(one, 1);
      measured.get(contender.name)?.push(await contender.run(one, one.repeats));
    }
  }
  const rows = contenders.map(({ name }) => {
    const turns = measured.get(name) ?? [];
    const { bytes, ssim } = outputs.get(name) ?? { bytes: 0, ssim: 0 };
    return { name, cpu: median(turns.map(({ cpu }) => cpu)), wall: median(turns.map(({ wall }) => wall)), bytes, ssim };
  });
  return { name: one.name, goals: one.goals ?? {}, rows };
}

/** sharp's npm build cannot read JPEG XL. */
const decoded = async (bytes: Uint8Array) =>
  sharp((await sniffFormat(new Blob([new Uint8Array(bytes)]))) === 'jxl' ? await jxlToPng(bytes) : bytes);

/** The perfect result: the whole image decoded, then scaled with Lanczos. */
async function referenceOf({ photos: [first = '1 MP'], sharp: work }: ImageCase): Promise<Sharp> {
  const width = work?.width;
  const { data, info } = await sharp(await photo(first), { limitInputPixels: false })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = sharp(data, { raw: info, limitInputPixels: false });
  if (width === undefined) return whole;
  const scaled = await whole.resize({ width, kernel: 'lanczos3' }).raw().toBuffer({ resolveWithObject: true });
  return sharp(scaled.data, { raw: scaled.info });
}

/** Finds jSquash's lowest quality, in steps of 2, whose result is at least as similar as Stayput's. */
async function withEqualQuality(one: ImageCase, all: Contender[], reference: Sharp): Promise<ImageCase> {
  const ssimOf = async (name: ContenderName, work: ImageCase) => {
    const output = await all.find((contender) => contender.name === name)?.output(work);
    if (!output) throw new Error(`${name} gave nothing`);
    return similarity(reference.clone(), await decoded(output));
  };
  const { jsquash } = one;
  if (!jsquash) return one;
  const goal = await ssimOf('stayput', one);
  const withQuality = (quality: number): ImageCase => ({ ...one, jsquash: { ...jsquash, quality } });
  let [low, high] = [10, 50];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await ssimOf('jsquash', withQuality(middle * 2))) >= goal) high = middle;
    else low = middle + 1;
  }
  return withQuality(low * 2);
}
