import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { answers } from '#engines/pdf/pdf.ts';
import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { qpdf } from '../../qpdf.ts';
import { renderPdf } from '../../render-pdf.ts';
import { checkStatus, contentOf, onlyOutput, operate, read } from './read-pdf.ts';
import { metadataName } from '#words/metadata-table.ts';

const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../fixtures/${name}`, import.meta.url)));
const first = await fixture('pdf/first.pdf');

const edit = async (changes: PdfMetadataChanges, bytes = first) =>
  onlyOutput(await operate({ type: 'edit-metadata', changes }, [bytes]));
const metadataOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  answers.metadata({ type: 'metadata', file: new File([bytes], 'a.pdf'), password: '' });

/** Returns all bytes of a file with decompressed streams, as written by qpdf. */
async function unpacked(bytes: Uint8Array): Promise<string> {
  const args = ['--qdf', '--object-streams=disable', 'in.pdf', 'out.pdf'];
  return Buffer.from((await qpdf(args, { 'in.pdf': bytes })).file('out.pdf')).toString('latin1');
}

/** Returns what pdf.js reads in the information dictionary and in XMP. */
async function saidBy(bytes: Uint8Array) {
  const { info, metadata } = await (await read(bytes)).document.getMetadata();
  return { info: info as Record<string, unknown>, xmp: (name: string) => metadata?.get(name) as unknown };
}

test('What is changed is said by both places, and the old words are gone', async () => {
  const bytes = await edit({
    title: 'Größe & <Maß>',
    author: '',
    keywords: 'one, two',
    created: '2026-11-20T21:30',
    language: 'pt-BR',
    displaysTitle: false,
  });
  expect(await checkStatus(bytes)).toBe(0);
  const { info, xmp } = await saidBy(bytes);
  expect(info).toMatchObject({ Title: 'Größe & <Maß>', Keywords: 'one, two', Language: 'pt-BR' });
  expect(info['Author']).toBeUndefined();
  expect(info['CreationDate']).toMatch(/^D:20261120213000/);
  expect(xmp('dc:title')).toBe('Größe & <Maß>');
  expect(xmp('pdf:keywords')).toBe('one, two');
  expect(xmp('xmp:createdate')).toMatch(/^2026-11-20T21:30:00[+-]\d\d:\d\d$/);
  const all = await unpacked(bytes);
  expect(all).not.toContain('Title of A');
  expect(all).not.toContain('Author of A');
});

test('All else that the file has stays', async () => {
  const [before, after] = [await contentOf(first), await contentOf(await edit({ subject: 'Something' }))];
  expect(after).toEqual(before);
  const { info, xmp } = await saidBy(await edit({ subject: 'Something' }));
  expect(info).toMatchObject({ Title: 'Title of A', Author: 'Author of A', Subject: 'Something' });
  expect(xmp('dc:description')).toBe('Something');
});

test('Properties of XMP are replaced however they are written, and unknown ones stay', async () => {
  const packet = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:a="http://ns.adobe.com/xap/1.0/" a:CreatorTool="Old tool" xmlns:own="urn:x" own:Kept="yes"/>
    <rdf:Description rdf:about="" xmlns:b="http://purl.org/dc/elements/1.1/"><b:creator><rdf:Seq><rdf:li>Old author</rdf:li></rdf:Seq></b:creator></rdf:Description>
    </rdf:RDF></x:xmpmeta>`;
  const file = new PdfText();
  const page = file.page('/MediaBox [0 0 9 9]');
  const bytes = await edit(
    { creator: 'New tool', author: 'New author' },
    file.document([page], { catalog: `/Metadata ${file.stream('/Type /Metadata /Subtype /XML', packet)}` }),
  );
  const { xmp } = await saidBy(bytes);
  expect(xmp('xmp:creatortool')).toBe('New tool');
  expect(xmp('dc:creator')).toEqual(['New author']);
  const all = await unpacked(bytes);
  expect(all).not.toMatch(/Old (?:tool|author)/);
  expect(all).toContain('own:Kept="yes"');
});

