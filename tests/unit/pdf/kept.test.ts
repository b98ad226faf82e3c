import { expect, test } from 'vitest';
import { does, file, kept, link, merge, Sample } from './sample.ts';
import { operate, read } from './read-pdf.ts';

// Rare features, which implementations lose that did not consider them.

test('Objects that a table hides from older readers are kept', async () => {
  const sample = new Sample(1);
  const link = sample.text.next();
  sample.setPage(0, `/Annots [${link}]`);
  const hidden = `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org/) >> >>`;
  const number = Number.parseInt(link, 10);
  const head = `${number} 0 `;
  const container = sample.text.stream(`/Type /ObjStm /N 1 /First ${head.length}`, head + hidden);
  const row = String.fromCharCode(2, Number.parseInt(container, 10), 0);
  const list = sample.text.stream(`/Type /XRef /Size 99 /W [1 1 1] /Index [${number} 1]`, row);
  let text = Buffer.from(sample.bytes('', '/XRefStm 0000000000')).toString('latin1');
  text = text.replace('/XRefStm 0000000000', `/XRefStm ${text.indexOf(`${list.replace('R', 'obj')}`)}`);
  const rows = text.slice(text.indexOf('xref\n')).split('\n');
  text = text.replace(`${rows[number + 2]}\n`, '0000000000 00000 f \n');
  const { bytes } = await merge(new Uint8Array(Buffer.from(text, 'latin1')));
  expect(await (await read(bytes)).links()).toEqual([['https://example.org/']]);
});

test('Links into attached files, to articles and to addresses lead where they led', async () => {
  const sample = new Sample(2);
  const { text, pages } = sample;
  const [article, bead] = [text.next(), text.next()];
  text.set(article, `<< /Type /Thread /F ${bead} /I << /Title (A story) >> >>`);
  text.set(bead, `<< /Type /Bead /T ${article} /N ${bead} /V ${bead} /P ${pages[0]} /R [0 0 9 9] >>`);
  const links = [
    link('/S /GoToE /T << /R /C /N (a.pdf) >> /D [0 /Fit]'),
    link('/S /GoToE /T << /R /C /P 1 /A 0 >> /D [0 /Fit]'),
    link('/S /Thread /D 0'),
    link('/S /Thread /D (A story)'),
    link('/S /URI /URI (page.html)'),
  ];
  sample.setPage(0, `/B [${bead}] /Annots [${links.join(' ')}]`);
  const names = `/Names << /EmbeddedFiles << /Names [(a.pdf) ${file(sample, 'a.pdf')}] >> >>`;
  const bytes = (base: string) => sample.bytes(`/Threads [${article}] ${names} /URI << /Base (${base}) >>`);
  const { at } = await merge(bytes('https://a.example/'), bytes('https://b.example/b/'));
  const action = (page: number, index: number) => ['Pages', 'Kids', page, 'Annots', index, 'A'] as const;
  const of = (page: number) => [
    at(...action(page, 0), 'T', 'N'),
    at(...action(page, 1), 'T', 'P'),
    at(...action(page, 4), 'URI'),
  ];
  expect(of(0)).toEqual(['u:a.pdf', 1, 'u:page.html']);
  expect(of(2)).toEqual(['u:a-2.pdf', 3, 'u:https://b.example/b/page.html']);
  for (const index of [2, 3]) {
    const [first, second] = [0, 2].map((page) => at(...action(page, index), 'D'));
    expect([first, second]).toEqual([at('Threads', 0), at('Threads', 1)]);
    expect(first).not.toEqual(second);
  }
});

