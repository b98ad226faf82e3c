import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { catalog } from '#catalog.ts';
import type { FindingType, Inspection } from '#jobs/contract/hidden-data.ts';
import inspectFile from '#tools/inspect-file.ts';
import { itemInWords } from '#words/inspection.ts';
import { qpdf } from '../../qpdf.ts';
import { tellingPdf, told } from '../../telling-pdf.ts';
import { startImageEngine } from '../image/engine.ts';

/** What pixels are passed in; Node has none. */
class Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    [this.data, this.width, this.height] = [data, width, height];
  }
}
Object.assign(globalThis, { ImageData: Pixels });
// Its stand-in for a worker also loads PDFium.
await startImageEngine();
const { bytesOf, operate } = await import('../pdf/read-pdf.ts');

async function inspected(bytes: Uint8Array<ArrayBuffer>, ...passwords: string[]): Promise<Inspection> {
  const { operation } = inspectFile.job({ format: 'text' });
  if (operation.type !== 'inspect') throw new Error('It makes no report');
  const [output] = await operate(operation, [bytes], passwords);
  const note = output?.notes.find((one) => one.type === 'inspected');
  if (!note) throw new Error('There is no report');
  return note.inspection;
}

const valuesOf = ({ findings }: Inspection, type: FindingType) =>
  findings
    .filter((finding) => finding.type === type)
    .flatMap(({ items }) => items.map((item) => itemInWords(item).value));

test('everything that is hidden in a document is in the report, and nothing is said to be absent that is there', async () => {
  const report = await inspected(tellingPdf());
  for (const [type, value] of Object.entries(told))
    expect(valuesOf(report, type as FindingType).join('\n'), type).toContain(value);
  expect(report.absent.filter((type) => type in told)).toEqual([]);
  const hidden = valuesOf(report, 'hidden-text').join();
  for (const text of ['Canary White', 'Canary Invisible', 'Layered']) expect(hidden).toContain(text);
  expect(hidden).not.toContain('Everyone');
  expect(valuesOf(report, 'script')).toEqual(['named()', told.script]);
  expect(report.findings.find(({ type }) => type === 'comment')?.items[0]?.name).toBe('Canary Critic');
});

test('an ordinary document hides nothing, also if it is linearized: that is no earlier version', async () => {
  const bytes = new Uint8Array(await readFile('tests/fixtures/pdf/illustrated.pdf'));
  const linear = (await qpdf(['--linearize', 'in.pdf', 'out.pdf'], { 'in.pdf': bytes })).file('out.pdf');
  for (const file of [bytes, new Uint8Array(linear)]) {
    const { findings } = await inspected(file);
    const types = findings.map(({ type }) => type);
    for (const type of ['version', 'hidden-text', 'outside', 'script', 'rest', 'attachment'])
      expect(types).not.toContain(type);
  }
});

/** How the tools are used that remove findings; those that make pictures of pages are tried in browsers. */
const uses: Record<string, Record<string, unknown>> = {
  'remove-pdf-metadata': {},
  'redact-pdf': { words: 'Canary Covered; Canary White; Canary Invisible; Layered' },
  'flatten-pdf': { keepsLinks: false },
};

test('each tool that the report names removes what it is named for', async () => {
  const before = await inspected(tellingPdf());
  for (const [slug, options] of Object.entries(uses)) {
    const tool = catalog.find((each) => each.slug === slug)?.tool;
    const job = tool?.job(v.parse(tool.options, options));
    if (job?.engine !== 'pdf') throw new Error(`${slug} is no tool for PDF`);
    const [output] = await operate(job.operation, [tellingPdf()]);
    if (!output) throw new Error('There is no result');
    const after = await inspected(await bytesOf(output));
    const named = before.findings.filter(({ remover }) => remover?.slug === slug).map(({ type }) => type);
    expect(named.length, slug).toBeGreaterThan(0);
    expect(
      after.findings.filter(({ type }) => named.includes(type)),
      slug,
    ).toEqual([]);
    for (const type of named) expect(after.absent).toContain(type);
  }
  const others = before.findings.map(({ remover }) => remover?.slug).filter((slug) => slug && !uses[slug]);
  expect(new Set(others)).toEqual(new Set(['pdf-to-images']));
});

test('a document with a password is looked at once it is known', async () => {
  const args = ['--encrypt', 'user', 'owner', '256', '--', 'in.pdf', 'out.pdf'];
  const locked = new Uint8Array((await qpdf(args, { 'in.pdf': tellingPdf() })).file('out.pdf'));
  await expect(inspected(locked)).rejects.toMatchObject({ code: 'encrypted' });
  const report = await inspected(locked, 'user');
  expect(valuesOf(report, 'person')).toEqual([told.person]);
  expect(valuesOf(report, 'outside')).toEqual([told.outside]);
  expect(valuesOf(report, 'hidden-text').join()).toContain(told['hidden-text']);
});

test('a file that is no document says so', async () => {
  await expect(inspected(new Uint8Array(Buffer.from('%PDF-1.7 and nothing else')))).rejects.toMatchObject({
    code: 'corrupt-file',
  });
});
