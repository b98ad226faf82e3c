import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PdfText } from '../../../scripts/fixtures/pdf-text.ts';
import { PdfDocument } from '#engines/pdf/document/document.ts';
import { Lexer } from '#engines/pdf/document/lexer.ts';
import { freeName } from '#engines/pdf/merge/part.ts';
import { TokenReader } from '#engines/pdf/document/tokens.ts';
import { countRuns, stepsThatGrew } from '../service/how-often.ts';
import { longFile } from './long-pdf.ts';
import { bytesOf, checkStatus, contentOf, merge, objectsOf, operate } from './read-pdf.ts';

/** The bytes of objects that were read, including repetitions. */
let read = 0;

beforeEach(() => {
  const { object } = Lexer.prototype;
  vi.spyOn(Lexer.prototype, 'object').mockImplementation(function (this: Lexer) {
    const start = this.position;
    try {
      return object.call(this);
    } finally {
      read += this.position - start;
    }
  });
  const { read: readTokens } = TokenReader.prototype;
  vi.spyOn(TokenReader.prototype, 'read').mockImplementation(function (this: TokenReader, bytes, position, isInFile) {
    const tokens = readTokens.call(this, bytes, position, isInFile);
    read += this.reached - position;
    return tokens;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const firstNumber = 10;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + firstNumber);
/** Builds a page that refers to all of them. */
const pageOf = (count: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /PieceInfo [${numbers(count).join(' 0 R ')} 0 R] >>`;

/** Builds unterminated objects, in a file without a cross-reference table. */
function unended(body: string, count: number, between = '\n'): string {
  const objects = numbers(count).map((number) => `${number} 0 obj ${body}${' '.repeat(100)}`);
  return `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj ${pageOf(count)} endobj
trailer << /Root 1 0 R >>
${objects.join(between)}`;
}

/** Builds unterminated objects in one object stream. */
function unendedInStream(body: string, count: number): string {
  const padded = body + ' '.repeat(100);
  const head = `${numbers(count)
    .map((number, index) => `${number} ${index * padded.length}`)
    .join(' ')} `;
  const packed = deflateSync(head + padded.repeat(count)).toString('latin1');
  return `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj ${pageOf(count)} endobj
4 0 obj << /Type /ObjStm /N ${count} /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >> stream
${packed}
endstream endobj
trailer << /Root 1 0 R >>
`;
}

const shapes: Record<string, (count: number) => string> = {
  strings: (count) => unended('(', count),
  'strings in arrays': (count) => unended('[(', count),
  'strings in dictionaries': (count) => unended('<< /A (', count),
  comments: (count) => unended('[ %', count, ' '),
  'strings in an object stream': (count) => unendedInStream('[(', count),
  'comments in an object stream': (count) => unendedInStream('<</A %', count),
};

test.each(Object.entries(shapes))(
  'Four times as many %s that do not end take no more than five times the work',
  async (_, make) => {
    const work: number[] = [];
    for (const count of [2000, 8000]) {
      read = 0;
      const output = await merge(toBytes(make(count)));
      expect(output.notes).toContainEqual({ type: 'pages', count: 1 });
      expect(await checkStatus(await bytesOf(output))).toBe(0);
      work.push(read);
    }
    const [one = 0, four = 0] = work;
    expect(four).toBeGreaterThan(0);
    expect(four / one).toBeLessThan(5);
  },
);

test('Links find their articles by title without looking through all of them each time', async () => {
  const asked = vi.spyOn(PdfDocument.prototype, 'dict');
  const calls: number[] = [];
  for (const count of [100, 400]) {
    const file = new PdfText();
    const titles = Array.from({ length: count }, (_, index) => `(title ${index})`);
    const articles = titles.map((title) => file.add(`<< /Type /Thread /I << /Title ${title} >> >>`));
    const links = titles.map(
      (title) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Thread /D ${title} >> >>`,
    );
    const page = file.page(`/MediaBox [0 0 9 9] /Annots [${links.join(' ')}]`);
    asked.mockClear();
    const output = await merge(file.document([page], { catalog: `/Threads [${articles.join(' ')}]` }));
    calls.push(asked.mock.calls.length);
    expect(await checkStatus(await bytesOf(output))).toBe(0);
  }
  const [one = 0, four = 0] = calls;
  expect(four / one).toBeLessThan(5);
});

const intoPages = (bytes: Uint8Array<ArrayBuffer>) =>
  operate({ type: 'split', by: { type: 'every', pages: 1 } }, [bytes]);

test('A split of four times as many pages does nothing more than about four times as often', async () => {
  const [few = new Map(), many = new Map()] = await countRuns(
    [80, 320].map((count) => () => intoPages(longFile(count))),
  );
  expect(few.size).toBeGreaterThan(500);
  expect(stepsThatGrew(few, many, 5)).toEqual([]);
});

test('A page of many has all that belongs to it, and nothing else', async () => {
  const output = (await intoPages(longFile(100)))[41];
  if (!output) throw new Error('There is no such page');
  const bytes = await bytesOf(output);
  expect(await checkStatus(bytes)).toBe(0);
  const content = await contentOf(bytes);
  expect(content).toMatchObject({ texts: ['Page 41'], outline: ['Item 41 > 1'], labels: ['83'], links: [[]] });
  const text = JSON.stringify([...(await objectsOf(bytes))]);
  expect(text.match(/StructElem/g)).toHaveLength(2);
  expect(new Set(text.match(/\b0\d{5}\b|field \d+/g))).toEqual(new Set(['000041', 'field 41']));
});

test('Many files may use the same names', () => {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  let asked = 0;
  const count = 10_000;
  for (let index = 0; index < count; index++) {
    const isTaken = (name: string) => {
      asked++;
      return taken.has(name);
    };
    taken.add(freeName('page.1', isTaken, counts));
  }
  expect([...taken].slice(0, 3)).toEqual(['page.1', 'page.1-2', 'page.1-3']);
  expect(taken.size).toBe(count);
  expect(asked).toBeLessThan(4 * count);
});
