import fc from 'fast-check';
import { beforeAll, expect } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { everything } from '../../nightly.ts';
import { providePdfium } from './pdfium-in-node.ts';
import { readAs } from './read-as.ts';
import { onlyOutput, operate, read } from './read-pdf.ts';
import { property } from '../property.ts';

beforeAll(providePdfium);

/** Bits of `F` and `Ff` (ISO 32000-2, tables 167, 227, 229 and 233), counted from 1. */
const bit = (position: number) => 2 ** (position - 1);
const kinds: Record<string, string> = {
  line: '/FT /Tx',
  lines: `/FT /Tx /Ff ${bit(13)}`,
  comb: `/FT /Tx /Ff ${bit(25)} /MaxLen 12`,
  password: `/FT /Tx /Ff ${bit(14)}`,
  combo: `/FT /Ch /Ff ${bit(18)}`,
  list: '/FT /Ch',
};
const field = fc.record({
  kind: fc.constantFrom(...Object.keys(kinds)),
  /** What its stored appearance shows. */
  look: fc.constantFrom('old', 'empty', 'none'),
  shown: fc.constantFrom('shown', 'hidden', 'no view'),
  /** Where its value, its kind and its font are. */
  inherits: fc.boolean(),
  isWide: fc.boolean(),
  size: fc.constantFrom(0, 9, 12),
  align: fc.constantFrom(0, 1, 2),
  turn: fc.constantFrom(0, 90, 180, 270),
});
type Field = typeof field extends fc.Arbitrary<infer Value> ? Value : never;

const nameOf = (index: number) => `NEW${String.fromCharCode(0x41 + index)}X`;
const oldNameOf = (index: number) => `OLD${String.fromCharCode(0x41 + index)}X`;
const written = (text: string, isWide: boolean) =>
  isWide ? `<FEFF${[...text].map((each) => each.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>` : `(${text})`;

function form(fields: Field[], needs: boolean): Uint8Array<ArrayBuffer> {
  const file = new PdfText();
  const page = file.next();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const resources = `<< /Font << /F1 ${font} >> >>`;
  const widgets: string[] = [];
  const roots = fields.map(({ kind, look, shown, inherits, isWide, size, align, turn }, index) => {
    const own = file.next();
    const value =
      kind === 'combo' || kind === 'list' ? `[${written('export', false)} ${written(nameOf(index), isWide)}]` : '';
    const choices = value ? `/Opt [[(other) (Other)] ${value}] /V (export)` : `/V ${written(nameOf(index), isWide)}`;
    const content = `/DA (/F1 ${size} Tf 0 g) /Q ${align} ${kinds[kind]} ${choices}`;
    const stored = look === 'old' ? `/Tx BMC q BT /F1 12 Tf 2 5 Td (${oldNameOf(index)}) Tj ET Q EMC` : '/Tx BMC EMC';
    const stream = () =>
      file.stream(`/Type /XObject /Subtype /Form /BBox [0 0 110 110] /Resources ${resources}`, stored);
    const [x, y] = [20 + 140 * (index % 4), 20 + 140 * Math.floor(index / 4)];
    const flags = { shown: 4, hidden: 4 + bit(2), 'no view': 4 + bit(6) }[shown];
    const widget = `/Type /Annot /Subtype /Widget /F ${flags} /P ${page} /Rect [${x} ${y} ${x + 110} ${y + 110}] /MK << /R ${turn} >> ${look === 'none' ? '' : `/AP << /N ${stream()} >>`}`;
    if (!inherits) {
      file.set(own, `<< /T (f${index}) ${content} ${widget} >>`);
      widgets.push(own);
      return own;
    }
    const kid = file.add(`<< /Parent ${own} ${widget} >>`);
    file.set(own, `<< /T (f${index}) ${content} /Kids [${kid}] >>`);
    widgets.push(kid);
    return own;
  });
  file.page(`/Annots [${widgets.join(' ')}]`, page);
  const acroForm = `/AcroForm << /Fields [${roots.join(' ')}] /DR ${resources} ${needs ? '/NeedAppearances true' : ''} >>`;
  return file.document([page], { tree: '/MediaBox [0 0 600 600]', catalog: acroForm });
}

/** What a reader shows of a field (12.7.4.3): its stored look, or its value if it has none or the form asks for it. */
function expected({ kind, look, shown }: Field, index: number, needs: boolean): string[] {
  if (shown !== 'shown') return [];
  if (needs || look === 'none') return kind === 'password' ? [] : [nameOf(index)];
  return look === 'old' ? [oldNameOf(index)] : [];
}

const forms = fc.tuple(fc.array(field, { minLength: 1, maxLength: 12 }), fc.boolean());
property([forms], { numRuns: everything ? 100 : 10, seed: 43 })(
  'Forms show the values that they have now, flattened, on sheets and as text',
  async ([fields, needs]) => {
    const bytes = form(fields, needs);
    const wanted = fields.flatMap((each, index) => expected(each, index, needs)).toSorted();
    const namesIn = (text: string) =>
      text
        .replace(/\s/g, '')
        .match(/(?:NEW|OLD)[A-L]X/g)
        ?.toSorted() ?? [];
    const flat = await onlyOutput(await operate({ type: 'flatten', keepsLinks: true, takesComments: true }, [bytes]));
    expect(namesIn((await (await read(flat)).texts()).join('')), 'flattened').toEqual(wanted);
    const sheet = { pages: 2, order: 'rows', paper: 'a4', gap: 0, hasBorders: false } as const;
    const sheets = await onlyOutput(await operate({ type: 'sheets', sheets: sheet }, [bytes]));
    expect(namesIn((await (await read(sheets)).texts()).join('')), 'on a sheet').toEqual(wanted);
    if (wanted.length > 0) expect(namesIn((await readAs('text', bytes)).text), 'as text').toEqual(wanted);
  },
);
