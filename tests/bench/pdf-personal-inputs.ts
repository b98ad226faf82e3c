import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { samplesOf, type Sample } from '../unit/tables/personal-data-corpus.ts';
import { random } from './random.ts';

/** A document with personal data in its pages, and some of it in all other places that have text. */
export interface PersonalDocument {
  file: string;
  data: Sample['data'];
  named: string[];
  cases: string[];
}

export const names = [
  ...['Ann Smith', 'Jürgen Müller', 'María García', 'Zoë Brontë', 'Piotr Wiśniewski', 'Jean-Luc Moreau'],
  ...['Aoife O’Brien', 'Lars Ångström', 'Giulia Di Marco', 'Sofia van den Berg'],
] as const;

/** Numbers of cases, such as AZ-2024/17. */
export const caseNumbers = /\bAZ-\d{4}\/\d{1,4}\b/;

const samplesPerDocument = 24;
const firstSeed = 20261125;

/** Makes a document: the same one for the same number. @param page a browser’s, to print from. */
export async function makePersonalPdf(page: Page, folder: string, index: number): Promise<PersonalDocument> {
  const next = random(firstSeed + index);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const samples = samplesOf(firstSeed + index, samplesPerDocument);
  const named = Array.from({ length: 6 }, () => pick(names));
  const cases = Array.from(
    { length: 4 },
    () => `AZ-${2000 + Math.floor(next() * 26)}/${1 + Math.floor(next() * 9999)}`,
  );
  const paragraphs = samples.map(({ text }, at) => {
    const name = at % 4 === 0 ? ` Signed by ${named[at / 4]}.` : '';
    return `<p>${text}${name}${at % 6 === 0 ? ` Case ${cases[at / 6]}.` : ''}</p>`;
  });
  // Some as cells of a table.
  const rows = paragraphs.splice(0, 6).map((paragraph, at) => `<tr><td>${at + 1}</td><td>${paragraph}</td></tr>`);
  await page.setContent(
    `<html lang="en"><style>body { font: 11px/1.5 'DejaVu Sans'; } td { border: 1px solid; }</style><h1>Report ${index}</h1><table>${rows.join('')}</table>${paragraphs.join('')}</html>`,
  );
  const printed = await page.pdf({ format: 'A4', margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' } });
  const all = [...samples.flatMap(({ data }) => data.map(({ text }) => text)), ...named, ...cases];
  const file = path.join(folder, `personal-${index}.pdf`);
  writeFileSync(file, await withOtherPlaces(printed, all, pick));
  return { file, data: samples.flatMap(({ data }) => data), named, cases };
}

/** Puts texts into a form field, a comment, the outline, the metadata, a link and an attachment. */
async function withOtherPlaces(bytes: Uint8Array, texts: readonly string[], pick: (list: readonly string[]) => string) {
  const document = await PDFDocument.load(bytes);
  const { context, catalog } = document;
  const words = (count: number) => Array.from({ length: count }, () => pick(texts)).join(', ');
  document.setTitle(`About ${words(8)}`);
  document.setKeywords(Array.from({ length: 8 }, () => pick(texts)));
  await document.attach(new TextEncoder().encode(words(30)), `${pick(texts).replaceAll('/', ' ')}.txt`);
  const [page] = document.getPages();
  if (!page) throw new Error('Nothing was printed');
  const field = document.getForm().createTextField('remarks');
  field.addToPage(page, { x: 60, y: 20, width: 400, height: 18 });
  // A field that says one of them loses all that it says.
  field.acroField.setValue(PDFHexString.fromText(words(1)));
  const text = (value: string) => PDFHexString.fromText(value);
  const comment = {
    Type: 'Annot',
    Subtype: 'Text',
    Rect: [20, 800, 40, 820],
    Contents: text(words(6)),
    T: text(words(1)),
  };
  page.node.addAnnot(context.register(context.obj(comment)));
  const root = context.nextRef();
  const items = [0, 1, 2].map(() => context.nextRef());
  for (const [at, ref] of items.entries()) {
    const around = { ...(at > 0 && { Prev: items[at - 1] }), ...(at < 2 && { Next: items[at + 1] }) };
    context.assign(ref, context.obj({ Title: text(words(2)), Parent: root, Dest: [page.ref, 'Fit'], ...around }));
  }
  const [first, , last] = items;
  if (first && last) context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: 3 }));
  catalog.set(PDFName.of('Outlines'), root);
  return document.save();
}
