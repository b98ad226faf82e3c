import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { PdfOperation } from '#jobs/contract/job.ts';
import { parsePageList } from '#options/page-list.ts';
import { qpdf } from '../../qpdf.ts';
import {
  bytesOf,
  checkStatus,
  contentOf,
  fixture,
  objectsOf,
  onlyOutput,
  operate,
  read,
  type Json,
} from './read-pdf.ts';

const first = await fixture('first.pdf');
const second = await fixture('second.pdf');
const plain = Buffer.from(await fixture('plain.pdf')).toString('latin1');

const pages = parsePageList;
const does = async (operation: PdfOperation, ...files: Uint8Array<ArrayBuffer>[]) =>
  onlyOutput(await operate(operation, files.length > 0 ? files : [first]));
const extract = (list: string) => does({ type: 'extract', pages: pages(list) });
const remove = (list: string) => does({ type: 'delete', pages: pages(list) });
const arrange = (list: string, ...files: Uint8Array<ArrayBuffer>[]) =>
  does({ type: 'merge', pages: pages(list) }, ...files);

/** Returns all bytes of a file with decompressed streams, including unreferenced objects. */
async function unpacked(bytes: Uint8Array): Promise<string> {
  const args = ['--qdf', '--preserve-unreferenced', '--object-streams=disable', 'in.pdf', 'out.pdf'];
  const text = Buffer.from((await qpdf(args, { 'in.pdf': bytes })).file('out.pdf')).toString('latin1');
  return text.replaceAll('\0', '');
}

const lines = (texts: string[]) => texts.map((text) => text.slice(0, 8));

test('Extracted pages keep their text, links, fields, labels, tags and layers', async () => {
  const bytes = await extract('1, 4');
  expect(await checkStatus(bytes)).toBe(0);
  const content = await contentOf(bytes);
  const whole = await contentOf(first);
  expect(lines(content.texts)).toEqual(['A page 1', 'A page 4']);
  expect(content.labels).toEqual([whole.labels?.[0], whole.labels?.[3]]);
  // Links to page 4, by object and by name, and to the web; those to pages 2 and 3, and to nowhere, are gone.
  expect(content.links[0]).toEqual(['2', '2', 'https://example.org/']);
  expect(content.outline).toEqual(['A one > 1', '  A in one > 2', 'A two (closed) > undefined', '  A in two > 2']);
  expect(content.title).toBe('Title of A');
  const reading = await read(bytes);
  const tree = await (await reading.document.getPage(2)).getStructTree();
  expect(JSON.stringify(tree)).toContain('content');
});

test('What is not extracted is not in the bytes', async () => {
  const text = await unpacked(await extract('1'));
  expect(text).toContain('A page 1');
  for (const other of [2, 3, 4]) expect(text).not.toContain(`A page ${other}`);
  for (const word of ['Note of A', 'Reply of A', 'Attachment of A', 'A in two', 'A three', 'own-A', 'Article']) {
    expect(text).not.toContain(word);
  }
});

test('Values of fields on other pages are not in the bytes', async () => {
  const whole = await contentOf(first);
  const fieldsOn = (page: number) => whole.fields.filter((field) => field.endsWith(`on ${page}`));
  for (const page of [1, 2, 3, 4]) {
    const kept = (await contentOf(await extract(String(page)))).fields.map((field) => field.replace(/ on .*/, ''));
    for (const field of fieldsOn(page)) expect(kept).toContain(field.replace(/ on .*/, ''));
    const others = [1, 2, 3, 4].filter((other) => other !== page).flatMap(fieldsOn);
    for (const field of others) expect(kept).not.toContain(field.replace(/ on .*/, ''));
  }
});

test('Deleted pages are gone from the bytes; what is attached to the document stays', async () => {
  const bytes = await remove('2-3');
  expect(await checkStatus(bytes)).toBe(0);
  const text = await unpacked(bytes);
  for (const word of ['A page 2', 'A page 3', 'Note of A', 'own-A']) expect(text).not.toContain(word);
  expect((await contentOf(bytes)).attachments).toEqual(['data.txt']);
  expect(lines((await contentOf(bytes)).texts)).toEqual(['A page 1', 'A page 4']);
});

