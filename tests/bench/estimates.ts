/**
 * Measures in Chromium how far off the sizes are that pages estimate before the work, for every picture and document in
 * some folders.
 *
 *     node tests/bench/estimates.ts <folder>… [--each]
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { formats, outputFormats, sniffFormat } from '../../src/formats/formats.ts';
import type { Job } from '../../src/jobs/contract/job.ts';
import compressImage from '../../src/tools/compress-image.ts';
import compressPdf from '../../src/tools/compress-pdf.ts';
import convertImage from '../../src/tools/convert-image.ts';
import resizeImage from '../../src/tools/resize-image.ts';
import type { Estimated } from './page/page.ts';
import { openBenchPage } from './bench-page.ts';

interface Row extends Estimated {
  name: string;
  job: string;
}

const args = process.argv.slice(2);
const folders = args.filter((arg) => !arg.startsWith('--'));
const only = args.find((arg) => arg.startsWith('--job='))?.slice('--job='.length);
const isEach = args.includes('--each');

const pictureJobs: Record<string, Job> = {
  'compress (look)': compressImage.job(v.parse(compressImage.options, {})),
  'compress (75)': compressImage.job(v.parse(compressImage.options, { goal: 'quality', quality: 75 })),
  'resize to 1200': resizeImage.job(v.parse(resizeImage.options, { width: 1200 })),
  ...Object.fromEntries(
    outputFormats('image').map((format) => [
      `convert to ${format}`,
      convertImage.job(v.parse(convertImage.options, { format })),
    ]),
  ),
};
const documentJobs: Record<string, Job> = Object.fromEntries(
  ['print', 'screen', 'smallest'].map((level) => [
    `compress PDF (${level})`,
    compressPdf.job(v.parse(compressPdf.options, { level })),
  ]),
);

const { page, files, close } = await openBenchPage('page');
const rows: Row[] = [];
let index = 0;
for (const folder of folders) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(name);
    const format = await sniffFormat(new File([bytes], entry.name));
    if (!format) continue;
    const jobs =
      formats[format].kind === 'image' ? pictureJobs : formats[format].kind === 'document' ? documentJobs : {};
    const address = `/files/${index++}`;
    files.set(address, bytes);
    await page.evaluate((one) => window.bench.fetch([one]), address);
    for (const [job, wanted] of Object.entries(jobs)) {
      if (only && !job.includes(only)) continue;
      const told = await page.evaluate(([one, json]) => window.bench.estimate(one, json), [
        address,
        JSON.stringify(wanted),
      ] as const);
      if ('error' in told) {
        if (isEach) console.log(`${name}\t${job}\t${told.error}`);
        continue;
      }
      rows.push({ name, job, ...told });
      if (isEach)
        console.log(
          [
            name,
            job,
            told.estimate === undefined ? 'none' : Math.round(told.estimate),
            told.bytes,
            Math.round(told.estimateTook),
            Math.round(told.took),
          ].join('\t'),
        );
    }
  }
}
await close();

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
console.log('\n| job | estimated | none | off, median | off, 90th percentile | cost, of the work |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const job of new Set(rows.map((row) => row.job))) {
  const own = rows.filter((row) => row.job === job);
  const told = own.flatMap(({ estimate, bytes }) =>
    estimate === undefined ? [] : [Math.max(estimate / bytes, bytes / estimate)],
  );
  told.sort((a, b) => a - b);
  const sum = (of: (row: Row) => number) => own.reduce((all, row) => all + of(row), 0);
  const cost = sum(({ estimateTook }) => estimateTook) / sum(({ took }) => took);
  console.log(
    `| ${job} | ${told.length} | ${own.length - told.length} | ${at(told, 0.5).toFixed(2)}× | ${at(told, 0.9).toFixed(2)}× | ${cost.toFixed(2)} |`,
  );
}
