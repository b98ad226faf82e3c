import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { hiddenAnnotations } from '#engines/pdf/content/layers.ts';
import { openDocument } from '#engines/pdf/document/open-document.ts';
import { renderPdf } from '../../render-pdf.ts';
import { qpdf } from '../../qpdf.ts';
import { onlyOutput, operate, read } from './read-pdf.ts';

const reported = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../fixtures/reports/${name}`, import.meta.url)));
const opened = async (bytes: Uint8Array<ArrayBuffer>, password = '') =>
  openDocument(new File([bytes], 'file.pdf'), password);

const flatten = { type: 'flatten', keepsLinks: true, takesComments: true } as const;
const sheets = {
  type: 'sheets',
  sheets: { pages: 2, order: 'rows', paper: 'a4', gap: 0, hasBorders: false },
} as const;

test.for([
  ['enc-r4-euro.pdf', '50€', [0x35, 0x30, 0xa0]],
  ['enc-r4-scaron.pdf', 'Šk – x', [0x97, 0x6b, 0x20, 0x85, 0x20, 0x78]],
  ['enc-r2-euro.pdf', 'pässwört€', [0x70, 0xe4, 0x73, 0x73, 0x77, 0xf6, 0x72, 0x74, 0xa0]],
] as const)('%s opens with its password, which is in PDFDocEncoding', async ([name, password, codes]) => {
  const bytes = await reported(name);
  // As qpdf sees it: these bytes, and no others, are the password.
  const hex = codes.map((code) => code.toString(16).padStart(2, '0')).join('');
  const args = ['--password-mode=hex-bytes', `--password=${hex}`, '--suppress-password-recovery', '--check', 'in.pdf'];
  expect((await qpdf(args, { 'in.pdf': bytes })).status).not.toBe(2);
  expect((await qpdf(['--password=no', ...args.slice(2), 'in.pdf'], { 'in.pdf': bytes })).status).toBe(2);
  expect((await opened(bytes, password)).pages.length).toBeGreaterThan(0);
  const unlocked = await onlyOutput(await operate({ type: 'unlock' }, [bytes], [password]));
  expect((await read(unlocked)).document.numPages).toBeGreaterThan(0);
  await expect(opened(bytes, `${password}x`)).rejects.toMatchObject({ code: 'wrong-password' });
});

test('A password that some program wrote as UTF-8 or Latin-1 opens an older file too', async () => {
  const plain = await reported('layers.pdf');
  for (const [password, mode] of [
    ['ゆき', 'bytes'],
    ['naïve', 'bytes'],
    ['naïve', 'unicode'],
  ] as const) {
    const cipher = ['--encrypt', password, 'owner', '128', '--use-aes=y', '--'];
    const args = ['--allow-weak-crypto', `--password-mode=${mode}`, ...cipher, 'in.pdf', 'out.pdf'];
    const locked = (await qpdf(args, { 'in.pdf': plain })).file('out.pdf').slice();
    expect((await opened(locked, password)).pages, `${password}, ${mode}`).toHaveLength(2);
  }
});

test('50 passwords as qpdf encodes them open older files', { timeout: 120_000 }, async () => {
  const plain = await reported('layers.pdf');
  const letter = fc.constantFrom(...'aZ 09~éßÿ¡÷€ŠšŽžŸŒœŁłı–—…‚„“”‘’‹›†‡•™ƒﬁﬂ−⁄‰˘ˇˆ˙˝˛˚˜');
  const letters = fc.array(letter, { minLength: 1, maxLength: 20 }).map((each) => each.join(''));
  const cipher = fc.constantFrom(['40', '--'], ['128', '--use-aes=n', '--'], ['128', '--use-aes=y', '--']);
  await fc.assert(
    fc.asyncProperty(letters, cipher, async (password, how) => {
      const args = ['--allow-weak-crypto', '--password-mode=unicode', '--encrypt', `u${password}`, 'owner', ...how];
      const locked = (await qpdf([...args, 'in.pdf', 'out.pdf'], { 'in.pdf': plain })).file('out.pdf').slice();
      expect((await opened(locked, `u${password}`)).pages).toHaveLength(2);
    }),
    { numRuns: 50 },
  );
});

for (const [how, operation] of [
  ['flattened', flatten],
  ['on a sheet', sheets],
] as const) {
  test(`A form that asks for new appearances has its present values when it is ${how}`, async () => {
    const bytes = await onlyOutput(await operate(operation, [await reported('flatten-need.pdf')]));
    const [text = ''] = await (await read(bytes)).texts();
    for (const value of ['VALUEONE', 'NEWVALUE', 'German', 'RIGHT', 'ROTATED']) expect(text).toContain(value);
    for (const value of ['OLDVALUE', 'HIDDENVALUE', 'geheim']) expect(text).not.toContain(value);
  });

  test(`Layers that are off stay off when a document is ${how}`, async () => {
    const bytes = await onlyOutput(await operate(operation, [await reported('layers.pdf')]));
    const [drawn] = await renderPdf(bytes);
    const [first] = await renderPdf(await reported('layers.pdf'));
    expect(await isBlank(first, offField)).toBe(false);
    expect(await isBlank(drawn, operation.type === 'flatten' ? offField : offFieldOnSheet)).toBe(true);
    expect(await isBlank(drawn, operation.type === 'flatten' ? onField : onFieldOnSheet)).toBe(false);
  });
}

/** Where the input has a field that belongs to a layer that is off; PDFium draws it all the same. */
const offField = { left: 400, top: 172, width: 150, height: 20 };
const onField = { ...offField, top: 272 };
/** The same, with the page at 0.688 of its size, 25 points below the upper edge. */
const offFieldOnSheet = { left: 275, top: 143, width: 103, height: 14 };
const onFieldOnSheet = { ...offFieldOnSheet, top: 212 };

async function isBlank(picture: Buffer | undefined, area: typeof offField) {
  const { channels } = await sharp(await sharp(picture).extract(area).png().toBuffer()).stats();
  return channels.every(({ min }) => min === 255);
}

test('Annotations on layers that are off are known by every kind of membership', async () => {
  const file = new PdfText();
  const [page, on, off] = [file.next(), file.next(), file.next()];
  for (const group of [on, off]) file.set(group, '<< /Type /OCG /Name (L) >>');
  const kinds: [string, boolean][] = [
    [on, true],
    [off, false],
    [`<< /Type /OCMD /OCGs [${on} ${off}] >>`, true],
    [`<< /Type /OCMD /OCGs ${off} >>`, false],
    [`<< /Type /OCMD /OCGs [${on} ${off}] /P /AllOn >>`, false],
    [`<< /Type /OCMD /OCGs [${on} ${off}] /P /AnyOff >>`, true],
    [`<< /Type /OCMD /OCGs [${on} ${off}] /P /AllOff >>`, false],
    [`<< /Type /OCMD /VE [/Not ${on}] >>`, false],
    [`<< /Type /OCMD /VE [/And ${on} [/Not ${off}]] >>`, true],
    [`<< /Type /OCMD /VE [/Or ${off} [/Not ${on}]] /OCGs ${on} >>`, false],
    ['<< /Type /OCMD >>', true],
  ];
  const widgets = kinds.map(([content]) =>
    file.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [0 0 9 9] /OC ${content} >>`),
  );
  file.page(`/Annots [${widgets.join(' ')}]`, page);
  for (const states of [`/OFF [${off}]`, `/BaseState /OFF /ON [${on}]`]) {
    const hidden = hiddenAnnotations(
      await opened(
        file.document([page], {
          tree: '/MediaBox [0 0 99 99]',
          catalog: `/OCProperties << /OCGs [${on} ${off}] /D << ${states} >> >>`,
        }),
      ),
    )[0];
    expect(hidden).toEqual(kinds.flatMap(([, isShown], index) => (isShown ? [] : [index])));
  }
});