test('What goes with pages that are not there is said', async () => {
  const [output] = await operate({ type: 'extract', pages: pages('1-2') }, [first]);
  expect(output?.notes).toContainEqual({ type: 'articles-removed', count: 1 });
  const kept = await operate({ type: 'rotate', pages: pages('1'), angle: 90 }, [first]);
  expect(kept[0]?.notes.map(({ type }) => type)).not.toContain('articles-removed');
  const marked = new Uint8Array(
    Buffer.from(plain.replace('/Type /Catalog', '/Type /Catalog /PieceInfo << /App << /Private 1 >> >>'), 'latin1'),
  );
  const [single] = await operate({ type: 'extract', pages: pages('1') }, [marked]);
  expect(single?.notes).toContainEqual({ type: 'program-data-removed' });
});

test('Each file begins on the front of a sheet where that is asked for', async () => {
  const threePages = await extract('1-3');
  const files = [threePages, second, threePages];
  const bytes = await onlyOutput(await operate({ type: 'merge', startsOnFront: true }, files));
  expect(await checkStatus(bytes)).toBe(0);
  const reading = await read(bytes);
  expect(lines(await reading.texts())).toEqual([
    ...['A page 1', 'A page 2', 'A page 3', ''],
    ...['B page 1', 'B page 2', 'B page 3', 'B page 4'],
    ...['A page 1', 'A page 2', 'A page 3'],
  ]);
  const [, , before, blank] = await reading.pages();
  expect([blank?.view, blank?.rotate]).toEqual([before?.view, before?.rotate]);
  expect((await reading.outline())[4]).toBe('B one > 5');
  expect((await reading.document.getPageLabels())?.slice(3, 6)).toEqual(['', 'a', 'b']);
  const listed = pages('1:1, 2:1-2, 1:2');
  const some = await onlyOutput(await operate({ type: 'merge', pages: listed, startsOnFront: true }, files));
  expect(lines(await (await read(some)).texts())).toEqual(['A page 1', '', 'B page 1', 'B page 2', 'A page 2']);
});

test('Without pages there is no file', async () => {
  await expect(remove('all')).rejects.toMatchObject({ code: 'no-pages-left' });
  await expect(extract('')).rejects.toMatchObject({ code: 'no-pages-chosen' });
  await expect(extract('5')).rejects.toMatchObject({ code: 'no-such-page', facts: { page: 5, pages: 4 } });
});

test('Pages turn by the angle that they have and that is asked for', async () => {
  const bytes = await does({ type: 'rotate', pages: pages('1, 4'), angle: 270 });
  const reading = await read(bytes);
  expect((await reading.pages()).map(({ rotate }) => rotate)).toEqual([0, 90, 90, 90]);
  expect((await contentOf(bytes)).outline).toEqual((await contentOf(first)).outline);
});

test('Pages come in the order that is asked for, of several files', async () => {
  const bytes = await arrange('2:4, 1:2-1, 2:1@90', first, second);
  expect(await checkStatus(bytes)).toBe(0);
  const content = await contentOf(bytes);
  expect(lines(content.texts)).toEqual(['B page 4', 'A page 2', 'A page 1', 'B page 1']);
  expect(content.labels).toHaveLength(4);
  // Of A, links to page 2 (by name); of B, links to page 4.
  expect(content.links[2]).toEqual(['2', 'https://example.org/']);
  expect(content.links[3]).toEqual(['1', '1', 'https://example.org/']);
});

test('All pages in another order keep all that they have', async () => {
  const bytes = await arrange('4-1');
  const content = await contentOf(bytes);
  const whole = await contentOf(first);
  expect(lines(content.texts)).toEqual(['A page 4', 'A page 3', 'A page 2', 'A page 1']);
  expect(content.labels).toEqual(whole.labels?.toReversed());
  const reversed = whole.outline.map((line) => line.replace(/\d$/, (page) => String(5 - Number(page))));
  expect(content.outline).toEqual(reversed);
  expect(content.attachments).toEqual(whole.attachments);
  expect(content.fields.length).toBe(whole.fields.length);
});

test('A page that comes twice is two pages, with links and fields of its own', async () => {
  const bytes = await arrange('1-4, 1');
  expect(await checkStatus(bytes)).toBe(0);
  const content = await contentOf(bytes);
  expect(lines(content.texts)).toEqual(['A page 1', 'A page 2', 'A page 3', 'A page 4', 'A page 1']);
  expect(content.links[4]).toEqual(content.links[0]?.filter((target) => target !== 'undefined'));
  expect(content.attachments).toEqual(['data.txt']);
  expect(content.outline).toEqual((await contentOf(first)).outline);
});

