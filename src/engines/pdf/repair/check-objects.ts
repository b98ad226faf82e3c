import { startsWith, toLatin1 } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { readIndirectObject, type IndirectObject } from '../document/indirect-object.ts';
import { Lexer, skipWhiteSpace } from '../document/lexer.ts';
import { Malformed, orWhenMalformed, TooLarge } from '../document/malformed.ts';
import { ObjectStreams } from '../document/object-stream.ts';
import { isDict, isName, Ref, Stream, type PdfObject } from '#containers/pdf/objects.ts';
import type { Findings } from './findings.ts';
import type { StreamMending } from './mend-streams.ts';

/** Checks every object that the trailer leads to, as the file has it. */
export class ObjectChecks {
  readonly #document: PdfDocument;
  readonly #findings: Findings;
  readonly #streams: StreamMending;
  readonly #containers = new Set<number>();
  readonly #objectStreams: ObjectStreams;

  constructor(document: PdfDocument, findings: Findings, streams: StreamMending) {
    this.#document = document;
    this.#findings = findings;
    this.#streams = streams;
    this.#objectStreams = new ObjectStreams(document);
  }

  run() {
    const seen = new Set<number>();
    const waiting: PdfObject[] = [this.#document.trailer];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next instanceof Ref) {
        const { number } = next;
        if (seen.has(number)) continue;
        seen.add(number);
        const read = orWhenMalformed<PdfObject | Malformed>(
          () => this.#look(number),
          (problem) => problem,
        );
        // Reading anything else would also exceed the limit.
        if (read instanceof TooLarge) return;
        if (read instanceof Malformed) this.#findings.mend('places');
        waiting.push(read instanceof Malformed ? this.#document.get(number) : read);
        this.#document.forget(number);
      } else if (Array.isArray(next)) {
        for (const item of next) waiting.push(item);
      } else if (next instanceof Stream) waiting.push(next.dict);
      else if (isDict(next)) for (const value of next.values()) waiting.push(value);
    }
  }

  /** @throws {Malformed} if it is not where it should be. */
  #look(number: number): PdfObject {
    const document = this.#document;
    const place = document.placeOf(number);
    // References to missing objects are references to null.
    if (!place) return null;
    this.#findings.checked.objects++;
    if ('container' in place) {
      this.#lookAtContainer(place.container);
      const { object, isSound } = this.#objectStreams.get(place.container).look(number, place.index);
      if (!isSound) this.#findings.mend('objects');
      return object;
    }
    const found = readIndirectObject(document.source, place.offset, (object) => document.resolve(object));
    if (found.number !== number) throw new Malformed('Another object is there');
    const { object } = found;
    if (!(object instanceof Stream)) {
      if (found.faults > 0 || !isClosed(document, found.end)) this.#findings.mend('objects');
      return object;
    }
    if (!isFramed(document, object, found)) this.#findings.mend('lengths');
    if (found.faults > 0 || !isClosed(document, object.end, true)) this.#findings.mend('objects');
    const decrypted = document.get(number);
    if (decrypted instanceof Stream) this.#streams.check(number, decrypted);
    return object;
  }

  #lookAtContainer(number: number) {
    if (this.#containers.has(number)) return;
    this.#containers.add(number);
    const container = this.#document.get(number);
    const isObjectStream =
      container instanceof Stream && isName(this.#document.resolve(container.dict.get('Type')), 'ObjStm');
    if (!isObjectStream) this.#findings.mend('objects');
    this.#look(number);
  }
}

/** Whether the data of a stream begins and ends where it should (ISO 32000-2, 7.3.8.1). */
function isFramed(document: PdfDocument, stream: Stream, { dataStart = 0 }: IndirectObject): boolean {
  const before = toLatin1(document.source.read(dataStart - 8, dataStart));
  return /stream\r?\n$/.test(before) && document.number(stream.dict.get('Length')) === stream.end - stream.start;
}

/** Whether an object ends with its end keywords. */
function isClosed({ source }: PdfDocument, end: number, isStream = false): boolean {
  // The larger size allows for comments in between.
  for (const size of [64, 4096]) {
    const bytes = source.read(end, end + size);
    const lexer = new Lexer(bytes, isStream ? skipWhiteSpace(bytes, 0) : 0);
    if (isStream && lexer.keyword() !== 'endstream') return false;
    lexer.skipSpace();
    if (startsWith(bytes, 'endobj', lexer.position)) return true;
  }
  return false;
}
