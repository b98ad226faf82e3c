import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { PdfOperation } from '#jobs/contract/job.ts';
import {
  expectedFacts,
  factsOf,
  features,
  operations,
  pdfLib,
  shareKept,
  splitPages,
  type Operation,
} from '../../pdf-fidelity.ts';
import { checkStatus, onlyOutput, operate } from './read-pdf.ts';

const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../fixtures/pdf/${name}`, import.meta.url)));
const [first, second] = await Promise.all([fixture('first.pdf'), fixture('second.pdf')]);
const [ofFirst, ofSecond] = await Promise.all([factsOf(first), factsOf(second)]);

const asked: Record<Operation, PdfOperation> = {
  merge: { type: 'merge' },
  split: { type: 'extract', pages: splitPages.map((page) => ({ from: page, to: page })) },
  reorder: { type: 'merge', pages: [{ from: -1, to: 1 }] },
};

test('The test files have every feature that is looked for', () => {
  for (const feature of features) expect(ofFirst[feature], feature).not.toHaveLength(0);
});

test.each(operations)('Nothing is lost by a %s, as another reader finds', async (operation) => {
  const bytes = await onlyOutput(await operate(asked[operation], operation === 'merge' ? [first, second] : [first]));
  expect(await checkStatus(bytes)).toBe(0);
  const [expected, found] = [expectedFacts(operation, ofFirst, ofSecond), await factsOf(bytes)];
  for (const feature of features) {
    expect(found[feature], feature).toEqual(expect.arrayContaining(expected[feature]));
    expect(shareKept(expected[feature], found[feature]), feature).toBe(1);
  }
});

test('The reader sees what pdf-lib loses', async () => {
  const [expected, found] = [
    expectedFacts('merge', ofFirst, ofSecond),
    await factsOf(await pdfLib('merge', first, second)),
  ];
  const lost = features.filter((feature) => shareKept(expected[feature], found[feature]) < 1);
  expect(lost).toEqual(expect.arrayContaining(['outline', 'form fields', 'attachments', 'layers', 'tags']));
});
