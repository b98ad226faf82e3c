import fc from 'fast-check';
import { expect } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import type { PdfOperation } from '#jobs/contract/job.ts';
import { bytesOf, checkStatus, contentOf, operate } from './read-pdf.ts';
import { property } from '../property.ts';

/** The plan of a document: all numbers are page indexes, modulo the page count. */
interface Plan {
  pages: { links: { to: number; isNamed: boolean }[]; field: string | null; turn: number }[];
  /** `level` is limited by the items before. */
  outline: { level: number; to: number; isOpen: boolean }[];
  labels: { at: number; style: string; start: number }[];
  /** The number of pages per node of the page tree. */
  width: number;
}

const places = fc.nat(9);
const plans: fc.Arbitrary<Plan> = fc.record({
  pages: fc.array(
    fc.record({
      links: fc.array(fc.record({ to: places, isNamed: fc.boolean() }), { maxLength: 3 }),
      field: fc.option(fc.constantFrom('a', 'b', 'a.b', 'ä')),
      turn: fc.constantFrom(0, 90, 270),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  outline: fc.array(fc.record({ level: fc.nat(3), to: places, isOpen: fc.boolean() }), { maxLength: 6 }),
  labels: fc.array(
    fc.record({ at: places, style: fc.constantFrom('D', 'r', 'A'), start: fc.integer({ min: 1, max: 9 }) }),
    {
      maxLength: 3,
    },
  ),
  width: fc.integer({ min: 1, max: 3 }),
});

interface Item {
  ref: string;
  level: number;
  entries: string;
  isOpen: boolean;
}

function write(plan: Plan, letter: string): Uint8Array<ArrayBuffer> {
  const text = new PdfText();
  const [catalog, tree] = [text.next(), text.next()];
  const font = text.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const pages = plan.pages.map(() => text.next());
  const at = (place: number) => pages[place % pages.length];
  const fields: string[] = [];
  const nodes: string[] = [];
  for (const [index, { links, field, turn }] of plan.pages.entries()) {
    if (index % plan.width === 0) nodes.push(text.next());
    const annotations = links.map(({ to, isNamed }) => {
      const target = isNamed ? `(to ${to % pages.length})` : `[${at(to)} /Fit]`;
      return text.add(`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest ${target} >>`);
    });
    if (field !== null) {
      const entries = `/FT /Tx /T (${Buffer.from(`${field}${index}`, 'latin1').toString('latin1')}) /V (${letter}${index})`;
      const widget = text.add(`<< /Type /Annot /Subtype /Widget /Rect [9 9 20 20] ${entries} >>`);
      annotations.push(widget);
      fields.push(widget);
    }
    const content = text.stream('', `BT /F 12 Tf 20 20 Td (${letter} ${index}) Tj ET`);
    const rest = `/Rotate ${turn} /Annots [${annotations.join(' ')}] /Resources << /Font << /F ${font} >> >>`;
    text.set(pages[index] ?? '', `<< /Type /Page /Parent ${nodes.at(-1)} /Contents ${content} ${rest} >>`);
  }
  for (const [index, node] of nodes.entries()) {
    const kids = pages.slice(index * plan.width, (index + 1) * plan.width);
    text.set(node, `<< /Type /Pages /Parent ${tree} /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  }
  text.set(tree, `<< /Type /Pages /Count ${pages.length} /Kids [${nodes.join(' ')}] /MediaBox [0 0 99 99] >>`);
  const labels = new Map(plan.labels.map(({ at: place, ...label }) => [place % pages.length, label]));
  const ranges = [...labels.set(0, labels.get(0) ?? { style: 'D', start: 1 })].toSorted(([a], [b]) => a - b);
  const numbers = ranges.map(([place, { style, start }]) => `${place} << /S /${style} /St ${start} >>`);
  const names = pages.map((page, index) => `(to ${index}) [${page} /XYZ 0 0 0]`);
  const entries = [
    `/Names << /Dests << /Names [${names.join(' ')}] >> >> /PageLabels << /Nums [${numbers.join(' ')}] >>`,
    fields.length > 0 ? `/AcroForm << /Fields [${fields.join(' ')}] /DA (/F 9 Tf) >>` : '',
    plan.outline.length > 0 ? `/Outlines ${writeOutline(text, plan, letter, at)}` : '',
  ];
  text.set(catalog, `<< /Type /Catalog /Pages ${tree} ${entries.join(' ')} >>`);
  return text.bytes(`/Root ${catalog}`);
}

function writeOutline(text: PdfText, plan: Plan, letter: string, at: (place: number) => string | undefined): string {
  const root: Item = { ref: text.next(), level: 0, entries: '', isOpen: true };
  const items = [root];
  for (const [index, { level, to, isOpen }] of plan.outline.entries()) {
    const deepest = (items.at(-1)?.level ?? 0) + 1;
    const entries = `/Title (${letter}${index}) /Dest [${at(to)} /Fit]`;
    items.push({ ref: text.next(), level: Math.min(level + 1, deepest), entries, isOpen });
  }
  for (const [index, { ref, level, entries, isOpen }] of items.entries()) {
    const end = items.findIndex((item, place) => place > index && item.level <= level);
    const below = items.slice(index + 1, end < 0 ? undefined : end);
    const children = below.filter((item) => item.level === level + 1);
    const after = end > 0 && items[end]?.level === level ? `/Next ${items[end]?.ref}` : '';
    const count = children.length === 0 ? '' : `/Count ${isOpen ? children.length : -children.length}`;
    const ends = children.length === 0 ? '' : `/First ${children[0]?.ref} /Last ${children.at(-1)?.ref}`;
    const above = items.slice(0, index).findLast((item) => item.level === level - 1);
    text.set(ref, `<< ${entries} ${above ? `/Parent ${above.ref}` : ''} ${after} ${ends} ${count} >>`);
  }
  return root.ref;
}

const does = async (operation: PdfOperation, ...files: Uint8Array<ArrayBuffer>[]) =>
  Promise.all((await operate(operation, files)).map(bytesOf));

/** Returns what people find in it; fields without the numbers that make their names unique. */
async function found(bytes: Uint8Array) {
  const { texts, outline, links, fields, labels } = await contentOf(bytes);
  return { texts, outline, links, fields: fields.map((field) => field.replace(/-2(?=[. ])/, '')).toSorted(), labels };
}

property([plans, plans], 15)('What was merged can be split again, and is what it was', async (one, other) => {
  const files = [write(one, 'A'), write(other, 'B')] as const;
  const [merged = new Uint8Array()] = await does({ type: 'merge' }, ...files);
  expect(await checkStatus(merged)).toBe(0);
  const pages = [
    { from: 1, to: one.pages.length },
    { from: one.pages.length + 1, to: -1 },
  ];
  const parts = await does({ type: 'split', by: { type: 'ranges', pages } }, merged);
  for (const [index, part] of parts.entries()) expect(await found(part)).toEqual(await found(files[index] ?? merged));
  const [all = new Uint8Array()] = await does({ type: 'extract', pages: [{ from: 1, to: -1 }] }, files[0]);
  expect(await found(all)).toEqual(await found(files[0]));
  // Reversed twice.
  const turned: PdfOperation = { type: 'merge', pages: [{ from: -1, to: 1 }] };
  const [reversed = new Uint8Array()] = await does(turned, files[0]);
  const [back = new Uint8Array()] = await does(turned, reversed);
  expect(await found(back)).toEqual(await found(files[0]));
});
