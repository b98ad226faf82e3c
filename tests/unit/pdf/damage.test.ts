import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { answers } from '#engines/pdf/pdf.ts';
import { JobError } from '#errors/errors.ts';
import type { PdfFacts } from '#jobs/contract/facts.ts';
import type { PdfOperation } from '#jobs/contract/job.ts';
import { describeDamage } from '#words/files.ts';
import { everything } from '../../nightly.ts';
import { bytesOf, checkStatus, fixture, merge, operate, read } from './read-pdf.ts';

const inspect = (file: File) => answers.facts({ type: 'facts', file });

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const first = latin1(await fixture('first.pdf'));
const second = latin1(await fixture('second.pdf'));

async function firstTexts(text: string): Promise<string[]> {
  const bytes = await bytesOf(await merge(toBytes(text)));
  expect(await checkStatus(bytes)).toBe(0);
  return (await (await read(bytes)).texts()).map((page) => page.slice(0, 8));
}

/** Returns the outcome for a file: merged, or an error code. */
const outcome = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  merge(bytes).then(
    () => 'merged',
    (error: unknown) => (error instanceof JobError ? error.code : String(error)),
  );

const pages = ['A page 1', 'A page 2', 'A page 3', 'A page 4'];
const pagesOfSecond = ['B page 1', 'B page 2', 'B page 3', 'B page 4'];

/** Damage in transit after which all pages can still be recovered. */
const repairable: Record<string, string> = {
  'its cross-reference points to wrong places': first.replace(/^%PDF-1\.7\n/, '%PDF-1.7\n%moved\n'),
  'lines end as on Windows, so nothing is where it was': first.replaceAll('\nendobj\n', '\r\nendobj\r\n'),
  'something stands before its header': `GET / HTTP/1.1\r\n\r\n${first}`,
  'something stands after its end': first + '\0'.repeat(1500),
  'startxref is missing': first.replace(/startxref\n\d+/, ''),
  'startxref points past the end': first.replace(/startxref\n\d+/, 'startxref\n99999999'),
  'startxref points to itself': first.replace(/startxref\n\d+/, `startxref\n${first.lastIndexOf('startxref')}`),
  'the cross-reference table is lost': first.replace(/xref\n0 \d+\n[^]*trailer/, 'trailer'),
  'the trailer is lost': first.slice(0, first.lastIndexOf('trailer')),
  'the table says too few objects': first.replace(/xref\n0 \d+/, 'xref\n0 3'),
  'streams have a wrong length': first.replace(/\/Length \d+/g, '/Length 7'),
  'streams have no length': first.replace(/\/Length \d+/g, ''),
  'streams have a length that is longer than the file': first.replace(/\/Length \d+/g, '/Length 123456789'),
  'the page count is a lie': first.replaceAll(/\/Count \d/g, '/Count 4711'),
  'objects do not end': first.replaceAll('endobj', ''),
  'the root is not the catalog': first.replace(/\/Root \d+ 0 R/, '/Root 4 0 R'),
  'a previous section is the section itself': first.replace(
    'trailer\n<<',
    `trailer\n<< /Prev ${first.lastIndexOf('xref\n0')}`,
  ),
};

for (const [damage, text] of Object.entries(repairable)) {
  test(`A file is read although ${damage}`, async () => {
    expect(await firstTexts(text)).toEqual(pages);
  });
}

test('A file with object streams is read although its cross-reference stream is lost', async () => {
  expect(await firstTexts(second.replace(/startxref\n\d+/, 'startxref\n5'))).toEqual(pagesOfSecond);
});

test('A file that was cut off gives the pages that are there', async () => {
  const cut = first.slice(0, first.indexOf('(A page 3)'));
  const facts = (await inspect(new File([toBytes(cut)], 'cut.pdf'))) as PdfFacts;
  expect(facts.pages).toBeGreaterThan(0);
  expect(describeDamage(facts)).toEqual([expect.stringMatching(/^This file is damaged/)]);
  expect(await checkStatus(await bytesOf(await merge(toBytes(cut))))).toBe(0);
});

test('Every way to cut a file off ends in a result or in an explanation', async () => {
  const outcomes = new Set<string>();
  for (const text of [first, second]) {
    for (let length = 1; length < text.length; length += 211)
      outcomes.add(await outcome(toBytes(text.slice(0, length))));
  }
  expect(outcomes).toEqual(new Set(['corrupt-file', 'merged']));
});

test('Every way to spoil bytes ends in a result or in an explanation', async () => {
  // A fixed sequence, so that failures are reproducible.
  let state = 1;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const outcomes = new Set<string>();
  for (let round = 0; round < (everything ? 150 : 60); round++) {
    const bytes = toBytes(round % 2 === 0 ? first : second);
    for (let count = 0; count < 20; count++) bytes[random(bytes.length)] = random(256);
    outcomes.add(await outcome(bytes));
  }
  expect(outcomes).toEqual(new Set(['corrupt-file', 'merged']));
});

