import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { spelledPdfs, spellings } from '../spelled-pdf.ts';

/** A document with words, as someone types them, that are to be removed from it. */
export interface SpelledDocument {
  name: string;
  file: string;
  words: string[];
  /** Whether its letters look like letters, so that a program that reads images can read them. */
  isLegible: boolean;
}

/** Every kind of spelling, drawn in every way. */
export function makeOwn(folder: string): SpelledDocument[] {
  return spelledPdfs().map(({ name, bytes, words }) => {
    const file = path.join(folder, `own-${fileNameOf(name)}.pdf`);
    writeFileSync(file, bytes);
    return { name: `own, ${name}`, file, words, isLegible: false };
  });
}

const fileNameOf = (name: string) => name.replace(/[^\w]+/g, '-');

const htmlOf = (kind: string, css: string) =>
  `<!doctype html><meta charset="utf-8"><body style="font: 14pt 'Noto Sans', 'Noto Sans CJK SC', 'Noto Naskh Arabic', sans-serif"><div style="${css}">${(
    spellings[kind] ?? []
  )
    .map(([, written]) => `<p>for ${written} then</p>`)
    .join('')}</div>`;

/** How pages of Chromium and LibreOffice show their text. */
const styles: Readonly<Record<string, string>> = {
  plain: '',
  narrow: 'width: 4.5em; overflow-wrap: anywhere; hyphens: auto',
  turned: 'transform: rotate(30deg); margin: 8em',
};

export async function makeWithChromium(page: Page, folder: string): Promise<SpelledDocument[]> {
  const made: SpelledDocument[] = [];
  for (const kind of Object.keys(spellings)) {
    for (const [style, css] of Object.entries(styles)) {
      const name = `Chromium, ${kind}, ${style}`;
      const file = path.join(folder, `${fileNameOf(name)}.pdf`);
      await page.setContent(htmlOf(kind, css));
      await page.pdf({ path: file, tagged: true });
      made.push({ name, file, words: wordsOf(kind), isLegible: true });
    }
  }
  return made;
}

const wordsOf = (kind: string) => [...new Set((spellings[kind] ?? []).map(([words]) => words))];

export function makeWithOthers(folder: string): SpelledDocument[] {
  return Object.keys(spellings).flatMap((kind) => {
    const stem = path.join(folder, fileNameOf(kind));
    const lines = (spellings[kind] ?? []).map(([, written]) => written);
    writeFileSync(`${stem}-office.html`, htmlOf(kind, ''));
    execFileSync(
      'soffice',
      ['--headless', '--convert-to', 'pdf:writer_web_pdf_Export', '--outdir', folder, `${stem}-office.html`],
      {
        stdio: 'ignore',
      },
    );
    const texts = lines.map((line, index) => `<text x="40" y="${60 + index * 40}">for ${line} then</text>`);
    writeFileSync(
      `${stem}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" font-family="Noto Sans, Noto Sans CJK SC, Noto Naskh Arabic" font-size="20">${texts.join('')}<g transform="rotate(180 300 300)">${texts.join('')}</g></svg>`,
    );
    execFileSync('rsvg-convert', ['-f', 'pdf', '-o', `${stem}-cairo.pdf`, `${stem}.svg`]);
    return ['office', 'cairo'].map((maker) => ({
      name: `${maker}, ${kind}`,
      file: `${stem}-${maker}.pdf`,
      words: wordsOf(kind),
      isLegible: true,
    }));
  });
}

/** Texts of TeX, with what its fonts have signs or no letters for. */
const texts: readonly (readonly [words: string[], tex: string])[] = [
  [['Müller', 'Dvořák', 'Garçon'], String.raw`for M\"uller, for Dvo\v{r}\'ak, for Gar\c{c}on`],
  [['Pfister', 'Hoffmann', 'Baffling'], 'for Pfister, for Hoffmann, for Baffling'],
  [["O'Connell", 'Mayer-Hofer'], "for O'Connell, for Mayer-Hofer, Mayer--Hofer, Mayer---Hofer"],
  [['Zimmermann'], String.raw`\parbox{1.5cm}{a Zimmermann b Zimmer\-mann Zimmermann}`],
  [['Zimmermann'], String.raw`\rotatebox{90}{for Zimmermann} \reflectbox{for Zimmermann} \rotatebox{17}{Zimmermann}`],
];

export function makeWithTex(folder: string): SpelledDocument[] {
  return texts.flatMap(([words, tex], index) =>
    ['', String.raw`\usepackage[T1]{fontenc}`, String.raw`\input{glyphtounicode}\pdfgentounicode=1`].map(
      (setup, place) => {
        const stem = `tex-${index}-${place}`;
        writeFileSync(
          path.join(folder, `${stem}.tex`),
          String.raw`\documentclass{article}\usepackage{graphicx}${setup}\begin{document}${tex}\end{document}`,
        );
        execFileSync('pdflatex', ['-interaction=batchmode', '-output-directory', folder, `${stem}.tex`], {
          cwd: folder,
          stdio: 'ignore',
        });
        return { name: `TeX, ${stem}`, file: path.join(folder, `${stem}.pdf`), words, isLegible: true };
      },
    ),
  );
}
