import { beforeAll, expect, test } from 'vitest';
import type { Output } from '#jobs/contract/job.ts';
import { bytesOf, checkStatus, fixture, merge, objectsOf, read, type Json, type Reading } from './read-pdf.ts';

// Both contain everything that a merge can lose, under the same names, marked A or B.
let first: Uint8Array<ArrayBuffer>;
let second: Uint8Array<ArrayBuffer>;
let output: Output;
let bytes: Uint8Array;
let merged: Reading;
let objects: Map<string, Json>;

beforeAll(async () => {
  [first, second] = await Promise.all([fixture('first.pdf'), fixture('second.pdf')]);
  output = await merge(new File([first], 'first.pdf'), new File([second], 'second.pdf'));
  bytes = await bytesOf(output);
  merged = await read(bytes);
  objects = await objectsOf(bytes);
});

const catalog = () => at(objects.get('trailer'), '/Root');
const isRef = (value: Json | undefined): value is string => typeof value === 'string' && /^\d+ \d+ R$/.test(value);
function follow(value: Json | undefined): Json {
  const found = isRef(value) ? objects.get(value) : value;
  return found ?? null;
}
/** Returns the value at a path of keys, following references. */
function at(value: Json | undefined, ...path: (string | number)[]): Json {
  return path.reduce<Json>((found, key) => {
    const holder = follow(found);
    if (Array.isArray(holder)) return holder[Number(key)] ?? null;
    return holder !== null && typeof holder === 'object' ? (holder[key] ?? null) : null;
  }, follow(value));
}

test('qpdf finds nothing wrong with the result', async () => {
  expect(await checkStatus(bytes)).toBe(0);
});

test('The pages of all files are there in their order', async () => {
  const pages = (await merged.texts()).map((text) => text.slice(0, 8));
  expect(pages).toEqual([
    'A page 1',
    'A page 2',
    'A page 3',
    'A page 4',
    'B page 1',
    'B page 2',
    'B page 3',
    'B page 4',
  ]);
  expect(output.notes).toContainEqual({ type: 'pages', count: 8 });
});

test('The result is named after the first file', () => {
  expect(output.file.name).toBe('first.pdf');
  expect(output.file.type).toBe('application/pdf');
});

test('Pages keep the boxes and the rotation that they had from the tree', async () => {
  const facts = (await merged.pages()).map(({ view, rotate }) => `${view.join(' ')} / ${rotate}`);
  const file = ['10 10 390 290 / 90', '10 10 390 290 / 90', '10 10 390 290 / 90', '0 0 300 400 / 180'];
  expect(facts).toEqual([...file, ...file]);
});

test('Every item of both outlines leads to the page of its own file', async () => {
  const outline = (letter: string, offset: number) => [
    `${letter} one > ${offset + 1}`,
    `  ${letter} in one > ${offset + 4}`,
    `  ${letter} also in one > ${offset + 3}`,
    `${letter} two (closed) > ${offset + 2}`,
    `  ${letter} in two > ${offset + 4}`,
    `${letter} three > ${offset + 3}`,
  ];
  expect(await merged.outline()).toEqual([...outline('A', 0), ...outline('B', 4)]);
});

test('Links of every kind lead to pages of their own file', async () => {
  const links = await merged.links();
  expect(links[0]).toEqual(['4', '2', '4', '3', 'https://example.org/', 'undefined']);
  expect(links[4]).toEqual(['8', '6', '8', '7', 'https://example.org/', 'undefined']);
});

test('A comment keeps its popup and its reply', async () => {
  for (const [page, letter] of [
    [2, 'A'],
    [6, 'B'],
  ] as const) {
    const annotations = await (await merged.document.getPage(page)).getAnnotations();
    const [note, reply] = annotations.filter(({ subtype }) => subtype === 'Text');
    expect(note.contentsObj.str).toBe(`Note of ${letter}`);
    expect(reply.contentsObj.str).toBe(`Reply of ${letter}`);
    expect(reply.inReplyTo).toBe(note.id);
    expect(annotations.find(({ subtype }) => subtype === 'Popup').parentRect).toEqual([300, 200, 320, 220]);
  }
});