test('A file without any metadata gets both kinds, and no change gives the file back', async () => {
  const plain = await fixture('pdf/plain.pdf');
  const { info, xmp } = await saidBy(await edit({ title: 'New' }, plain));
  expect([info['Title'], xmp('dc:title')]).toEqual(['New', 'New']);
  const [same] = await operate({ type: 'edit-metadata', changes: {} }, [plain]);
  expect(same?.notes).toEqual([{ type: 'unchanged', why: 'no-changes' }]);
  expect(new Uint8Array((await same?.file.arrayBuffer()) ?? new ArrayBuffer())).toEqual(plain);
});

test('What a file says is told before it is changed', async () => {
  const { values, items } = await metadataOf(await edit({ modified: '2020-02-03T04:05:06' }));
  expect(values).toMatchObject({
    title: 'Title of A',
    author: 'Author of A',
    modified: '2020-02-03T04:05:06',
    language: 'en',
    displaysTitle: true,
    subject: '',
  });
  expect(items).toContainEqual({
    kind: 'person',
    name: { type: 'document-author' },
    value: 'Author of A',
    kept: false,
  });
});

/**
 * Builds a file with all kinds of metadata: XMP, previews, data of programs, a geotagged photo, an earlier revision.
 */
async function tellingFile(): Promise<Uint8Array<ArrayBuffer>> {
  const photo = (await readFile(new URL('../../fixtures/images/sideways.jpg', import.meta.url))).toString('latin1');
  const file = new PdfText();
  const image = file.stream(
    '/Type /XObject /Subtype /Image /Width 300 /Height 451 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
    photo,
  );
  const thumb = file.stream('/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'T');
  const secret = file.add('(Secret of a program)');
  const contents = file.stream('', 'q 100 0 0 150 0 0 cm /I Do Q');
  const page = file.page(`/MediaBox [0 0 100 150] /Contents ${contents} /Thumb ${thumb} /LastModified (D:2020)
    /PieceInfo << /Drawer << /Private ${secret} >> >> /Resources << /XObject << /I ${image} >> >>`);
  const xmp = file.stream('/Type /Metadata /Subtype /XML', '<dc:creator>Author in XMP</dc:creator>');
  const info = file.add('<< /Title (The title) /Author (Author in Info) /Company (Some company) >>');
  const old = file.add('(Words of an earlier revision)');
  file.set(old, '(Words of an earlier revision)');
  return file.document([page], {
    catalog: `/Metadata ${xmp}`,
    trailer: `/Info ${info} /ID [(identifier) (identifier)]`,
  });
}

test('Removing leaves nothing of it in the bytes, and the pages as they were', async () => {
  const before = await tellingFile();
  const [output] = await operate({ type: 'remove-metadata', keepsTitle: false }, [before]);
  const bytes = new Uint8Array((await output?.file.arrayBuffer()) ?? new ArrayBuffer());
  expect(await checkStatus(bytes)).toBe(0);
  const all = await unpacked(bytes);
  const words = [
    'The title',
    'Author in',
    'Some company',
    'Secret of',
    'earlier revision',
    'Thumb',
    'D:2020',
    'identifier',
    'Canary',
  ];
  expect(words.filter((word) => all.includes(word))).toEqual([]);
  expect((await metadataOf(bytes)).items).toEqual([]);
  expect(await renderPdf(bytes)).toEqual(await renderPdf(before));
  const [note] = output?.notes ?? [];
  expect(note).toMatchObject({ type: 'hidden-data' });
  const items = note?.type === 'hidden-data' ? note.items : [];
  expect(items.map(({ name }) => metadataName(name))).toEqual(
    expect.arrayContaining([
      'Title',
      'Author',
      'Company',
      'Data of a program',
      'Previews of pages',
      'In a picture: GPS',
    ]),
  );
});

test('The title may stay', async () => {
  const bytes = await onlyOutput(await operate({ type: 'remove-metadata', keepsTitle: true }, [await tellingFile()]));
  const { info } = await saidBy(bytes);
  expect([info['Title'], info['Author']]).toEqual(['The title', undefined]);
});

test('The same change gives the same bytes, and another one another identifier', async () => {
  const identifiers = async (bytes: Uint8Array) => /\/ID (\[.*?\])/s.exec(await unpacked(bytes))?.[1];
  const [once, again, other] = [await edit({ title: 'A' }), await edit({ title: 'A' }), await edit({ title: 'B' })];
  expect(Buffer.from(again)).toEqual(Buffer.from(once));
  expect(await identifiers(other)).not.toBe(await identifiers(once));
});