test('Deleting pages keeps what belongs to none of them', async () => {
  const sample = new Sample(3);
  const invoice = file(sample, 'invoice.xml');
  const [root, ...items] = Array.from({ length: 4 }, () => sample.text.next());
  const entries = [`/A << /S /URI /URI (https://example.org/) >>`, '', `/Dest [${sample.pages[2]} /Fit]`];
  for (const [index, item] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    const beside = `${before ? `/Prev ${before}` : ''} ${after ? `/Next ${after}` : ''}`;
    sample.text.set(item, `<< /Title (${index}) /Parent ${root} ${beside} ${entries[index]} >>`);
  }
  sample.text.set(root ?? '', `<< /First ${items[0]} /Last ${items[2]} /Count 3 >>`);
  const names = `/Names << /EmbeddedFiles << /Names [(invoice.xml) ${invoice}] >> >> /AF [${invoice}]`;
  const view = '/Collection << /View /D >> /ViewerPreferences << /PrintPageRange [1 2] >>';
  const bytes = sample.bytes(`/Outlines ${root} ${names} ${view}`);
  const shorter = await does(kept(2), bytes);
  expect(await (await read(shorter.bytes)).outline()).toEqual(['0 > undefined', '1 > undefined']);
  const first = ['Outlines', 'First'] as const;
  expect(shorter.at(...first, 'Next', 'Prev', 'Title')).toEqual(shorter.at(...first, 'Title'));
  expect(shorter.at(...first, 'Prev')).toBeNull();
  expect(shorter.at('AF', 0)).toEqual(shorter.at('Names', 'EmbeddedFiles', 'Names', 1));
  expect(shorter.at('Collection', 'View')).toBe('/D');
  expect(shorter.at('ViewerPreferences', 'PrintPageRange')).toEqual([1, 2]);
  expect(shorter.notes).toEqual(['pages']);
  const single = await does({ type: 'extract', pages: [{ from: 1, to: 1 }] }, bytes);
  expect([single.at('Outlines'), single.at('AF'), single.at('Collection')]).toEqual([null, null, null]);
  expect(single.at('ViewerPreferences', 'PrintPageRange')).toBeNull();
  expect(single.notes).toEqual(['pages', 'attachments-removed', 'portfolio-removed']);
  expect((await merge(new Sample().bytes(''), bytes)).notes).toEqual(['pages', 'portfolio-removed']);
});

test('What a catalog, layers, destinations and tags say beside the usual stays', async () => {
  const sample = new Sample(2);
  const { text, pages } = sample;
  const [layer, root, element] = [text.add('<< /Type /OCG /Name (L) >>'), text.next(), text.next()];
  const words = file(sample, 'words.pls');
  text.set(element, `<< /Type /StructElem /S /Note /NS << /NS (mine) >> /P ${root} /Pg ${pages[1]} /K 0 >>`);
  text.set(
    root,
    `<< /Type /StructTreeRoot /K ${element} /ParentTree << /Nums [2147483000 [${element}]] >>
      /PronunciationLexicon [${words}] /AF [${words}] /RoleMap << /Note /P >> >>`,
  );
  sample.setPage(1, '/StructParents 2147483000');
  const [parts, part] = [text.next(), text.next()];
  text.set(parts, `<< /Type /DPartRoot /DPartRootNode ${part} >>`);
  text.set(part, `<< /Type /DPart /Parent ${parts} /Start ${pages[0]} /End ${pages[1]} >>`);
  sample.setPage(0, `/DPart ${part}`);
  const mine = '/XX_Mine << /A 1 >> /Requirements [<< /S /EnableJavaScripts >>]';
  const layers = `/OCProperties << /OCGs [${layer}] /D << /ListMode /VisiblePages /Intent /Design /Creator (C) >> >>`;
  const names = `/Names << /Dests << /Names [(n) << /D [${pages[1]} /Fit] /SD [${element} /Fit] >>] >> /IDS << /Names [(i) 7] >> >>`;
  const bytes = sample.bytes(`/DPartRoot ${parts} ${mine} ${layers} ${names} /StructTreeRoot ${root}`);
  const other = new TextDecoder('latin1').decode(bytes).replace('/Note /P', '/Note /H');
  const { at, notes } = await merge(bytes, new Uint8Array(Buffer.from(other, 'latin1')));
  expect([at('XX_Mine', 'A'), at('Requirements', 0, 'S')]).toEqual([1, '/EnableJavaScripts']);
  expect(notes).toContain('program-data-removed');
  expect(at('OCProperties', 'D')).toMatchObject({
    '/ListMode': '/VisiblePages',
    '/Intent': '/Design',
    '/Creator': 'u:C',
  });
  expect(at('Names', 'Dests', 'Names', 1, 'SD', 0)).toEqual(at('StructTreeRoot', 'K', 0));
  for (const list of ['PronunciationLexicon', 'AF']) expect(at('StructTreeRoot', list, 1, 'F')).toBe('u:words.pls');
  expect(at('Names', 'IDS', 'Names', 1)).toBe(7);
  expect(at('Pages', 'Kids', 0, 'DPart')).toEqual(at('DPartRoot', 'DPartRootNode'));
  expect(at('Pages', 'Kids', 2, 'DPart')).toBeNull();
  expect((await does({ type: 'repair' }, bytes)).at('Pages', 'Kids', 0, 'DPart', 'Parent', 'Type')).toBe('/DPartRoot');
  // In its own namespace: another document's types do not affect it.
  expect(at('StructTreeRoot', 'K', 1, 'S')).toBe('/Note');
  expect([1, 3].map((page) => at('Pages', 'Kids', page, 'StructParents'))).toEqual([0, 1]);
});

