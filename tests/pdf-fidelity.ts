import { PDFDocument } from 'pdf-lib';
import type { PdfOperation } from '../src/jobs/contract/job.ts';
import { read, type Reading } from './unit/pdf/read-pdf.ts';

/**
 * The parts of a document that people would miss, as statements that name pages by their text, so page order does not
 * matter.
 */
export type Facts = Record<Feature, string[]>;
export type Feature = (typeof features)[number];
export const features = [
  'pages',
  'outline',
  'named destinations',
  'links',
  'comments with replies',
  'form fields',
  'page labels',
  'attachments',
  'layers',
  'tags',
  'XMP',
  'language',
] as const;

/** Reads the facts with pdf.js, which shares no code with ours. */
export async function factsOf(bytes: Uint8Array): Promise<Facts> {
  const reading = await read(bytes);
  const { document } = reading;
  const names = (await reading.texts()).map((text) => text.slice(0, 8));
  const nameOf = async (destination: unknown) => names[((await reading.pageOf(destination)) ?? 0) - 1];
  const labels = (await document.getPageLabels()) ?? [];
  const { info, metadata } = await document.getMetadata();
  const language = (info as { Language?: string }).Language;
  return {
    pages: names,
    outline: await outlineOf(reading, nameOf),
    'named destinations': await destinationsOf(reading, nameOf),
    links: (await reading.links()).flatMap((links, page) =>
      links.filter((link) => link !== 'undefined').map((link) => `${names[page]} > ${names[Number(link) - 1] ?? link}`),
    ),
    'comments with replies': await commentsOf(reading, names),
    'form fields': await fieldsOf(reading, names),
    'page labels': labels.map((label, page) => `${names[page]} is ${label}`),
    attachments: await attachmentsOf(reading),
    layers: [...(await document.getOptionalContentConfig())].map(
      ([, group]) => `${group.name} is ${group.visible ? 'seen' : 'hidden'}`,
    ),
    tags: await tagsOf(reading, names),
    XMP: metadata?.get('dc:title') ? [`the title is ${metadata.get('dc:title')}`] : [],
    language: language ? [`the language is ${language}`] : [],
  };
}

async function outlineOf({ document }: Reading, nameOf: (destination: unknown) => Promise<string | undefined>) {
  const facts: string[] = [];
  const waiting = [...((await document.getOutline()) ?? [])];
  for (let item = waiting.shift(); item; item = waiting.shift()) {
    facts.push(`${item.title} > ${await nameOf(item.dest)}`);
    waiting.push(...item.items);
  }
  return facts;
}

/** Names may change where both files used the same ones, but their targets may not. */
async function destinationsOf({ document }: Reading, nameOf: (destination: unknown) => Promise<string | undefined>) {
  const found = (await document.getDestinations()) as unknown as Map<string, unknown>;
  const targets = await Promise.all([...found.values()].map(nameOf));
  return targets.filter((target) => target !== undefined).map((target) => `a name > ${target}`);
}

async function commentsOf(reading: Reading, names: string[]) {
  const facts: string[] = [];
  for (const [index, page] of (await reading.pages()).entries()) {
    const annotations = await page.getAnnotations();
    const texts = annotations.filter(({ subtype }) => subtype === 'Text');
    for (const { contentsObj, inReplyTo, popupRef } of texts) {
      const original = texts.find(({ id }) => id === inReplyTo)?.contentsObj.str;
      const popup = annotations.some(({ id }) => id === popupRef) ? ' with popup' : '';
      facts.push(`${names[index]} has ${contentsObj.str}${original ? ` in reply to ${original}` : ''}${popup}`);
    }
  }
  return facts;
}

/** Names may change where both files used the same ones, but values and places may not. */
async function fieldsOf(reading: Reading, names: string[]) {
  return (await reading.fields()).map((field) => {
    const [, value = '', pages = ''] = /= (.*) on (.*)$/.exec(field) ?? [];
    const shown = pages.split(', ').map((page) => names[Number(page) - 1]);
    return `${value} on ${shown.join(', ')}`;
  });
}

async function attachmentsOf({ document }: Reading) {
  const found = ((await document.getAttachments()) ?? new Map()) as Map<string, unknown>;
  const contents = await Promise.all([...found.keys()].map((name) => document.getAttachmentContent(name)));
  return contents.map((content) => `there is ${new TextDecoder().decode(content ?? undefined)}`);
}

async function tagsOf(reading: Reading, names: string[]) {
  const facts: string[] = [];
  for (const [index, page] of (await reading.pages()).entries()) {
    const waiting: { role?: string; alt?: string; children?: unknown[] }[] = [(await page.getStructTree()) ?? {}];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.alt) facts.push(`${names[index]} has ${node.role} for ${node.alt}`);
      waiting.push(...((node.children ?? []) as typeof waiting));
    }
  }
  return facts;
}

export const operations = ['merge', 'split', 'reorder'] as const;
export type Operation = (typeof operations)[number];
/** The pages to split off, counted from 1. */
export const splitPages = [1, 2];

/** What each of them is to us. */
export const asked: Record<Operation, PdfOperation> = {
  merge: { type: 'merge' },
  split: { type: 'extract', pages: splitPages.map((page) => ({ from: page, to: page })) },
  reorder: { type: 'merge', pages: [{ from: -1, to: 1 }] },
};

/** The facts that a result must have. A merge keeps those of both files, except those a document can only have once. */
export function expectedFacts(operation: Operation, first: Facts, second: Facts): Facts {
  const of = (feature: Feature) => {
    if (operation === 'reorder') return first[feature];
    if (operation === 'split') return first[feature].filter((fact) => isOfPages(fact, feature));
    // The catalog holds one title and one language; structure tags carry the other file's.
    const isSingle = feature === 'XMP' || feature === 'language';
    return isSingle ? first[feature] : [...first[feature], ...second[feature]];
  };
  return Object.fromEntries(features.map((feature) => [feature, of(feature)])) as Facts;
}

/** What belongs to the whole document does not go along with some of its pages. */
function isOfPages(fact: string, feature: Feature): boolean {
  if (feature === 'attachments' || feature === 'layers') return false;
  const pages = [...fact.matchAll(/[AB] page (\d)/g)].map(([, page]) => Number(page));
  return pages.every((page) => splitPages.includes(page));
}

/**
 * The share of the expected facts that were found, from 0 to 1, or 1 if none are expected. Duplicates count separately.
 */
export function shareKept(expected: readonly string[], found: readonly string[]): number {
  const left = [...found];
  const kept = expected.filter((fact) => {
    const at = left.indexOf(fact);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return expected.length === 0 ? 1 : kept.length / expected.length;
}

/** Does the same operations with pdf-lib. */
export async function pdfLib(operation: Operation, first: Uint8Array, second: Uint8Array): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  const sources = await Promise.all(
    [first, ...(operation === 'merge' ? [second] : [])].map((bytes) => PDFDocument.load(bytes)),
  );
  for (const source of sources) {
    const all = source.getPageIndices();
    const wanted = { merge: all, split: splitPages.map((page) => page - 1), reorder: all.toReversed() }[operation];
    for (const page of await made.copyPages(source, wanted)) made.addPage(page);
  }
  return made.save();
}