/** Returns the pages of each result. */
const split = async (by: Extract<PdfOperation, { type: 'split' }>['by'], input = first) => {
  const outputs = await operate({ type: 'split', by }, [new File([input], 'in.pdf')]);
  return Promise.all(
    outputs.map(async (output) => {
      const bytes = await bytesOf(output);
      expect(await checkStatus(bytes)).toBe(0);
      return { name: output.file.name, texts: lines((await contentOf(bytes)).texts), notes: output.notes };
    }),
  );
};

test('A file splits into files of so many pages', async () => {
  expect(await split({ type: 'every', pages: 3 })).toMatchObject([
    { name: 'in-1.pdf', texts: ['A page 1', 'A page 2', 'A page 3'] },
    { name: 'in-2.pdf', texts: ['A page 4'] },
  ]);
});

test('A file splits into a file for each range', async () => {
  expect(await split({ type: 'ranges', pages: pages('3-4, 1') })).toMatchObject([
    { name: 'in-1.pdf', texts: ['A page 3', 'A page 4'] },
    { name: 'in-2.pdf', texts: ['A page 1'] },
  ]);
});

test('A file splits where the items of its outline lead to', async () => {
  expect(await split({ type: 'outline', level: 1 })).toMatchObject([
    { name: 'in-1-A one.pdf', texts: ['A page 1'] },
    { name: 'in-2-A two.pdf', texts: ['A page 2'] },
    { name: 'in-3-A three.pdf', texts: ['A page 3', 'A page 4'] },
  ]);
  await expect(split({ type: 'outline', level: 1 }, await fixture('plain.pdf'))).rejects.toMatchObject({
    code: 'no-outline',
  });
});

/** Builds pages of about these sizes, in bytes: noise in their streams does not compress. */
function heavyFile(sizes: number[]): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const kids = sizes.map((size, index) => {
    const noise = Array.from({ length: size }, (_, at) => ((at * 7919 + index * 104729) % 36).toString(36)).join('');
    const contents = file.stream('', `% ${noise}`);
    return file.page(`/MediaBox [0 0 9 9] /Contents ${contents}`);
  });
  return file.document(kids);
}

test('A file splits into files of at most so many bytes, each as full as can be', async () => {
  const outputs = await operate({ type: 'split', by: { type: 'size', bytes: 10_000 } }, [
    heavyFile([4000, 4000, 4000, 4000, 4000, 30_000, 1000]),
  ]);
  const counts = await Promise.all(
    outputs.map(async (output) => (await read(await bytesOf(output))).document.numPages),
  );
  expect(counts).toEqual([2, 2, 1, 1, 1]);
  expect(outputs.map(({ notes }) => notes.some(({ type }) => type === 'above-limit'))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

test('Layers that the pages do not use are gone', async () => {
  const file = new PdfText();
  const layers = ['One', 'Two'].map((name) => file.add(`<< /Type /OCG /Name (Layer ${name}) >>`));
  const kids = layers.map((layer) =>
    file.page(`/MediaBox [0 0 9 9] /Contents ${file.stream('', '/L BDC EMC')}
      /Resources << /Properties << /L ${layer} >> >>`),
  );
  const bytes = await does(
    { type: 'extract', pages: pages('2') },
    file.document(kids, {
      catalog: `/OCProperties << /OCGs [${layers.join(' ')}] /D << /Order [[(Group) ${layers.join(' ')}]] /OFF [${layers.join(' ')}] >> >>`,
    }),
  );
  const objects = JSON.stringify([...(await objectsOf(bytes))] satisfies [string, Json][]);
  expect(objects).toContain('Layer Two');
  expect(objects).not.toContain('Layer One');
});

test('A result says which page is the first that changed', async () => {
  const changed = async (operation: PdfOperation, ...files: Uint8Array<ArrayBuffer>[]) =>
    (await operate(operation, files.length > 0 ? files : [first]))[0]?.firstChange;
  expect(await changed({ type: 'rotate', pages: pages('3-4'), angle: 90 })).toBe(2);
  expect(await changed({ type: 'delete', pages: pages('2') })).toBe(1);
  expect(await changed({ type: 'delete', pages: pages('4') })).toBeUndefined();
  expect(await changed({ type: 'merge', pages: pages('1-3, 4@90') })).toBe(3);
  expect(await changed({ type: 'merge', pages: pages('1:all, 2:2, 2:1') }, first, second)).toBe(4);
  expect(await changed({ type: 'merge' }, first, second)).toBeUndefined();
});