test('A result that still says to keep to a standard says that it was not checked', async () => {
  const sample = new Sample(1);
  const packet =
    '<rdf:Description pdfuaid:part="1"><pdfaid:part>2</pdfaid:part><pdfaid:conformance>b</pdfaid:conformance>';
  const bytes = sample.bytes(`/Metadata ${sample.text.stream('/Type /Metadata /Subtype /XML', packet)}`);
  const note = { type: 'standards-unchecked', standards: ['PDF/A-2B', 'PDF/UA-1'] };
  for (const operation of [{ type: 'merge' }, { type: 'repair' }] as const) {
    expect((await operate(operation, [bytes]))[0]?.notes).toContainEqual(note);
  }
});

test('Pages keep the output profile of their own file', async () => {
  const made = (identifier: string) => {
    const intent = `<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (${identifier}) >>`;
    return new Sample(1).bytes(identifier === '' ? '' : `/OutputIntents [${intent}]`);
  };
  const { at, notes } = await merge(made('A'), made('B'), made('A'), made(''));
  const onPages = [0, 1, 2, 3].map((page) =>
    at('Pages', 'Kids', page, 'OutputIntents', 0, 'OutputConditionIdentifier'),
  );
  expect(onPages).toEqual([null, 'u:B', null, null]);
  expect(at('OutputIntents', 0, 'OutputConditionIdentifier')).toBe('u:A');
  expect(notes).toContain('output-intents-differ');
  expect((await merge(made('A'), made('A'))).notes).toEqual(['pages']);
});

test('Files of PDF/A-1 are joined without what PDF 1.4 does not know', async () => {
  const sample = new Sample(3);
  const packet = '<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>';
  const metadata = sample.text.stream('/Type /Metadata /Subtype /XML', packet);
  const whole = Buffer.from(sample.bytes(`/Metadata ${metadata}`))
    .toString('latin1')
    .replace('%PDF-1.7', '%PDF-1.4');
  const bytes = new Uint8Array(Buffer.from(whole, 'latin1'));
  for (const operation of [{ type: 'merge' }, kept(1)] as const) {
    const result = await does(operation, bytes, bytes);
    const text = Buffer.from(result.bytes).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.4[^]*\nxref\n0 \d+\n\d{10} 65535 f \n/);
    expect(text).not.toMatch(/\/ObjStm|\/XRef/);
  }
});