test.for([0, 90, 180, 270])(
  'A stamp that does not turn with its page looks the same when flattened, at %i°',
  async (turn) => {
    const file = new PdfText();
    const look = file.stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 60 20]',
      '1 0 0 rg 0 0 60 20 re f 0 0 1 rg 0 0 10 10 re f',
    );
    const stamp = file.add(`<< /Type /Annot /Subtype /Stamp /F 20 /Rect [100 120 160 140] /AP << /N ${look} >> >>`);
    const turning = file.add(`<< /Type /Annot /Subtype /Stamp /F 4 /Rect [20 20 80 40] /AP << /N ${look} >> >>`);
    const page = file.page(`/Rotate ${turn} /Annots [${stamp} ${turning}]`);
    const bytes = file.document([page], { tree: '/MediaBox [0 0 250 250]' });
    const [before] = await renderPdf(bytes);
    const [after] = await renderPdf(await onlyOutput(await operate(flatten, [bytes])));
    const [a, b] = await Promise.all([before, after].map((picture) => sharp(picture).raw().toBuffer()));
    expect(a?.some((value) => value !== 255)).toBe(true);
    const different = (a ?? []).filter((value, index) => Math.abs(value - (b?.[index] ?? 0)) > 40).length;
    expect(different).toBeLessThan(700);
  },
);
