import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

const folder = 'bench-results/pdf-inputs';
/** A fixed pseudo-random sequence, so that every machine measures the same. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const syllables = 'an be con de er fa gri hu in jo ka le mo ne or pra qui re sa tu un ver wi xi yo za'.split(' ');

/** As many words as in a report, and as varied. */
const words = (random: (below: number) => number, count: number) =>
  Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(4) }, () => syllables[random(syllables.length)]).join(''),
  );

/** A report with headings, lists, tables and links, which Chromium prints with tags and an outline. */
function report(seed: number): string {
  const random = sequence(seed);
  const vocabulary = words(random, 8000);
  const paragraph = () => Array.from({ length: 90 }, () => vocabulary[random(vocabulary.length)]).join(' ');
  const chapter = (index: number) => {
    const text = Array.from({ length: 34 }, () => `<p>${paragraph()} <a href="#c${random(24)}">see there</a></p>`);
    const extras = '<h2>Section</h2><ul><li>one<li>two</ul><table><tr><td>1<td>2<tr><td>3<td>4</table>';
    return `<h1 id="c${index}">Chapter ${index} of ${seed}</h1>${text.join('')}${extras.repeat(3)}`;
  };
  const chapters = Array.from({ length: 24 }, (_, index) => chapter(index));
  return `<html lang="en"><title>Report ${seed}</title><style>h1 { break-before: page }</style>${chapters.join('')}`;
}

const text = (index: number) => path.join(folder, `text-${index}.pdf`);

/** Makes ten files of about 96 pages of tagged text. */
export async function textFiles(): Promise<string[]> {
  const files = Array.from({ length: 10 }, (_, index) => text(index));
  if (files.every((file) => existsSync(file))) return files;
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  for (const [index, file] of files.entries()) {
    await page.setContent(report(index + 1));
    await writeFile(file, await page.pdf({ tagged: true, outline: true, format: 'A4' }));
  }
  await browser.close();
  return files;
}

const exportOptions = { UseTaggedPDF: { type: 'boolean', value: 'true' } };

/**
 * Makes ten files of about 133 pages of the same text, tagged by LibreOffice, with shared resources. Undefined without
 * it.
 */
export async function officeFiles(): Promise<string[] | undefined> {
  const files = Array.from({ length: 10 }, (_, index) => path.join(folder, 'office', `report-${index}.pdf`));
  if (files.every((file) => existsSync(file))) return files;
  if (spawnSync('soffice', ['--version']).error) return undefined;
  await mkdir(path.join(folder, 'office'), { recursive: true });
  const format = `pdf:writer_web_pdf_Export:${JSON.stringify(exportOptions)}`;
  for (const [index, file] of files.entries()) {
    const page = file.replace('.pdf', '.html');
    await writeFile(page, report(index + 1));
    execFileSync('soffice', ['--headless', '--convert-to', format, '--outdir', path.dirname(file), page]);
  }
  return files;
}

/** Makes three files of about 960 pages, each joined by qpdf from the ten files in a different order. */
export async function longFiles(): Promise<string[]> {
  const parts = await textFiles();
  return [0, 1, 2].map((index) => {
    const file = path.join(folder, `long-${index}.pdf`);
    const order = [...parts.slice(index), ...parts.slice(0, index)];
    if (!existsSync(file)) execFileSync('qpdf', ['--empty', '--pages', ...order, '--', file]);
    return file;
  });
}

const pictureSize = 2_000_000;
const picturesInScan = 100;

/** Makes two files of 200 MB, whose pages are incompressible pictures. */
export async function scanFiles(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = [1, 2].map((index) => path.join(folder, `scan-${index}.pdf`));
  for (const file of files) if (!existsSync(file)) await writeScan(file);
  return files;
}

async function writeScan(file: string) {
  const handle = await open(file, 'w');
  const offsets: number[] = [];
  let length = 0;
  const write = async (data: string | Buffer) => {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
    await handle.write(bytes);
    length += bytes.length;
  };
  const object = async (number: number, ...body: (string | Buffer)[]) => {
    offsets[number] = length;
    await write(`${number} 0 obj\n`);
    for (const part of body) await write(part);
    await write('\nendobj\n');
  };
  await write('%PDF-1.7\n');
  const kids = Array.from({ length: picturesInScan }, (_, index) => `${3 + index * 3} 0 R`);
  await object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  await object(2, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] /MediaBox [0 0 500 500] >>`);
  for (let number = 3; number < 3 + picturesInScan * 3; number += 3) {
    const resources = `<< /XObject << /Scan ${number + 2} 0 R >> >>`;
    await object(number, `<< /Type /Page /Parent 2 0 R /Contents ${number + 1} 0 R /Resources ${resources} >>`);
    await object(number + 1, '<< /Length 34 >>\nstream\nq 500 0 0 500 0 0 cm /Scan Do Q    \nendstream');
    // Declares the samples as JPEG, so that nothing compresses them.
    const facts = '/Width 1000 /Height 2000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode';
    const head = `<< /Type /XObject /Subtype /Image ${facts} /Length ${pictureSize} >>\nstream\n`;
    await object(number + 2, head, randomBytes(pictureSize), '\nendstream');
  }
  const start = length;
  await write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n`);
  for (const offset of offsets.slice(1)) await write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  await write(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  await handle.close();
}