test('A file without a page, or without anything, is explained', async () => {
  const without = [await fixture('not-a-document.pdf'), toBytes('%PDF-'), toBytes(`%PDF-1.7\n${'['.repeat(1e5)}`)];
  for (const bytes of without) await expect(merge(bytes)).rejects.toMatchObject({ code: 'corrupt-file' });
  await expect(merge(new Uint8Array())).rejects.toMatchObject({ code: 'empty-file' });
});

test('A tree without a page in it is called so, one that is in it twice has its pages twice, and lost ones are told', async () => {
  const file = new PdfText();
  const [catalog, tree, part, page] = [file.next(), file.next(), file.next(), file.next()];
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  file.set(tree, '<< /Type /Pages /Kids [] /Count 0 >>');
  await expect(merge(file.bytes(`/Root ${catalog}`))).rejects.toMatchObject({ code: 'no-pages' });
  file.set(tree, `<< /Type /Pages /Kids [${part} ${part}] /Count 2 >>`);
  file.set(part, `<< /Type /Pages /Kids [${page}] /Count 1 >>`);
  file.set(page, '<< /Type /Page /MediaBox [0 0 9 9] >>');
  expect((await merge(file.bytes(`/Root ${catalog}`))).notes).toContainEqual({ type: 'pages', count: 2 });
  file.set(part, `<< /Type /Pages /Kids [${page} 999 0 R] /Count 2 >>`);
  file.set(tree, `<< /Type /Pages /Kids [${part}] /Count 2 >>`);
  expect((await merge(file.bytes(`/Root ${catalog}`))).notes).toContainEqual({
    type: 'pages-not-found',
    stated: 2,
    found: 1,
  });
  const pages = [{ from: 1, to: -1 }];
  const [colour, text] = ['#000000', 'x'];
  const stamp = { text, place: 'top-left', size: 9, margin: 9, colour, opacity: 1, pages, firstNumber: 1 } as const;
  const operations: PdfOperation[] = [
    { type: 'rotate', pages, angle: 90 },
    { type: 'split', by: { type: 'every', pages: 1 } },
    { type: 'stamp', stamp },
    { type: 'sign', signing: { mark: { type: 'text', text }, areas: [], colour } },
    { type: 'crop', pages, area: { type: 'share', left: 0, top: 0, width: 0.5, height: 0.5 } },
    { type: 'sheets', sheets: { pages: 2, order: 'rows', paper: 'a4', gap: 0, hasBorders: false } },
    { type: 'edit-metadata', changes: { title: text } },
    { type: 'remove-metadata', keepsTitle: false },
    {
      type: 'protect',
      protection: { userPassword: text, ownerPassword: '', allows: { print: true, copy: true, change: true } },
    },
  ];
  for (const operation of operations) {
    const [output] = await operate(operation, [file.bytes(`/Root ${catalog}`)]);
    expect(output?.notes, operation.type).toContainEqual({ type: 'pages-not-found', stated: 2, found: 1 });
  }
  // Nested nodes, each twice in its parent, would have a thousand million pages.
  let node = page;
  for (let depth = 0; depth < 30; depth++) node = file.add(`<< /Type /Pages /Kids [${node} ${node}] >>`);
  file.set(tree, `<< /Type /Pages /Kids [${node}] >>`);
  expect((await merge(file.bytes(`/Root ${catalog}`))).notes).toContainEqual({
    type: 'pages',
    count: expect.toSatisfy((count: number) => count > 1 && count < 20_000),
  });
});

/** Builds a document of one page, with other parts defined by a test. */
function onePage(build: (file: PdfText, page: string) => { catalog?: string; page?: string }): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const page = file.next();
  const more = build(file, page);
  file.page(`/MediaBox [0 0 100 100] ${more.page ?? ''}`, page);
  return file.document([page], { catalog: more.catalog ?? '' });
}

test('Boxes without anything in them, and turns by no right angle, count for nothing', async () => {
  for (const page of ['/CropBox [400 400 500 500]', '/CropBox [0 0 0 0] /Rotate 45', '/Rotate -89.5']) {
    const file = new File([onePage(() => ({ page: `/MediaBox [0 0 100 50] ${page}` }))], 'odd.pdf');
    expect(await inspect(file)).toMatchObject({ size: { width: 100, height: 50 } });
  }
});

/** How deep and how many: by day more than the calls that JavaScript can nest, about 10,000. */
const many = everything ? 50_000 : 16_000;

