import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { random } from './random.ts';
import { conditions, wordsOf, type BenchLanguage, type Condition } from './ocr-words.ts';

/** A word and where it stands, in points from the upper left. */
export interface PlacedWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A picture of a page whose words are known. */
export interface BenchPage {
  file: string;
  language: BenchLanguage;
  condition: Condition;
  /** Of the page before it was skewed. */
  words: PlacedWord[];
}

/** A4, in CSS pixels. */
const [width, height] = [794, 1123];
const pixelsPerInch = 96;
const wordsPerPage = 240;

/** Draws pages of all languages in all conditions: the same ones each time. */
export async function drawPages(browser: Browser, folder: string, only: string): Promise<BenchPage[]> {
  const pages: BenchPage[] = [];
  for (const [place, language] of (Object.keys(wordsOf) as BenchLanguage[]).entries())
    for (const [number, condition] of conditions.entries()) {
      if (!`${language} ${condition.name}`.includes(only)) continue;
      const seed = place * conditions.length + number + 1;
      pages.push(await drawPage(browser, path.join(folder, `page-${seed}`), language, condition, seed));
    }
  return pages;
}

async function drawPage(browser: Browser, stem: string, language: BenchLanguage, condition: Condition, seed: number) {
  const { dotsPerInch, columns = 1, noise, skew, isPhoto } = condition;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: dotsPerInch / pixelsPerInch,
  });
  await page.setContent(htmlOf(language, columns, random(seed)));
  const words = await page.evaluate((scale): PlacedWord[] => {
    const range = document.createRange();
    return [...document.querySelectorAll('p')].flatMap((paragraph) => {
      const node = paragraph.firstChild;
      return [...paragraph.innerHTML.matchAll(/\S+/g)].map(({ 0: text, index }) => {
        range.setStart(node as Node, index);
        range.setEnd(node as Node, index + text.length);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        return { text, left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
      });
    });
  }, 72 / pixelsPerInch);
  let picture = sharp(await page.screenshot()).greyscale();
  await page.close();
  if (skew !== undefined) picture = sharp(await picture.rotate(skew, { background: '#fff' }).toBuffer()).greyscale();
  if (isPhoto) picture = picture.blur(0.7);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  dirty(data, info, random(seed + 1000), noise ?? (isPhoto ? 6 : 0), isPhoto ?? false);
  const made = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } }).withMetadata({
    density: dotsPerInch,
  });
  const file = `${stem}.${isPhoto ? 'jpg' : 'png'}`;
  writeFileSync(file, await (isPhoto ? made.jpeg({ quality: 80 }) : made.png()).toBuffer());
  return { file, language, condition, words };
}

/** Adds noise, and the shade of a page that is lit from one side. */
function dirty(
  data: Buffer,
  size: { width: number; height: number },
  next: () => number,
  noise: number,
  isLit: boolean,
) {
  if (noise === 0 && !isLit) return;
  for (let at = 0; at < data.length; at++) {
    const light = isLit ? 0.62 + (0.33 * (at % size.width)) / size.width : 1;
    // Two numbers added are near the middle more often.
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) * light + noise * (next() + next() - 1)));
  }
}

function htmlOf(language: BenchLanguage, columns: number, next: () => number): string {
  const words = wordsOf[language].split(' ');
  const paragraphs: string[] = [];
  for (let count = 0; count < wordsPerPage;) {
    const length = 25 + Math.floor(next() * 30);
    const text = Array.from({ length }, () => words[Math.floor(next() * words.length)] ?? '').join(' ');
    paragraphs.push(`<p>${text.charAt(0).toUpperCase()}${text.slice(1)}.</p>`);
    count += length;
  }
  return `<html lang="${language}"><style>body { margin: 76px; font: 15px/1.5 'DejaVu Serif', serif; background: #fff; columns: ${columns}; column-gap: 40px; } p { margin: 0 0 12px; }</style>${paragraphs.join('')}</html>`;
}
