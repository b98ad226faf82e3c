import { expect, test } from 'vitest';
import { does, kept, merge, Sample } from './sample.ts';
import { read, type Json } from './read-pdf.ts';

// Rare features, which implementations lose that did not consider them.

test('A button that led to a deleted page stays, and leads nowhere', async () => {
  const sample = new Sample(2);
  const action = `/A << /S /GoTo /D [${sample.pages[1]} /Fit] >>`;
  const button = sample.text.add(`<< /Subtype /Widget /FT /Btn /Ff 65536 /T (b) /Rect [0 0 9 9] ${action} >>`);
  sample.setPage(0, `/Annots [${button}]`);
  const { at } = await does(kept(1), sample.bytes(`/AcroForm << /Fields [${button}] >>`));
  const widget = at('Pages', 'Kids', 0, 'Annots', 0) as { [key: string]: Json };
  expect(widget['/T']).toBe('u:b');
  expect(Object.keys(widget)).not.toContain('/A');
});

test('Fields of pages that come twice all know the font that the form tells', async () => {
  const sample = new Sample(2);
  const fields = [0, 1].map((page) => {
    const field = sample.text.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${page}) /Rect [0 0 9 9] >>`);
    sample.setPage(page, `/Annots [${field}]`);
    return field;
  });
  const bytes = sample.bytes(`/AcroForm << /Fields [${fields.join(' ')}] /DA (/Helv 9 Tf 0 g) >>`);
  const pages = [1, 1, 2, 2].map((page) => ({ from: page, to: page }));
  const { at } = await does({ type: 'merge', pages }, bytes);
  for (const page of [0, 1, 2, 3]) expect(at('Pages', 'Kids', page, 'Annots', 0, 'DA')).toBe('u:/Helv 9 Tf 0 g');
});

test('Scripts of forms reckon with the fields of their own file', async () => {
  const sample = new Sample(1);
  const script = 'AFSimple_Calculate("SUM", new Array("a", "b.c")); this.getField(\'a\').value += f("a")';
  const sum = `<< /S /JavaScript /JS ${sample.text.stream('', script)} >>`;
  const again = `<< /S /JavaScript /JS (AFSimple_Calculate\\("AVG", "a, b.c"\\)) >>`;
  const field = (name: string, more = '') =>
    sample.text.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /Rect [0 0 9 9] ${more} >>`);
  const fields = [field('a', `/AA << /C ${sum} /K ${again} >>`), field('b')].join(' ');
  sample.setPage(0, `/Annots [${fields}]`);
  const bytes = sample.bytes(`/AcroForm << /Fields [${fields}] >>`);
  const page = await (await read((await merge(bytes, bytes)).bytes)).document.getPage(2);
  const [widget] = await page.getAnnotations();
  expect(Object.fromEntries(widget.actions)).toEqual({
    Calculate: ['AFSimple_Calculate("SUM", new Array("a-2", "b-2.c")); this.getField(\'a-2\').value += f("a")'],
    Keystroke: ['AFSimple_Calculate("AVG", "a-2, b-2.c")'],
  });
});

test('Usage rights count as the signature that they are', async () => {
  const { notes } = await merge(new Sample().bytes('/Perms << /UR3 << /Type /Sig /ByteRange [0 1 2 3] >> >>'));
  expect(notes).toContain('signatures-removed');
});

test('Names and texts that are objects of their own mean what they mean elsewhere', async () => {
  const sample = new Sample(2);
  const { text, pages } = sample;
  const [widget, goTo, name, hide] = ['/Widget', '/GoTo', '(a)', '/Hide'].map((body) => text.add(body));
  const popup = text.next();
  const note = text.add(`<< /Subtype ${text.add('/Text')} /Rect [0 0 9 9] /Popup ${popup} >>`);
  text.set(popup, `<< /Subtype /Popup /Rect [0 0 9 9] /Parent ${note} >>`);
  const action = `/A << /S ${goTo} /D (n) /Next << /S ${hide} /T [${name}] >> >>`;
  const field = text.add(`<< /Subtype ${widget} /FT /Btn /T ${name} /Rect [0 0 9 9] ${action} >>`);
  sample.setPage(0, `/Annots [${field} ${note}]`);
  const names = `/Names << /Dests << /Names [(n) [${pages[0]} /Fit]] >> >>`;
  const bytes = sample.bytes(`/AcroForm << /Fields [${field}] >> ${names}`);
  const both = [1, 1].map((page, file) => ({ from: page, to: page, file }));
  const { at } = await does({ type: 'merge', pages: both }, bytes, bytes);
  const second = ['Pages', 'Kids', 1, 'Annots'] as const;
  expect([at(...second, 0, 'T'), at('AcroForm', 'Fields', 1, 'T')]).toEqual(['u:a-2', 'u:a-2']);
  expect([at(...second, 0, 'A', 'D'), at(...second, 0, 'A', 'Next', 'T', 0)]).toEqual(['u:n-2', 'u:a-2']);
  expect(at(...second, 1, 'Popup', 'Subtype')).toBe('/Popup');
});

test('Fields that no page shows, that no form lists, or that do not say whose they are stay', async () => {
  const sample = new Sample(2);
  const { text } = sample;
  const widgets = [0, 1].map(() => text.add('<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] >>'));
  const shown = text.add(`<< /FT /Tx /T (shown) /Kids [${widgets.join(' ')}] >>`);
  const below = text.next();
  const hidden = text.add(`<< /T (hidden) /Kids [${below}] >>`);
  text.set(below, `<< /FT /Tx /T (below) /V (value) /Parent ${hidden} >>`);
  sample.setPage(0, `/Annots [${widgets[0]}]`);
  sample.setPage(1, `/Annots [${widgets[1]}]`);
  const bytes = sample.bytes(`/AcroForm << /Fields [${shown} ${hidden}] >>`);
  const { at } = await does(kept(1), bytes);
  expect([at('AcroForm', 'Fields', 0, 'T'), at('AcroForm', 'Fields', 0, 'Kids', 1)]).toEqual(['u:shown', null]);
  expect(at('AcroForm', 'Fields', 1, 'Kids', 0, 'V')).toBe('u:value');
  const single = await does({ type: 'extract', pages: [{ from: 2, to: 2 }] }, bytes);
  expect([single.at('AcroForm', 'Fields', 0, 'T'), single.at('AcroForm', 'Fields', 1)]).toEqual(['u:shown', null]);
  const loose = text.add('<< /Type /Annot /Subtype /Widget /FT /Tx /T (loose) /Rect [0 0 9 9] >>');
  sample.setPage(0, `/Annots [${loose}]`);
  const unlisted = sample.bytes('/AcroForm << /Fields [] /DA (/F 9 Tf) >>');
  const twice = await merge(unlisted, unlisted);
  expect(twice.at('Pages', 'Kids', 2, 'Annots', 0)).toMatchObject({ '/T': 'u:loose-2', '/DA': 'u:/F 9 Tf' });
});
