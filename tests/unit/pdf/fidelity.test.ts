import { expect, test } from 'vitest';
import { asked, expectedFacts, factsOf, features, operations, pdfLib, shareKept } from '../../pdf-fidelity.ts';
import { checkStatus, fixture, onlyOutput, operate } from './read-pdf.ts';

const [first, second] = await Promise.all([fixture('first.pdf'), fixture('second.pdf')]);
const [ofFirst, ofSecond] = await Promise.all([factsOf(first), factsOf(second)]);

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
