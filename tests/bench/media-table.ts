/**
 * `npm run bench -- media-table [--only <text>]`: tries each kind of video and sound in each container on the built
 * site's own pages. Shows whether they are copied, re-encoded, or refused with which sentence, how far apart video and
 * sound are in the result, and how far its duration is off. In Markdown. It needs ffmpeg and ffprobe.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { formats, outputFormats, type OutputFormatId } from '../../src/formats/formats.ts';
import { readBeeps, readBrightness, readMedia } from '../browser/media/media-readers.ts';
import { addFiles, finished, openTool, rowOf, saveResults, setOption } from '../browser/tool-page.ts';
import type { BenchOptions } from './main.ts';
import { durationOf, makeClips } from './media-table-clips.ts';
import { startSite } from './stayput-site.ts';

type Clips = Awaited<ReturnType<typeof makeClips>>;
type Container = OutputFormatId<'video'> | OutputFormatId<'audio'>;

interface Cell {
  what: string;
  /** The most time between a flash and its beep, in seconds. */
  apart?: number;
  /** The result's duration less that of the clip, in seconds. */
  longer?: number;
}

/** In seconds. */
const mostApart = 0.04;
/** One frame of the clips. */
const mostOff = 0.04;
/** Padding that sound codecs add at the ends, in packets of at most 1152 samples. It is never heard. */
const padding = 0.06;

export async function bench({ only }: BenchOptions) {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'media-table-'));
  using site = await startSite();
  await using browser = await chromium.launch(launchOptions());
  const clips = await makeClips(folder.path, only);
  const wrong: string[] = [];
  for (const kind of ['video', 'audio'] as const) {
    const taken = clips.filter((clip) => kind === 'audio' || clip.kind === 'video');
    const containers = outputFormats(kind);
    const columns = new Map<Container, Map<string, Cell>>();
    for (const container of containers) {
      const page = await browser.newPage({ baseURL: site.origin });
      columns.set(container, await column(page, `convert-${kind}`, container, taken, folder.path));
      await page.close();
    }
    console.log(`\n| in | ${containers.map((id) => formats[id].name).join(' | ')} |`);
    console.log(`|---|${containers.map(() => '---|').join('')}`);
    for (const { name, words } of taken) {
      const cells = containers.map((id) => columns.get(id)?.get(name) ?? { what: '' });
      console.log(`| ${words} | ${cells.map(describe).join(' | ')} |`);
      for (const [index, cell] of cells.entries()) {
        const isWrong = (cell.apart ?? 0) > mostApart || Math.abs(cell.longer ?? 0) > mostOff + padding;
        if (isWrong || cell.what === '')
          wrong.push(`${words} to ${containers[index]}: ${describe(cell) || 'nothing said'}`);
      }
    }
  }
  console.log(
    `\nBeyond ${mostApart * 1000} ms between picture and sound, or one frame and the padding of codecs in duration: ${wrong.length}`,
  );
  for (const line of wrong) console.log(`- ${line}`);
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000);

const describe = ({ what, apart, longer }: Cell) =>
  [
    what,
    ...(apart === undefined ? [] : [`${milliseconds(apart)} ms apart`]),
    ...(longer === undefined ? [] : [`${longer < 0 ? '−' : '+'}${Math.abs(milliseconds(longer))} ms long`]),
  ].join(', ');

/** Converts all clips to one container, giving a column of the table. */
async function column(page: Page, slug: string, container: Container, clips: Clips, folder: string) {
  await openTool(page, slug);
  await setOption(page, 'container', container);
  await addFiles(
    page,
    clips.map(({ name, bytes: buffer }) => ({ name, mimeType: '', buffer })),
  );
  await page.locator('.run').click({ timeout: 60_000 });
  await finished(page, 300_000);
  const results = (await page.locator('.save-all').isVisible()) ? await saveResults(page) : new Map<string, Buffer>();
  const cells = new Map<string, Cell>();
  for (const clip of clips) {
    const row = rowOf(page, clip.name);
    const problem = (await row.locator('.problem').allTextContents()).join(' ').trim();
    const remarks = (await row.locator('.remark').allTextContents()).map((text) => text.trim());
    const stem = clip.name.replace(/\..*$/, '');
    const bytes = [...results].find(([name]) => name.replace(/\..*$/, '') === stem)?.[1];
    if (problem || !bytes) cells.set(clip.name, { what: `refused: ${problem}` });
    else {
      const long = (await readMedia(bytes)).duration - (await durationOf(folder, clip.bytes));
      cells.set(clip.name, { what: shortly(remarks), longer: long, ...(await apart(bytes)) });
    }
  }
  return cells;
}

const shortly = (remarks: string[]) =>
  remarks
    .map((remark) => remark.replace('Copied without re-encoding, so no quality was lost.', 'copied').replace(/\.$/, ''))
    .join('; ');

/** Rejects the same flash or beep found twice. */
const isNext = (time: number, index: number, all: number[]) => time - (all[index - 1] ?? -1) > 0.2;

/** How far each flash is from its beep, if the result has both. */
async function apart(bytes: Buffer): Promise<{ apart?: number }> {
  const { tracks } = await readMedia(bytes);
  const has = (wanted: 'video' | 'audio') => tracks.some(({ type, cover }) => type === wanted && !cover);
  if (!has('video') || !has('audio')) return {};
  const frames = await readBrightness(bytes);
  const flashes = frames
    .filter(({ brightness }, index) => brightness > 120 && (frames[index - 1]?.brightness ?? 0) <= 120)
    .map(({ time }) => time)
    .filter(isNext);
  const beeps = (await readBeeps(bytes)).filter(isNext);
  const between = flashes.map((flash) => Math.min(...beeps.map((beep) => Math.abs(beep - flash))));
  return { apart: flashes.length === 3 ? Math.max(...between) : Infinity };
}
