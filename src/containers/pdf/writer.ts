import { ByteBuffer } from './byte-buffer.ts';
import { fromLatin1 } from '../bytes.ts';
import { deflate } from '../zlib.ts';
import { Name, Ref, Stream, dictOf, type Dict, type PdfObject } from './objects.ts';
import { ObjectStreamWriter, type Place } from './object-stream-writer.ts';
import { Output } from './output.ts';
import { serialize, type Translation } from './serialize.ts';

/** Encrypts the content of a file. */
export interface Encryption {
  /** The trailer's `Encrypt`. */
  readonly dict: Dict;
  encrypt(data: Uint8Array): Uint8Array;
  encryptStrings(dict: Dict): Dict;
}

/** Streams from this size on are not read, but copied as slices of their file. In bytes. */
const sliceSize = 2 ** 16;

/** The types of cross-reference entries (ISO 32000-2, table 18): free, at an offset, or in an object stream. */
const free = 0;
const atOffset = 1;
const inStream = 2;

/** Writes a PDF file with object streams and a cross-reference stream (ISO 32000-2, 7.5.7 and 7.5.8). */
export class Writer {
  readonly #encryption: Encryption | undefined;
  readonly #output = new Output();
  /** The columns of the cross-reference stream. */
  readonly #types: number[] = [free];
  readonly #seconds: number[] = [0];
  readonly #thirds: number[] = [0];
  readonly #objects = new ObjectStreamWriter(() => this.allocate());
  /** Page objects have their own streams, so that a reader can count the pages without decompressing the rest. */
  readonly #pages = new ObjectStreamWriter(() => this.allocate());

  /** Whether to write without object streams and cross-reference streams, for readers of PDF 1.4. */
  #isPlain = false;
  readonly #plainObject = new ByteBuffer();

  constructor(encryption?: Encryption) {
    this.#encryption = encryption;
  }

  /** Switches to PDF 1.4 structures. Call it before anything is written, and not with encryption. */
  writePlain() {
    this.#isPlain = true;
  }

