/**
 * Runs every video and every sound of some folders through the tools for them, in Chromium, on the built site's own
 * pages, and has ffprobe read each result back:
 *
 *     node tests/bench/media-corpus.ts <folder>… [--only <tool>] [--files]
 *
 * Prints a table of tools and a line for each wrong result, with what the page said, or with `--files` a line for each
 * file. It needs ffprobe.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposable, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { formats, sniffFormat } from '../../src/formats/formats.ts';
import { addFiles, finished, openTool, saveResults, setOption } from '../browser/tool-page.ts';
import { startSite } from './stayput-site.ts';

interface Turn {
  slug: string;
  options?: Record<string, string>;
  /** The expected share of the duration, up to 1; undefined if it is not checked. */
  time?: number;
  /** Whether the result has a video track and sound, if the file has. */
  picture?: boolean;
  sound?: boolean;
}

const turns: Turn[] = [
  { slug: 'convert-video', options: { container: 'mp4' } },
  { slug: 'convert-video', options: { container: 'mov' } },
  { slug: 'convert-video', options: { container: 'webm' } },
  { slug: 'convert-video', options: { container: 'mkv' } },
  { slug: 'rotate-video' },
  { slug: 'rotate-video', options: { redraw: 'true' } },
  { slug: 'crop-video' },
  { slug: 'resize-video', options: { size: 'own', height: '96' } },
  { slug: 'compress-video' },
  { slug: 'mute-video', sound: false },
  { slug: 'trim-video', options: { start: '0.2', exact: 'true' } },
  { slug: 'video-to-images', options: { count: '2' } },
  { slug: 'extract-audio', picture: false },
  { slug: 'extract-audio', options: { container: 'mp3' }, picture: false },
  { slug: 'convert-audio', options: { container: 'mp3' }, picture: false },
  { slug: 'convert-audio', options: { container: 'm4a' }, picture: false },
  { slug: 'convert-audio', options: { container: 'wav' }, picture: false },
  { slug: 'convert-audio', options: { container: 'flac' }, picture: false },
  { slug: 'convert-audio', options: { container: 'ogg' }, picture: false },
  { slug: 'change-volume', picture: false },
  { slug: 'trim-audio', options: { start: '0.1' }, picture: false },
  { slug: 'compress-audio', picture: false },
];

interface Given {
  file: string;
  name: string;
  kind: 'video' | 'audio' | 'other';
  facts: Reading | undefined;
}

interface Reading {
  duration: number;
  picture: boolean;
  sound: boolean;
  complaints: string;
}