/** Builds a file where each object extends to the end of the file, and a page refers to them all. */
function endless(body: string): Uint8Array<ArrayBuffer> {
  const count = many / 2;
  const refs = Array.from({ length: count }, (_, index) => `${index + 10} 0 R`);
  const objects = refs.map((_, index) => `${index + 10} 0 obj ${body}${' '.repeat(100)}`);
  const page = '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]';
  return toBytes(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
${page} /PieceInfo [${refs.join(' ')}] >> endobj
trailer << /Root 1 0 R >>
${objects.join('\n')}`);
}

/** Files designed to keep a reader busy forever, or to exhaust its memory. */
const attacks: Record<string, () => Uint8Array<ArrayBuffer>> = {
  'an outline that goes in a circle': () =>
    onePage((file) => {
      const [root, item] = [file.next(), file.next()];
      file.set(root, `<< /First ${item} /Last ${item} >>`);
      file.set(item, `<< /Title (again) /Parent ${root} /Next ${item} /First ${item} >>`);
      return { catalog: `/Outlines ${root}` };
    }),
  'a name tree that goes in a circle': () =>
    onePage((file) => {
      const node = file.next();
      file.set(node, `<< /Kids [${node} ${node}] >>`);
      return { catalog: `/Names << /Dests ${node} /EmbeddedFiles ${node} >>` };
    }),
  'fields that hold each other': () =>
    onePage((file) => {
      const field = file.next();
      file.set(field, `<< /T (a) /FT /Tx /Parent ${field} /Kids [${field}] >>`);
      return { catalog: `/AcroForm << /Fields [${field} ${field}] /DR ${field} /DA ${field} >>` };
    }),
  'a structure that goes in a circle': () =>
    onePage((file) => {
      const root = file.next();
      file.set(root, `<< /Type /StructTreeRoot /K ${root} /ParentTree ${root} /RoleMap ${root} /IDTree ${root} >>`);
      return { catalog: `/StructTreeRoot ${root} /MarkInfo << /Marked true >>` };
    }),
  'references that only lead to references': () =>
    onePage((file) => {
      const [one, two] = [file.next(), file.next()];
      file.set(one, two);
      file.set(two, one);
      return { page: `/Contents ${one} /Annots ${two}`, catalog: `/Outlines ${one} /Names ${two} /PageLabels ${one}` };
    }),
  'a stream whose length is itself': () =>
    onePage((file) => {
      const stream = file.next();
      file.set(stream, `<< /Length ${stream} >>\nstream\nq Q\nendstream`);
      return { page: `/Contents ${stream}` };
    }),
  'objects 100,000 deep in each other': () =>
    onePage((file) => ({ page: `/PieceInfo ${file.add('<</A'.repeat(1e5))}` })),
  'streams deep in each other': () =>
    onePage((file) => {
      let form = file.stream('/Type /XObject', '');
      for (let depth = 0; depth < many; depth++)
        form = file.stream(`/Resources << /XObject << /X ${form} >> >>`, '/X Do');
      return { page: `/Resources << /XObject << /X ${form} >> >>` };
    }),
  'a deep outline': () =>
    onePage((file) => {
      const root = file.next();
      let parent = root;
      for (let depth = 0; depth < many / 2; depth++) {
        const item = file.next();
        file.set(parent, `<< /Title (x) /First ${item} /Last ${item} /Count 1 >>`);
        parent = item;
      }
      file.set(parent, '<< /Title (last) >>');
      return { catalog: `/Outlines ${root}` };
    }),
  'streams that do not end': () => endless('<< >>\nstream\n'),
  'strings that do not end': () => endless('('),
  'a filter list without an end': () =>
    onePage((file) => ({ page: `/Contents ${file.stream(`/Filter [${'/FlateDecode '.repeat(1e4)}]`, 'x')}` })),
};

for (const [attack, make] of Object.entries(attacks)) {
  test(`${attack} is survived`, async () => {
    const output = await merge(make(), await fixture('plain.pdf'));
    expect(output.notes).toContainEqual({ type: 'pages', count: 3 });
  });
}

test('A deep page tree is read', async () => {
  const file = new PdfText();
  const [catalog, page] = [file.next(), file.next()];
  let node = page;
  for (let depth = 0; depth < many; depth++) node = file.add(`<< /Type /Pages /Kids [${node}] /Count 1 >>`);
  file.set(page, '<< /Type /Page /MediaBox [0 0 100 100] >>');
  file.set(catalog, `<< /Type /Catalog /Pages ${node} >>`);
  expect((await merge(file.bytes(`/Root ${catalog}`))).notes).toContainEqual({ type: 'pages', count: 1 });
});

test('A page tree that goes in a circle gives each page once', async () => {
  const file = new PdfText();
  const [catalog, tree, page] = [file.next(), file.next(), file.next()];
  file.set(page, `<< /Type /Page /Parent ${tree} /MediaBox [0 0 100 100] >>`);
  file.set(tree, `<< /Type /Pages /Kids [${page} ${tree} ${tree}] /Count 9 >>`);
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} >>`);
  expect((await merge(file.bytes(`/Root ${catalog}`))).notes).toContainEqual({ type: 'pages', count: 1 });
});

test('An object stream that unpacks to far more than it needs is refused', async () => {
  const packed = latin1(deflateSync(Buffer.alloc(140 * 2 ** 20), { level: 1 }));
  const body = `1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`;
  await expect(merge(toBytes(`%PDF-1.7\n${body}trailer << /Root 2 0 R >>\n`))).rejects.toMatchObject({
    code: 'corrupt-file',
  });
});