test('Form fields of the same name keep their values under names of their own', async () => {
  expect(await merged.fields()).toEqual([
    'name = Name of A on 1',
    'choice = YesA on 3, 4',
    'address.city = City of A on 2',
    'signature =  on 2',
    'reset = Off on 1',
    'name-2 = Name of B on 5',
    'choice-2 = YesB on 7, 8',
    'address-2.city = City of B on 6',
    'signature-2 =  on 6',
    'reset-2 = Off on 5',
  ]);
  expect(output.notes).toContainEqual({ type: 'fields-renamed', count: 5 });
});

test('A button that resets fields resets those of its own file', () => {
  const button = at(catalog(), '/AcroForm', '/Fields', 9);
  expect(at(button, '/A', '/Fields')).toEqual(['u:name-2', 'u:address-2.city']);
});

test('Fields keep the font of their own file', () => {
  const font = (name: string) => at(catalog(), '/AcroForm', '/DR', '/Font', name, '/BaseFont');
  const appearance = (field: number) => at(catalog(), '/AcroForm', '/Fields', field, '/DA');
  expect([appearance(0), font('/Helv')]).toEqual(['u:/Helv 12 Tf 0 g', '/Helvetica']);
  expect([appearance(5), font('/Helv-2')]).toEqual(['u:/Helv-2 12 Tf 0 g', '/Times-Roman']);
  expect(at(catalog(), '/AcroForm', '/Fields', 7, '/Kids', 0, '/DA')).toBe('u:/Helv-2 9 Tf 1 g');
});

test('Signatures go, and the result says how many', () => {
  expect(output.notes).toContainEqual({ type: 'signatures-removed', count: 2 });
  expect(at(catalog(), '/AcroForm', '/Fields', 3, '/FT')).toBe('/Sig');
  expect(JSON.stringify([...objects])).not.toContain('ByteRange');
});

test('Page labels go on as they were', async () => {
  expect(await merged.document.getPageLabels()).toEqual(['i', 'ii', 'A-7', 'A-8', 'a', 'b', 'B-7', 'B-8']);
});

test('Attachments of the same name are both kept', async () => {
  const names = at(catalog(), '/Names', '/EmbeddedFiles', '/Names');
  expect([at(names, 0), at(names, 2)]).toEqual(['u:data-2.txt', 'u:data.txt']);
  const content = async (name: string) =>
    new TextDecoder().decode((await merged.document.getAttachmentContent(name)) ?? undefined);
  expect(await content('data.txt')).toBe('Attachment of A');
  expect(await content('data-2.txt')).toBe('Attachment of B');
  expect(at(catalog(), '/AF')).toHaveLength(2);
});

test('Hidden layers stay hidden', async () => {
  const layers = await merged.document.getOptionalContentConfig();
  const states = [...layers].map(([, group]) => [group.name, group.visible]);
  expect(Object.fromEntries(states)).toEqual({
    'Shown of A': true,
    'Hidden of A': false,
    'Shown of B': true,
    'Hidden of B': false,
  });
  expect(at(catalog(), '/OCProperties', '/D', '/Order')).toHaveLength(4);
  expect(at(catalog(), '/OCProperties', '/D', '/Locked')).toHaveLength(2);
});

test('Tags lead from every page to its own paragraph, and roles mean what they meant', async () => {
  const paragraph = async (page: number) => {
    const tree = await (await merged.document.getPage(page)).getStructTree();
    // Its types lack `alt`.
    const element = tree?.children[0] as unknown as { children: { role: string; alt: string }[] };
    return `${element.children[0]?.role}: ${element.children[0]?.alt}`;
  };
  expect(await paragraph(1)).toBe('P: A alternative 1');
  expect(await paragraph(4)).toBe('P: A alternative 4');
  expect(await paragraph(5)).toBe('H1: B alternative 1');
  expect(await paragraph(8)).toBe('H1: B alternative 4');
  expect(at(catalog(), '/MarkInfo', '/Marked')).toBe(true);
});

