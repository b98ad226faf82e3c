import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { everything } from '../../nightly.ts';
import { providePdfium } from './pdfium-in-node.ts';
import { readAs } from './read-as.ts';
import { property } from '../property.ts';

beforeAll(providePdfium);

const reported = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../fixtures/reports/${name}`, import.meta.url)));

for (const way of ['text', 'markdown'] as const) {
  test(`Words on layers that are off are no part of the ${way}, and the result says how many these are`, async () => {
    const { text, notes } = await readAs(way, await reported('layers.pdf'));
    for (const shown of ['FINAL ON', 'ALWAYS', 'ON FIELD', 'second']) expect(text).toContain(shown);
    expect(text.match(/\S*OFF\S*/g)).toBeNull();
    expect(notes).toContainEqual({ type: 'layers-left-out', words: 11 });
  });
}

/** Which layers a word may be on, and whether ISO 32000-2, 8.11 has it drawn: groups, memberships, or none. */
const isShown: Record<string, boolean> = {
  ...{ none: true, on: true, off: false, anyOn: true, allOn: false },
  ...{ anyOff: true, allOff: false, not: true, and: false, or: true },
};
const membership = fc.constantFrom(...Object.keys(isShown));
/** How its text comes to be on the layer. */
const how = fc.constantFrom('marked', 'within text', 'form', 'marked form', 'form in form', 'stamp');
const word = fc.record({ layers: fc.tuple(membership, membership), how });
const lineHeight = 20;

function layered(words: { layers: [string, string]; how: string }[]): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const [page, on, off] = [file.next(), file.next(), file.next()];
  for (const group of [on, off]) file.set(group, '<< /Type /OCG /Name (L) >>');
  const member = (entries: string) => file.add(`<< /Type /OCMD ${entries} >>`);
  const both = `/OCGs [${on} ${off}]`;
  const layers: Record<string, string> = {
    on,
    off,
    anyOn: member(both),
    allOn: member(`${both} /P /AllOn`),
    anyOff: member(`${both} /P /AnyOff`),
    allOff: member(`${both} /P /AllOff`),
    not: member(`/VE [/Not ${off}]`),
    and: member(`/VE [/And ${on} [/Not ${on}]]`),
    or: member(`/VE [/Or ${off} [/And ${on} ${on}]]`),
  };
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const properties = `/Properties << ${Object.entries(layers)
    .map(([name, ref]) => `/${name} ${ref}`)
    .join(' ')} >> /Font << /F1 ${font} >>`;
  const height = lineHeight * (words.length + 1);
  const within = (layer: string, content: string) => (layer === 'none' ? content : `/OC /${layer} BDC ${content} EMC`);
  const look = (entries: string, content: string, box = `0 0 300 ${height}`) =>
    file.stream(`/Type /XObject /Subtype /Form /BBox [${box}] ${entries}`, content);
  const oc = (layer = 'none') => (layer === 'none' ? '' : `/OC ${layers[layer]}`);
  const [drawings, stamps]: [string[], string[]] = [[], []];
  const content = words.map(({ layers: [outer, inner], how: way }, index) => {
    const text = `BT /F1 12 Tf 10 ${height - lineHeight * (index + 1)} Td (${nameOf(index)}) Tj ET`;
    const draw = (ref: string) => `/D${drawings.push(ref) - 1} Do`;
    const resources = `/Resources << ${properties} >>`;
    switch (way) {
      case 'marked':
        return within(outer, `/Span BMC ${within(inner, text)} EMC`);
      case 'within text':
        return `BT /F1 12 Tf ${within(outer, within(inner, `1 0 0 1 10 ${height - lineHeight * (index + 1)} Tm [(${nameOf(index)})] TJ`))} ET`;
      case 'form':
        return within(outer, draw(look(`${oc(inner)} ${resources}`, text)));
      case 'marked form':
        return draw(look(resources, within(outer, within(inner, text))));
      case 'form in form': {
        const innermost = look(`${oc(inner)} ${resources}`, text);
        return draw(look(`${oc(outer)} /Resources << /XObject << /I ${innermost} >> >>`, '/I Do'));
      }
      default: {
        const appearance = look(resources, within(inner, `BT /F1 12 Tf 2 4 Td (${nameOf(index)}) Tj ET`), '0 0 99 18');
        const bottom = height - lineHeight * (index + 1) - 4;
        stamps.push(
          `<< /Type /Annot /Subtype /Stamp /F 4 /Rect [8 ${bottom} 107 ${bottom + 18}] ${oc(outer)} /AP << /N ${appearance} >> >>`,
        );
        return '';
      }
    }
  });
  const drawn = drawings.map((ref, index) => `/D${index} ${ref}`).join(' ');
  file.page(
    `/Resources << ${properties} /XObject << ${drawn} >> >> /Annots [${stamps.join(' ')}] /Contents ${file.stream('', content.join('\n'))}`,
    page,
  );
  return file.document([page], {
    tree: `/MediaBox [0 0 300 ${height}]`,
    catalog: `/OCProperties << /OCGs [${on} ${off}] /D << /OFF [${off}] >> >>`,
  });
}

const nameOf = (index: number) => `Wort${String.fromCharCode(0x61 + index)}x`;

/** The words whose line on the drawn page is not empty. */
async function drawnWords(bytes: Uint8Array<ArrayBuffer>, count: number): Promise<string[]> {
  const { OpenPdf } = await import('#engines/pdf/render/pdfium.ts');
  const document = await OpenPdf.open(new File([bytes], 'layers.pdf'), '');
  const width = 300;
  const row = lineHeight * width * 4;
  const rows = document.show(0, width, lineHeight * (count + 1), ({ data }) =>
    Array.from({ length: count }, (_, index) => data.slice(index * row + 7 * width * 4, (index + 1) * row + 8 * width)),
  );
  document.close();
  return rows.flatMap((pixels, index) =>
    pixels.some((value, at) => at % 4 < 3 && value < 128) ? [nameOf(index)] : [],
  );
}

property([fc.array(word, { minLength: 1, maxLength: 12 })], { numRuns: everything ? 100 : 8, seed: 43 })(
  'What is drawn is what is read, however words come to be on layers',
  async (words) => {
    const bytes = layered(words);
    const shown = words.flatMap(({ layers }, index) => (layers.every((each) => isShown[each]) ? [nameOf(index)] : []));
    expect(await drawnWords(bytes, words.length)).toEqual(shown);
    if (shown.length === 0) return;
    for (const way of ['text', 'markdown'] as const) {
      const { text } = await readAs(way, bytes);
      expect(text.match(/Wort\wx/g)?.toSorted()).toEqual(shown);
    }
  },
);
