import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { asHtml } from './markup-as-html.ts';
import { asLatex } from './markup-as-latex.ts';
import { asFlatOdt } from './markup-as-odt.ts';
import type { Source } from './markup-sources.ts';

export type Maker = 'Chromium' | 'LibreOffice' | 'LaTeX';

/** Draws the pictures of a source. */
export async function picturesOf({ head, blocks }: Source): Promise<(colour: string) => Buffer> {
  const drawn = new Map<string, Buffer>();
  for (const block of [...head, ...blocks]) {
    if (block.type !== 'picture') continue;
    const canvas = { width: 180, height: 120, channels: 3, background: block.colour } as const;
    drawn.set(block.colour, await sharp({ create: canvas }).png().toBuffer());
  }
  return (colour) => drawn.get(colour) ?? Buffer.alloc(0);
}

/** A line along the top, and the number of each page at the bottom. */
const line = (words: string) => `<div style="font-size:8px;width:100%;text-align:center">${words}</div>`;

/** A document as a browser prints it. */
export async function printed(page: Page, html: string, tagged: boolean, hasEdges = true): Promise<Buffer> {
  await page.setContent(html);
  return page.pdf({
    format: 'A4',
    tagged,
    margin: { top: '2.3cm', bottom: '2.3cm', left: '2cm', right: '2cm' },
    displayHeaderFooter: hasEdges,
    headerTemplate: line('Running title'),
    footerTemplate: line('<span class="pageNumber"></span> of <span class="totalPages"></span>'),
  });
}

/** Makes a PDF of a source in a folder, and returns its path. @param page a browser’s, to print from. */
export async function makePdf(
  maker: Maker,
  source: Source,
  tagged: boolean,
  { folder, page }: { folder: string; page: Page },
) {
  const pictures = await picturesOf(source);
  const name = `${source.name}-${maker}-${tagged ? 'tagged' : 'untagged'}`;
  const file = path.join(folder, `${name}.pdf`);
  if (maker === 'Chromium') writeFileSync(file, await printed(page, asHtml(source, pictures), tagged));
  else if (maker === 'LibreOffice') {
    const text = path.join(folder, `${name}.fodt`);
    writeFileSync(text, asFlatOdt(source, pictures));
    const options = JSON.stringify({ UseTaggedPDF: { type: 'boolean', value: String(tagged) } });
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    execFileSync(
      'soffice',
      [profile, '--headless', '--convert-to', `pdf:writer_pdf_Export:${options}`, '--outdir', folder, text],
      { stdio: 'ignore' },
    );
  } else {
    const named = (colour: string) => `picture-${colour.slice(1)}.png`;
    for (const block of source.blocks)
      if (block.type === 'picture') writeFileSync(path.join(folder, named(block.colour)), pictures(block.colour));
    writeFileSync(path.join(folder, `${name}.tex`), asLatex(source, named));
    const args = ['-interaction=batchmode', '-halt-on-error', `${name}.tex`];
    // The second time, it knows what the first one wrote down about links.
    for (let time = 0; time < 2; time++) execFileSync('pdflatex', args, { cwd: folder, stdio: 'ignore' });
  }
  if (readFileSync(file).length === 0) throw new Error(`${maker} made nothing of ${source.name}.`);
  return file;
}