test('Identifiers and classes of tags stay apart', () => {
  const element = at(catalog(), '/StructTreeRoot', '/K', 1, '/K', 0);
  expect(at(element, '/ID')).toBe('u:p0-2');
  expect(at(element, '/A', '/Headers')).toEqual(['u:p0-2']);
  expect(at(element, '/C')).toBe('/Big-2');
  expect(at(catalog(), '/StructTreeRoot', '/ClassMap', '/Big-2', '/Placement')).toBe('/Inline');
  expect(at(catalog(), '/StructTreeRoot', '/IDTree', '/Names')).toHaveLength(16);
});

test('Title, metadata, language and view are those of the first file', async () => {
  const { info, metadata } = await merged.document.getMetadata();
  expect(info).toMatchObject({ Title: 'Title of A', Author: 'Author of A', Language: 'en' });
  expect(metadata.get('dc:title')).toBe('Title of A');
  expect(await merged.document.getPageMode()).toBe('UseOutlines');
  expect(await merged.pageOf((await merged.document.getOpenAction())?.get('dest'))).toBe(3);
  expect(at(catalog(), '/ViewerPreferences', '/DisplayDocTitle')).toBe(true);
});

test('What is tagged in another language says so', () => {
  const documents = at(catalog(), '/StructTreeRoot', '/K');
  expect([at(documents, 0, '/Lang'), at(documents, 1, '/Lang')]).toEqual([null, 'u:de']);
});

test('Articles and scripts of both files are kept', () => {
  const title = (index: number) => at(catalog(), '/Threads', index, '/I', '/Title');
  expect([title(0), title(1)]).toEqual(['u:Article of A', 'u:Article of B']);
  expect(at(catalog(), '/Threads', 1, '/F', '/P', '/Parent', '/Type')).toBe('/Pages');
  expect(at(catalog(), '/Names', '/JavaScript', '/Names')).toHaveLength(4);
});

test('Every stream is copied byte for byte', async () => {
  const dataOf = (all: Map<string, Json>) =>
    [...all.values()].flatMap((object) => {
      const type = at(object, 'dict', '/Type');
      return typeof at(object, 'data') === 'string' && type !== '/XRef' && type !== '/ObjStm'
        ? [String(at(object, 'data'))]
        : [];
    });
  // The XMP of the second file is the only stream that has no place.
  const isXmp = (data: string) => Buffer.from(data, 'base64').toString().includes('Title of B');
  const inputs = [...dataOf(await objectsOf(first)), ...dataOf(await objectsOf(second)).filter((data) => !isXmp(data))];
  expect(new Set(dataOf(objects))).toEqual(new Set(inputs));
});

test('The same files give the same bytes', async () => {
  expect(await bytesOf(await merge(first, second))).toEqual(await bytesOf(await merge(first, second)));
});

test('A result can be merged again', async () => {
  const again = await bytesOf(await merge(new File([bytes.slice()], 'a.pdf'), new File([bytes.slice()], 'b.pdf')));
  expect(await checkStatus(again)).toBe(0);
  const reading = await read(again);
  expect((await reading.texts()).map((text) => text.slice(0, 8))).toHaveLength(16);
  expect((await reading.fields()).filter((field) => field.startsWith('name'))).toEqual([
    'name = Name of A on 1',
    'name-2 = Name of B on 5',
    'name-3 = Name of A on 9',
    'name-2-2 = Name of B on 13',
  ]);
});

test('What files have in common is written once', async () => {
  const once = await bytesOf(await merge(first));
  const twice = await bytesOf(await merge(first, first));
  const streams = async (file: Uint8Array) =>
    [...(await objectsOf(file)).values()].filter((object) => typeof at(object, 'data') === 'string').length;
  expect((await streams(twice)) - (await streams(once))).toBeLessThan(3);
});