/** Decodes every packet. Returns undefined if ffprobe cannot read the file. */
function read(file: string): Reading | undefined {
  try {
    const wanted = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', '-count_frames'];
    const said = JSON.parse(
      execFileSync('ffprobe', [...wanted, file], { stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
    ) as {
      streams: { codec_type: string; nb_read_frames?: string; disposition: { attached_pic: number } }[];
      format: { duration?: string };
    };
    const has = (type: string) =>
      said.streams.some(
        ({ codec_type, nb_read_frames, disposition }) =>
          codec_type === type && Number(nb_read_frames ?? 0) > 0 && disposition.attached_pic === 0,
      );
    return { duration: Number(said.format.duration ?? 0), picture: has('video'), sound: has('audio'), complaints: '' };
  } catch {
    return undefined;
  }
}

type Verdict = 'right' | 'explained' | 'not taken' | `WRONG: ${string}`;

function judge(given: Given, turn: Turn, results: Reading[], said: string): Verdict {
  if (results.length === 0) {
    if (/on our side/.test(said)) return `WRONG: crash: ${said}`;
    if (/got stuck/.test(said)) return `WRONG: stuck: ${said}`;
    return said === '' ? 'WRONG: nothing was said' : 'explained';
  }
  if (turn.slug === 'video-to-images') return 'right';
  const [result] = results;
  const { facts } = given;
  if (!result) return 'WRONG: ffprobe cannot read it';
  if (!facts) return 'right';
  if (facts.picture && turn.picture !== false && !result.picture) return 'WRONG: no picture';
  if (facts.sound && turn.sound !== false && !result.sound && !/Left out: sound/.test(said)) return 'WRONG: no sound';
  const off = Math.abs(result.duration - facts.duration);
  if (!turn.slug.startsWith('trim') && off > 0.15 + facts.duration * 0.02 && !/Ends at|breaks off/.test(said)) {
    return `WRONG: ${result.duration} s of ${facts.duration}`;
  }
  return 'right';
}

async function run(page: Page, turn: Turn, given: Given[]) {
  await openTool(page, turn.slug);
  for (const [name, value] of Object.entries(turn.options ?? {})) await setOption(page, name, value);
  const files = await Promise.all(
    given.map(async ({ file, name }) => ({ name, mimeType: '', buffer: await readFile(file) })),
  );
  await addFiles(page, files);
  const button = page.locator('.run');
  const started = await button.click({ timeout: 60_000 }).then(
    () => true,
    // The page could not read the header of any of them.
    () => false,
  );
  let results = new Map<string, Buffer>();
  if (started) {
    await finished(page, 400_000).catch(() => undefined);
    if (await page.locator('.save-all').isVisible()) results = await saveResults(page);
  }
  const verdicts: { given: Given; verdict: Verdict; said: string }[] = [];
  for (const each of given) {
    const stem = each.name.split('.')[0] ?? '';
    const row = page.locator('file-rows li', { has: page.locator(`.name[title="${each.name}"]`) });
    const said = (
      (
        await row
          .locator('.problem, .notes, .said')
          .allTextContents()
          .catch(() => [])
      ).join(' ') ||
      ((await row.textContent().catch(() => '')) ?? '')
    )
      .replaceAll(/\s+/g, ' ')
      .trim();
    const own = [...results].filter(([name]) => name.startsWith(stem));
    const readings: Reading[] = [];
    for (const [name, bytes] of own) {
      const at = path.join(scratch.path, path.basename(name));
      await writeFile(at, bytes);
      const reading = turn.slug === 'video-to-images' ? undefined : read(at);
      readings.push(reading ?? { duration: 0, picture: false, sound: false, complaints: 'unreadable' });
      await rm(at);
    }
    verdicts.push({ given: each, verdict: judge(each, turn, readings, said), said });
  }
  return verdicts;
}

const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const folders = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--only');
await using scratch = await mkdtempDisposable(path.join(tmpdir(), 'media-corpus-'));
using site = await startSite();
await using browser = await chromium.launch(launchOptions());
const given: Given[] = [];
for (const folder of folders) {
  for (const name of (await readdir(folder)).toSorted()) {
    const file = path.join(folder, name);
    const format = await sniffFormat(new Blob([await readFile(file)]));
    const kind = format && formats[format].kind;
    const facts = read(file);
    given.push({
      file,
      name: `f${String(given.length).padStart(3, '0')}${path.extname(name) || '.bin'}`,
      kind: kind === 'audio' || kind === 'video' ? kind : 'other',
      facts,
    });
  }
}
console.log('| tool | right | explained | wrong |\n|---|---|---|---|');
for (const turn of turns.filter(({ slug }) => !only || slug === only)) {
  const takesSound = /audio|volume/.test(turn.slug) && turn.slug !== 'extract-audio';
  const chosen = given.filter(({ kind }) => kind === 'other' || kind === 'video' || takesSound);
  const page = await browser.newPage({ baseURL: site.origin });
  page.setDefaultTimeout(60_000);
  const verdicts = await run(page, turn, chosen);
  await page.close();
  const of = (state: string) => verdicts.filter(({ verdict }) => verdict.startsWith(state)).length;
  const options = Object.entries(turn.options ?? {}).map(([name, value]) => `${name}=${value}`);
  console.log(`| ${[turn.slug, ...options].join(' ')} | ${of('right')} | ${of('explained')} | ${of('WRONG')} |`);
  for (const { given: each, verdict, said } of verdicts) {
    const isShown = verdict.startsWith('WRONG') || args.includes('--files');
    if (isShown) console.error(`  ${path.basename(each.file)}: ${verdict}. ${said.slice(0, 300)}`);
  }
}
