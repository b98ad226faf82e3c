/**
 * Converts every image in some folders to every format, in Chromium, on the built site's own page, and has native
 * programs read each result back:
 *
 *     node tests/bench/image-corpus.ts <folder>… [--to png,webp] [--files]
 *
 * Given `tests/fixtures/images`, which has a file of every format, it prints the table of all formats in and out. It
 * needs libvips' tools, ImageMagick, FFmpeg and libjxl's tools. Prints a table of what survives for each pair of
 * formats, and one line for each wrong result, or with `--files` for each file.
 */
import { mkdtempDisposable, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import {
  formats,
  hasTrait,
  outputFormats,
  sniffFormat,
  type FormatId,
  type OutputFormatId,
} from '../../src/formats/formats.ts';
import { finished, openTool, saveResults } from '../browser/tool-page.ts';
import { decodesWhole, lookFrom, lookOfNative, nativeFacts, repeatedFrames, type NativeFacts } from './image-native.ts';
import { startSite } from './stayput-site.ts';

type To = OutputFormatId<'image'>;

interface Given {
  file: string;
  /** The name that the page is given, by which results are matched to files. */
  name: string;
  format: FormatId | undefined;
  facts: NativeFacts | undefined;
}

interface Verdict {
  given: Given;
  to: To;
  /** `right`, `explained`, or a description of what is wrong. */
  state: string;
  /** The input's traits that the result kept, and those it lost. */
  kept: string[];
  lost: string[];
}

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const wanted = option('--to')?.split(',');
const folders = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--to');
const targets = outputFormats('image').filter((id) => !wanted || wanted.includes(id));
const atOnce = 24;
await using scratch = await mkdtempDisposable(path.join(tmpdir(), 'image-corpus-'));

async function filesIn(folder: string): Promise<string[]> {
  if ((await stat(folder)).isFile()) return [folder];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

async function describe(file: string, index: number): Promise<Given> {
  const format = await sniffFormat(new Blob([await readFile(file)]));
  const name = `f${String(index).padStart(4, '0')}${path.extname(file) || '.bin'}`;
  return { file, name, format, facts: format && (await nativeFacts(file, format, path.join(scratch.path, 'facts'))) };
}

async function convert(page: Page, given: Given[], to: To): Promise<Verdict[]> {
  await openTool(page, 'convert-image');
  await page.locator('#option-format').selectOption(to);
  const files = await Promise.all(
    given.map(async ({ file, name }) => ({ name, mimeType: '', buffer: await readFile(file) })),
  );
  await page.locator('drop-zone .zone input').setInputFiles(files);
  const run = page.locator('.run');
  let results = new Map<string, Buffer>();
  const usable = await run.click({ timeout: 120_000 }).then(
    () => true,
    // The page could not read the header of any of them.
    () => false,
  );
  if (usable) {
    await finished(page, 600_000).catch(() => undefined);
    if (await page.locator('.save-all').isVisible()) results = await saveResults(page);
  }
  const verdicts: Verdict[] = [];
  for (const each of given) {
    const own = [...results].filter(([name]) => name.startsWith(each.name.split('.')[0] ?? ''));
    const row = page.locator('file-rows li', { has: page.locator(`.name[title="${each.name}"]`) });
    const said = ((await row.textContent().catch(() => '')) ?? '').replaceAll(/\s+/g, ' ');
    const verdict = await judge(each, to, own[0]?.[1], said);
    if (own.length > 1 && own.length === each.facts?.pages) move(verdict, 'pages', 'pages as files');
    verdicts.push(verdict);
  }
  return verdicts;
}

function furthestLook({ format, facts }: Given, to: To): number {
  if (hasTrait(to, 'palette')) return facts?.alpha ? 60 : 28;
  // Each machine draws the letters of a drawing in a different font.
  return format && hasTrait(format, 'vector') ? 28 : 21;
}

async function judge(given: Given, to: To, result: Buffer | undefined, said: string): Promise<Verdict> {
  const { file, format, facts } = given;
  const verdict: Verdict = { given, to, state: 'right', kept: [], lost: [] };
  const say = (state: string): Verdict => ({ ...verdict, state });
  if (!result) {
    if (/on our side/.test(said)) return say(`crash: ${said}`);
    if (/%|reading|…/.test(said)) return say(`hang: ${said}`);
    if (!facts || /more memory|holds at most/.test(said) || !(await decodesWhole(file))) return say('explained');
    return say(`refused: ${said}`);
  }
  const after = path.join(scratch.path, `after.${formats[to].extensions[0]}`);
  await writeFile(after, result);
  const read = await nativeFacts(after, to, path.join(scratch.path, 'facts'));
  if (!read) return say('unreadable by others');
  if (!format || !facts) return say('right');
  const wrongSize = to !== 'ico' && (read.width !== facts.width || read.height !== facts.height);
  if (wrongSize) return say(`size: ${read.width} × ${read.height} of ${facts.width} × ${facts.height}`);
  compare(verdict, facts, read);
  if (
    facts.delay.length > read.delay.length &&
    verdict.lost.includes('animation') &&
    (await joinsEqual(file, facts, read))
  )
    move(verdict, 'animation', 'animation');
  if (/\bto sRGB\b/.test(said) && verdict.lost.includes('profile')) move(verdict, 'profile', 'sRGB');
  if (Object.hasOwn(undefinedPixels, path.basename(file))) return verdict;
  const look =
    to === 'ico' ? 0 : await lookFrom({ file, format }, { file: after, format: to }, path.join(scratch.path, 'look'));
  if (look !== undefined && look > furthestLook(given, to) && !(await looksAsNative(look, { file, format }, to)))
    return say(`looks different: ${look.toFixed(1)}`);
  const unexpected = verdict.lost.filter((trait) => hasTrait(to, trait as 'deep'));
  return unexpected.length > 0 ? say(`lost ${unexpected.join(', ')}`) : verdict;
}

function compare(verdict: Verdict, before: NativeFacts, after: NativeFacts) {
  const note = (trait: string, kept: boolean) => (kept ? verdict.kept : verdict.lost).push(trait);
  if (before.alpha) note('alpha', after.alpha);
  if (before.deep) note('deep', after.deep);
  if (before.profile) note('profile', after.profile);
  if (before.pages > 1) note('pages', after.pages === before.pages);
  if (before.delay.length > 1) note('animation', String(after.delay) === String(before.delay));
}

/** Files with undefined pixels, on which readers differ, and why none of them is wrong. */
const undefinedPixels: Record<string, string> = {
  'image__pal4rletrns.bmp': 'its codes skip pixels; its author lets them be see-through, black or the first colour',
  'image__rle_overflow.bmp': 'its runs go on beyond the row',
};

/** Whether an animation looks the same, apart from repeated frames that were joined. */
async function joinsEqual(file: string, before: NativeFacts, after: NativeFacts): Promise<boolean> {
  const sum = ({ delay }: NativeFacts) => delay.reduce((total, each) => total + each, 0);
  const fewer = before.delay.length - after.delay.length;
  return sum(before) === sum(after) && (await repeatedFrames(file)) >= fewer;
}

/** Lossy formats handle noise of a few pixels badly, so they may lose as much of it as they do natively. */
async function looksAsNative(look: number, before: { file: string; format: FormatId }, to: To): Promise<boolean> {
  if (to !== 'jpeg' && to !== 'webp') return false;
  const native = await lookOfNative(before, to, path.join(scratch.path, 'native')).catch(() => undefined);
  return native !== undefined && look <= native * 1.1;
}

/** Moves a trait that seemed lost to those kept, because the result has it in another form. */
function move({ kept, lost }: Verdict, trait: string, as: string) {
  if (lost.includes(trait)) lost.splice(lost.indexOf(trait), 1);
  kept.push(as);
}

const isFine = ({ state }: Verdict) => state === 'right' || state === 'explained';

function tell(verdict: Verdict) {
  if (isFine(verdict) && !args.includes('--files')) return;
  console.error(`${path.basename(verdict.given.file)} → ${verdict.to}: ${verdict.state}`);
}

using site = await startSite();
await using browser = await chromium.launch(launchOptions());
const verdicts: Verdict[] = [];
const files = (await Promise.all(folders.map(filesIn))).flat();
const given: Given[] = [];
for (const [index, file] of files.entries()) given.push(await describe(file, index));
for (const to of targets) {
  for (let start = 0; start < given.length; start += atOnce) {
    const page = await browser.newPage({ baseURL: site.origin });
    page.setDefaultTimeout(120_000);
    const judged = await convert(page, given.slice(start, start + atOnce), to);
    judged.forEach(tell);
    verdicts.push(...judged);
    await page.close();
  }
}

/** `12/12 alpha animation −profile`: how many results are right, and which of the inputs' traits were kept. */
function cell(of: Verdict[]): string {
  if (of.length === 0) return '';
  const lost = new Set(of.flatMap((verdict) => verdict.lost));
  const kept = new Set(of.flatMap((verdict) => verdict.kept).filter((trait) => !lost.has(trait)));
  const marks = [...kept].map((trait) => `+${trait}`).concat([...lost].map((trait) => `−${trait}`));
  return [`${of.filter(isFine).length}/${of.length}`, ...marks].join(' ');
}

const sources = [...new Set(verdicts.map(({ given }) => given.format))];
console.log(`| from | ${targets.map((to) => formats[to].name).join(' | ')} |`);
console.log(`|---|${targets.map(() => '---').join('|')}|`);
for (const source of sources) {
  const cells = targets.map((to) =>
    cell(verdicts.filter((verdict) => verdict.given.format === source && verdict.to === to)),
  );
  console.log(`| ${source ? formats[source].name : 'unknown'} | ${cells.join(' | ')} |`);
}
const families = [...new Set(verdicts.map(({ given }) => path.basename(path.dirname(given.file))))];
console.log('\n| family | right or explained |\n|---|---|');
for (const family of families) {
  const of = verdicts.filter(({ given }) => path.basename(path.dirname(given.file)) === family);
  console.log(`| ${family} | ${of.filter(isFine).length}/${of.length} |`);
}
