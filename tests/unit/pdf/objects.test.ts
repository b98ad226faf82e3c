import { expect, test } from 'vitest';
import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { decode } from '#engines/pdf/document/filters.ts';
import { Lexer } from '#engines/pdf/document/lexer.ts';
import { Name, PdfString, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { unpredict } from '#engines/pdf/document/predictor.ts';
import { serialize } from '#containers/pdf/serialize.ts';
import { decodeText, encodeText } from '#containers/pdf/strings.ts';
import { SlicedSource } from '#containers/pdf/source.ts';

const parse = (text: string) => new Lexer(fromLatin1(text)).object();

function written(object: PdfObject | undefined): string {
  const buffer = new ByteBuffer(1);
  serialize(object ?? null, buffer);
  return toLatin1(buffer.written());
}

test.for<readonly [text: string, expected: string]>([
  ['null', 'null'],
  ['true', 'true'],
  ['123', '123'],
  ['+17', '17'],
  ['-98', '-98'],
  ['0', '0'],
  ['34.5', '34.5'],
  ['-.002', '-0.002'],
  ['4.', '4'],
  ['0.0000001', '0.0000001'],
  ['2147483648', '2147483648'],
  ['--5', '-5'],
  ['1.2.3', '1.2'],
  ['99999999999999999999999999', '9007199254740991'],
  ['12 0 R', '12 0 R'],
  ['/Name', '/Name'],
  ['/A#20B#2fC', '/A#20B#2fC'],
  ['/', '/'],
  ['(text (nested) \\) \\053)', '(text (nested) \\) \\053)'],
  ['<48 65 6C6>', '<48 65 6C6>'],
  ['<4_8zz6>', '<486>'],
  ['[1 2 0 R/A(b)<63>[ ]<< >>null]', '[1 2 0 R/A(b)<63>[]<<>> null]'],
  ['<</A/B/C 1/D[1 2]/E<</F true>>>>', '<</A/B/C 1/D[1 2]/E<</F true>>>>'],
  ['% a comment\n<< /A % another\n 1 >>', '<</A 1>>'],
  ['<< /A 1 /B >>', '<</A 1>>'],
  ['<< /A 1 endobj', '<</A 1>>'],
  ['[1 2 endobj', '[1 2]'],
])('%s is read, and written as %s', ([text, expected]) => {
  expect(written(parse(text))).toBe(expected);
});

test('A string has its bytes, however it is written', () => {
  const bytes = (text: string) => (parse(text) as PdfString).bytes;
  expect(bytes('(a\\(b\\)\\\\c)')).toBe('a(b)\\c');
  expect(bytes('(\\n\\r\\t\\b\\f)')).toBe('\n\r\t\b\f');
  expect(bytes('(\\101\\7\\0531\\400)')).toBe('A\x07+1\0');
  expect(bytes('(one\\\ntwo\\\r\nthree)')).toBe('onetwothree');
  expect(bytes('(a\r\nb\rc)')).toBe('a\nb\nc');
  expect(bytes('<48656C6c6F2>')).toBe('Hello ');
  expect(bytes('(not closed')).toBe('not closed');
});

test('All bytes survive in a string', () => {
  const all = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');
  expect((parse(written(PdfString.fromBytes(all))) as PdfString).bytes).toBe(all);
});

test('All bytes survive in a name', () => {
  const all = Array.from({ length: 255 }, (_, code) => String.fromCharCode(code + 1)).join('');
  expect((parse(written(new Name(all))) as Name).value).toBe(all);
});

test('Text is read in every encoding, and written so that it can be read', () => {
  expect(decodeText('\xFE\xFF\x00H\x20\xAC')).toBe('H€');
  expect(decodeText('\xFF\xFEH\x00')).toBe('H');
  expect(decodeText('\xEF\xBB\xBF\xC3\xA9')).toBe('é');
  expect(decodeText('caf\xE9 \x80 \xA0')).toBe('café • €');
  expect(decodeText(encodeText('日本 €'))).toBe('日本 €');
  expect(encodeText('plain')).toBe('plain');
});

const decoded = (filter: string, data: string) => {
  const bytes = fromLatin1(data);
  const source = { size: bytes.length, spent: 0, read: () => bytes, slice: () => new Blob() };
  const dict: Dict = new Map([['Filter', new Name(filter)]]);
  return toLatin1(decode(new Stream(dict, source, 0, bytes.length), { resolve: (object) => object ?? null }));
};

test('Streams in ASCII are decoded', () => {
  expect(decoded('ASCIIHexDecode', '48 65 6c6C 6F>')).toBe('Hello');
  expect(decoded('ASCII85Decode', '87cURD]j7BEbo80~>')).toBe('Hello world!');
  expect(decoded('ASCII85Decode', 'z87cUR~>')).toBe('\0\0\0\0Hell');
  expect(() => decoded('DCTDecode', '')).toThrow('DCTDecode');
});

test('Streams of repetitions are unpacked', () => {
  // The example of ISO 32000-2, 7.4.4.2.
  expect(decoded('LZWDecode', '\x80\x0B\x60\x50\x22\x0C\x0C\x85\x01')).toBe('-----A---B');
  expect(decoded('RunLengthDecode', '\x02abc\xFEx\x80rest')).toBe('abcxxx');
});

test('Every predictor is undone', () => {
  const png = (rows: number[][]) => [
    ...unpredict(Uint8Array.from(rows.flat()), { predictor: 15, columns: 3, colors: 1, bitsPerComponent: 8 }),
  ];
  expect(png([[0, 1, 2, 3]])).toEqual([1, 2, 3]);
  expect(png([[1, 1, 1, 1]])).toEqual([1, 2, 3]);
  expect(
    png([
      [0, 1, 2, 3],
      [2, 1, 1, 1],
    ]),
  ).toEqual([1, 2, 3, 2, 3, 4]);
  expect(
    png([
      [0, 10, 20, 30],
      [3, 1, 1, 1],
    ]),
  ).toEqual([10, 20, 30, 6, 14, 23]);
  expect(
    png([
      [0, 10, 20, 30],
      [4, 1, 1, 1],
    ]),
  ).toEqual([10, 20, 30, 11, 21, 31]);
  const tiff = { predictor: 2, columns: 2, colors: 2, bitsPerComponent: 8 };
  expect([...unpredict(Uint8Array.of(1, 10, 1, 10), tiff)]).toEqual([1, 10, 2, 20]);
});

/**
 * Creates a source whose bytes are the numbers of their chunks. Node cannot read a Blob synchronously, so this one
 * consists of its size and its slices.
 */
function slicedSource(size: number, onRead: (slices: [start: number, end: number][]) => void) {
  const file = { size, slice: (start: number, end: number) => [start, Math.min(end, size)] } as unknown as Blob;
  return new SlicedSource(file, (slices) => {
    const ranges = slices as unknown as [number, number][];
    onRead(ranges);
    return Buffer.concat(
      ranges.map(([start, end]) => Uint8Array.from({ length: end - start }, (_, index) => (start + index) >> 15)),
    );
  });
}

test('A large file is read in chunks, and a chunk that was read is not read again', () => {
  const chunk = 2 ** 15;
  const size = 30 * chunk;
  const reads: [number, number][] = [];
  const source = slicedSource(size, (slices) => reads.push(...slices));
  expect([...source.read(5, 8)]).toEqual([0, 0, 0]);
  expect([...source.read(chunk - 1, chunk + 1)]).toEqual([0, 1]);
  expect(source.read(100, 200)).toHaveLength(100);
  expect([...source.read(17 * chunk - 1, 17 * chunk)]).toEqual([16]);
  expect(reads).toEqual([
    [0, chunk],
    [chunk, 17 * chunk],
  ]);
  expect(source.read(3 * chunk + 1, 29 * chunk)).toHaveLength(26 * chunk - 1);
  expect(reads.at(-1)).toEqual([3 * chunk + 1, 29 * chunk]);
  expect(source.read(size - 2, size + chunk)).toHaveLength(2);
  expect(source.read(size + 1, size + chunk)).toHaveLength(0);
});

test('Objects far from each other are read several at once', () => {
  const chunk = 2 ** 15;
  const reads: [number, number][][] = [];
  const source = slicedSource(60 * chunk + 10, (slices) => reads.push(slices));
  source.expect([60 * chunk, 9, 20 * chunk + 5, 41 * chunk - 1, 99 * chunk]);
  expect([...source.read(60 * chunk + 8, 61 * chunk)]).toEqual([60, 60]);
  expect([...source.read(9, 11)]).toEqual([0, 0]);
  expect([...source.read(20 * chunk + 5, 20 * chunk + 6)]).toEqual([20]);
  expect([...source.read(41 * chunk - 1, 41 * chunk + 1)]).toEqual([40, 41]);
  expect([...source.read(60 * chunk + 8, 61 * chunk)]).toEqual([60, 60]);
  expect(reads).toEqual([
    [[60 * chunk, 60 * chunk + 10]],
    [[0, chunk]],
    [
      [20 * chunk, 21 * chunk],
      [40 * chunk, 42 * chunk],
      [60 * chunk, 60 * chunk + 10],
    ],
  ]);
});

test('References and numbers are told apart', () => {
  expect(parse('[1 2 3 0 R 4 5]')).toEqual([1, 2, new Ref(3), 4, 5]);
});
