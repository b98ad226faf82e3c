import { expect, test } from 'vitest';
import { describeDeed } from '#words/deeds.ts';

const signing = { mark: { type: 'text', text: 'Ann' }, colour: '#000000' } as const;

test('the bar says what was done to PDFs', () => {
  const pdf = (operation: Parameters<typeof describeDeed>[0]['operation']) =>
    ({ engine: 'pdf', operation }) as Parameters<typeof describeDeed>[0];
  const none = { notes: [] };
  expect(describeDeed(pdf({ type: 'merge' }), { pages: [3, 4, 1], ...none })).toBe('Merged 3 files: 8 pages');
  const some = [
    { from: 1, to: 2 },
    { file: 1, from: -1, to: -1 },
  ];
  expect(describeDeed(pdf({ type: 'merge', pages: some }), { pages: [3, 4], ...none })).toBe('Merged 2 files: 3 pages');
  expect(describeDeed(pdf({ type: 'merge' }), { pages: [3, undefined], ...none }), 'with an image').toBe(
    'Merged 2 files',
  );
  expect(describeDeed(pdf({ type: 'merge' }), { pages: [3], ...none }), 'only rearranged').toBeUndefined();
  const blank = pdf({ type: 'merge', startsOnFront: true });
  expect(describeDeed(blank, { pages: [3, 4], ...none }), 'blank pages may be added').toBe('Merged 2 files');
  const redaction = { type: 'redact' } as Parameters<typeof describeDeed>[0]['operation'];
  expect(describeDeed(pdf(redaction), { pages: [3], notes: [{ type: 'redacted', areas: 3, pages: 2 }] })).toBe(
    '3 areas blacked out',
  );
  const filled = { pages: [1], notes: [{ type: 'fields-filled', count: 1 } as const] };
  expect(describeDeed(pdf({ type: 'fill' }), filled)).toBe('1 field filled in');
  const area = { page: 2, left: 0, top: 0, width: 1, height: 1 };
  const sign = (areas: (typeof area)[]) => pdf({ type: 'sign', signing: { ...signing, areas } } as never);
  expect(describeDeed(sign([]), { pages: [3], ...none }), 'on the last page').toBe('Signed on page 3');
  expect(describeDeed(sign([area, area]), { pages: [3], ...none })).toBe('Signed on page 2');
  expect(describeDeed(sign([area, { ...area, page: 3 }]), { pages: [3], ...none })).toBe('Signed on 2 pages');
  expect(describeDeed(pdf({ type: 'unlock' }), { pages: [3], ...none })).toBeUndefined();
});
