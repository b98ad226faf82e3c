import { toLatin1 } from '#containers/bytes.ts';
import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { Name, PdfString, Ref, Stream, dictOf, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { serialize, type Translation } from '#containers/pdf/serialize.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import type { PdfDocument } from '../document/document.ts';

/** Objects that were added in memory have numbers from here on, above all that files may use. */
const firstAdded = 2 ** 31;

/** An incremental update of a document: it is written after the end of the file, whose bytes stay unchanged. */
export class FurtherVersion {
  readonly #document: PdfDocument;
  readonly #buffer = new ByteBuffer();
  /** The offset at which the file ends. */
  readonly #end: number;
  /** The position of the header, from which offsets count. In a few files, something precedes it. */
  readonly #base: number;
  readonly #places: { number: number; generation: number; offset: number }[] = [];
  readonly #numbers = new Map<number, number>();
  readonly #waiting: Ref[] = [];
  #next: number;

  constructor(document: PdfDocument) {
    this.#document = document;
    this.#end = document.source.size;
    this.#base = Math.max(0, toLatin1(document.source.read(0, 4096)).indexOf('%PDF-'));
    this.#next = document.number(document.trailer.get('Size')) ?? 1;
    const last = document.source.read(this.#end - 1, this.#end)[0];
    if (last !== 0x0a && last !== 0x0d) this.#buffer.text('\n');
  }

  /** Returns an unused object number. */
  allocate(): Ref {
    while (this.#document.placeOf(this.#next)) this.#next++;
    return new Ref(this.#next++);
  }

  /** Writes an object, which replaces the one with the same number. */
  set(ref: Ref, object: PdfObject) {
    const buffer = this.#buffer;
    this.#begin(ref);
    if (object instanceof Stream) {
      const bytes = object.read();
      serialize(new Map(object.dict).set('Length', bytes.length), buffer, this.#translation);
      buffer.text('\nstream\n');
      buffer.bytes(bytes);
      buffer.text('\nendstream');
    } else serialize(object, buffer, this.#translation);
    buffer.text('\nendobj\n');
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      this.set(new Ref(this.#numbers.get(next.number) ?? 0), this.#document.get(next.number));
    }
  }

  /** Writes an object from its text. @returns the offset of the text in the complete file. */
  setText(ref: Ref, text: string): number {
    this.#begin(ref);
    const start = this.#end + this.#buffer.length;
    this.#buffer.text(`${text}\nendobj\n`);
    return start;
  }

  /** Writes a cross-reference table or stream, whichever the file has. @param identifier of this version, 16 bytes. */
  finish(identifier: string): Uint8Array<ArrayBuffer> {
    const { trailer, source } = this.#document;
    const tail = toLatin1(source.read(this.#end - 2048, this.#end));
    const previous = Number(/^startxref\s+(\d+)/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1]);
    const before = toLatin1(source.read(previous + this.#base, previous + this.#base + 16));
    const isTable = /^\s*xref/.test(before);
    const own = isTable ? undefined : this.allocate();
    const start = this.#end + this.#buffer.length - this.#base;
    if (own) this.#places.push({ number: own.number, generation: 0, offset: start });
    this.#places.sort((a, b) => a.number - b.number);
    const entries = dictOf({ Size: this.#next, Prev: previous });
    for (const key of ['Root', 'Info']) if (trailer.has(key)) entries.set(key, trailer.get(key) ?? null);
    const [first] = this.#document.array(trailer.get('ID'));
    const latest = PdfString.fromBytes(identifier);
    entries.set('ID', [this.#document.string(first) ?? latest, latest]);
    if (own) this.#writeStream(own, entries);
    else this.#writeTable(entries);
    this.#buffer.text(`startxref\n${start}\n%%EOF\n`);
    return this.#buffer.written();
  }

  #begin({ number, generation }: Ref) {
    this.#places.push({ number, generation, offset: this.#end + this.#buffer.length - this.#base });
    this.#buffer.text(`${number} ${generation} obj\n`);
  }

  #writeTable(entries: Dict) {
    this.#buffer.text('xref\n');
    for (const { number, generation, offset } of this.#places) {
      const [at, of] = [String(offset).padStart(10, '0'), String(generation).padStart(5, '0')];
      this.#buffer.text(`${number} 1\n${at} ${of} n \n`);
    }
    this.#buffer.text('trailer\n');
    serialize(entries, this.#buffer);
    this.#buffer.text('\n');
  }

  #writeStream(own: Ref, entries: Dict) {
    const fields = this.#places.flatMap(({ generation, offset }) => [
      1,
      ...bytesOf(offset, 6),
      ...bytesOf(generation, 2),
    ]);
    const dict: Dict = new Map([
      ['Type', new Name('XRef')],
      ...entries,
      ['W', [1, 6, 2]],
      ['Index', this.#places.flatMap(({ number }) => [number, 1])],
      ['Length', fields.length],
    ]);
    const data = bytesStream(dict, Uint8Array.from(fields));
    this.#buffer.text(`${own.number} 0 obj\n`);
    serialize(data.dict, this.#buffer);
    this.#buffer.text('\nstream\n');
    this.#buffer.bytes(data.read());
    this.#buffer.text('\nendstream\nendobj\n');
  }

  /** An object that was added in memory is written after the first object that refers to it. */
  readonly #translation: Translation = {
    rules: new Map(),
    copyRef: (ref) => {
      if (ref.number < firstAdded) return ref;
      const known = this.#numbers.get(ref.number);
      if (known !== undefined) return new Ref(known);
      const copied = this.allocate();
      this.#numbers.set(ref.number, copied.number);
      this.#waiting.push(ref);
      return copied;
    },
  };
}

/** Big-endian. */
const bytesOf = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)) % 256);
