import { ByteBuffer } from './byte-buffer.ts';
import { concat } from '../bytes.ts';
import { deflate } from '../zlib.ts';
import type { PdfObject, Ref } from './objects.ts';
import { serialize } from './serialize.ts';

/** Limits in bytes and in objects, because readers decompress a whole object stream for any one of its objects. */
const maxSize = 2 ** 17;
const maxCount = 1000;

const space = 0x20;

export interface Place {
  container: number;
  index: number;
}

export interface WrittenObjectStream {
  ref: Ref;
  count: number;
  /** Where its objects begin, after the list of their numbers. */
  first: number;
  /** Deflated. */
  data: Promise<Uint8Array>;
}

/** Writes objects into consecutive object streams (ISO 32000-2, 7.5.7). */
export class ObjectStreamWriter {
  readonly written: WrittenObjectStream[] = [];
  readonly #allocate: () => Ref;
  readonly #heads = new ByteBuffer();
  readonly #bodies = new ByteBuffer(maxSize);
  #count = 0;
  #ref: Ref | undefined;

  constructor(allocate: () => Ref) {
    this.#allocate = allocate;
  }

  write(ref: Ref, object: PdfObject): Place {
    return this.put(ref, (buffer) => serialize(object, buffer));
  }

  /** @param write Writes the object. */
  put({ number }: Ref, write: (buffer: ByteBuffer) => void): Place {
    const { number: container } = (this.#ref ??= this.#allocate());
    const index = this.#count++;
    this.#heads.integer(number);
    this.#heads.byte(space);
    this.#heads.integer(this.#bodies.length);
    this.#heads.byte(space);
    write(this.#bodies);
    this.#bodies.text('\n');
    if (this.#bodies.length >= maxSize || this.#count >= maxCount) this.end();
    return { container, index };
  }

  end() {
    if (!this.#ref) return;
    this.written.push({
      ref: this.#ref,
      count: this.#count,
      first: this.#heads.length,
      data: deflate(concat([this.#heads.written(), this.#bodies.written()])),
    });
    this.#heads.length = 0;
    this.#bodies.length = 0;
    this.#count = 0;
    this.#ref = undefined;
  }
}