  /** Allocates the reference of a new object, which may be written at any time, once. */
  allocate(): Ref {
    this.#seconds.push(0);
    this.#thirds.push(0);
    return new Ref(this.#types.push(free) - 1);
  }

  add(object: PdfObject): Ref {
    const ref = this.allocate();
    this.write(ref, object);
    return ref;
  }

  /** @param translation For an object from another file. */
  write(ref: Ref, object: PdfObject, translation?: Translation) {
    if (object instanceof Stream) this.#writeStream(ref, object);
    else this.put(ref, (buffer) => serialize(object, buffer, translation));
  }

  /** Writes an object that is not a stream. @param put Writes its tokens. */
  put(ref: Ref, put: (buffer: ByteBuffer) => void) {
    if (this.#isPlain) this.#putPlain(ref, put);
    else this.#place(ref, this.#objects.put(ref, put));
  }

  writePage(ref: Ref, dict: Dict) {
    if (this.#isPlain) this.write(ref, dict);
    else this.#place(ref, this.#pages.write(ref, dict));
  }

  /**
   * Returns the whole file. `version` is a number such as 1.7; `trailer` has at least a Root.
   *
   * @param identify Makes the trailer's `ID` from a text that differs for different content. Not called for plain
   *   files.
   */
  async finish(version: number, trailer: Dict, identify?: (content: string) => PdfObject): Promise<Blob> {
    if (this.#isPlain) return this.#finishPlain(version, trailer);
    this.#objects.end();
    this.#pages.end();
    for (const { ref, count, first, data } of [...this.#objects.written, ...this.#pages.written]) {
      const dict = dictOf({ Type: new Name('ObjStm'), N: count, First: first });
      this.#writeData(ref, dict, this.#encrypt(await data));
    }
    if (identify) trailer.set('ID', identify(`${this.#output.length} ${this.#output.digest}`));
    const encryption = this.#encryption && this.#writeEncryption(this.#encryption);
    const ref = this.allocate();
    const offset = headerLength + this.#output.length;
    this.#locate(ref, atOffset, offset);
    const { data, widths } = this.#crossReference();
    const dict: Dict = new Map<string, PdfObject>([
      ['Type', new Name('XRef')],
      ['Size', this.#types.length],
      ['W', widths],
      ...trailer,
    ]);
    if (encryption) dict.set('Encrypt', encryption);
    const columns = widths.reduce((sum, width) => sum + width, 0);
    dict.set(
      'DecodeParms',
      new Map([
        ['Predictor', 12],
        ['Columns', columns],
      ]),
    );
    this.#writeData(ref, dict, await deflate(data));
    this.#output.bytes(fromLatin1(`startxref\n${offset}\n%%EOF\n`));
    return new Blob([fromLatin1(header(version)), this.#output.blob()]);
  }

  #place(ref: Ref, { container, index }: Place) {
    this.#locate(ref, inStream, container, index);
  }

  #locate({ number }: Ref, type: number, second: number, third = 0) {
    this.#types[number] = type;
    this.#seconds[number] = second;
    this.#thirds[number] = third;
  }

  #writeStream(ref: Ref, stream: Stream) {
    const { source, start, end, decrypt } = stream;
    const isSliced = !decrypt && !this.#encryption && end - start >= sliceSize;
    const data = isSliced ? source.slice(start, end) : this.#encrypt(stream.read());
    const dict = this.#encryption ? this.#encryption.encryptStrings(stream.dict) : stream.dict;
    this.#begin(ref, dict, data instanceof Blob ? data.size : data.length);
    if (data instanceof Blob) this.#output.slice(data);
    else this.#output.bytes(data);
    this.#output.bytes(streamEnd);
  }

  #putPlain(ref: Ref, put: (buffer: ByteBuffer) => void) {
    const object = this.#plainObject;
    object.length = 0;
    // This may write streams that the object refers to.
    put(object);
    this.#locate(ref, atOffset, headerLength + this.#output.length);
    this.#output.buffer.text(`${ref.number} 0 obj\n`);
    this.#output.bytes(object.written());
    this.#output.bytes(objectEnd);
  }

  /** Ends the file with a cross-reference table (ISO 32000-2, 7.5.4). */
  #finishPlain(version: number, trailer: Dict): Blob {
    const offset = headerLength + this.#output.length;
    const { buffer } = this.#output;
    const types = this.#types;
    buffer.text(`xref\n0 ${types.length}\n`);
    let lastFree = 0;
    const nextFree = types.map(() => 0);
    for (const [number, type] of types.entries()) {
      if (type !== free || number === 0) continue;
      nextFree[lastFree] = number;
      lastFree = number;
    }
    for (const [number, type] of types.entries()) {
      const value = type === free ? nextFree[number] : this.#seconds[number];
      const generation = number === 0 ? '65535' : '00000';
      buffer.text(`${String(value).padStart(10, '0')} ${generation} ${type === free ? 'f' : 'n'} \n`);
    }
    buffer.text('trailer\n');
    serialize(new Map<string, PdfObject>([['Size', types.length], ...trailer]), buffer);
    this.#output.bytes(fromLatin1(`\nstartxref\n${offset}\n%%EOF\n`));
    return new Blob([fromLatin1(header(version)), this.#output.blob()]);
  }

  #encrypt(data: Uint8Array): Uint8Array {
    return this.#encryption ? this.#encryption.encrypt(data) : data;
  }

  /** Writes the encryption dictionary, neither encrypted nor in an object stream. */
  #writeEncryption({ dict }: Encryption): Ref {
    const ref = this.allocate();
    this.#locate(ref, atOffset, headerLength + this.#output.length);
    const { buffer } = this.#output;
    buffer.text(`${ref.number} 0 obj\n`);
    serialize(dict, buffer);
    buffer.text('\nendobj\n');
    return ref;
  }

  #writeData(ref: Ref, dict: Dict, deflated: Uint8Array) {
    this.#begin(ref, new Map(dict).set('Filter', new Name('FlateDecode')), deflated.length);
    this.#output.bytes(deflated);
    this.#output.bytes(streamEnd);
  }

  #begin(ref: Ref, dict: Dict, length: number) {
    this.#locate(ref, atOffset, headerLength + this.#output.length);
    const { buffer } = this.#output;
    buffer.text(`${ref.number} 0 obj\n`);
    serialize(new Map(dict).set('Length', length), buffer);
    buffer.text('\nstream\n');
  }

  /** Encodes the rows with PNG's filter Up: one that equals the row above is all zeros. */
  #crossReference(): { data: Uint8Array<ArrayBuffer>; widths: [number, number, number] } {
    const second = headerLength + this.#output.length < 2 ** 32 ? 4 : 6;
    const columns = 1 + second + 2;
    const data = new Uint8Array(this.#types.length * (columns + 1));
    const above = new Uint8Array(columns);
    const fields = new Uint8Array(columns);
    // For files with many objects, this is a large part of the work, so it avoids iterators and closures.
    for (let index = 0; index < this.#types.length; index++) {
      fields[0] = this.#types[index] ?? free;
      putInteger(fields, 1, second, this.#seconds[index] ?? 0);
      putInteger(fields, 1 + second, 2, this.#thirds[index] ?? 0);
      const at = index * (columns + 1);
      data[at] = 2;
      for (let column = 0; column < columns; column++) {
        const byte = fields[column] ?? 0;
        data[at + 1 + column] = byte - (above[column] ?? 0);
        above[column] = byte;
      }
    }
    return { data, widths: [1, second, 2] };
  }
}

/** Writes a big-endian integer. */
function putInteger(bytes: Uint8Array, at: number, width: number, value: number) {
  let rest = value;
  for (let index = at + width - 1; index >= at; index--) {
    bytes[index] = rest;
    rest = rest < 2 ** 31 ? rest >> 8 : Math.floor(rest / 256);
  }
}

const objectEnd = fromLatin1('\nendobj\n');
const streamEnd = fromLatin1('\nendstream\nendobj\n');

/** The second line has bytes that no text has, so that the file is not taken for text. */
const header = (version: number): string => `%PDF-${version.toFixed(1)}\n%\xE2\xE3\xCF\xD3\n`;
const headerLength = header(1.7).length;
