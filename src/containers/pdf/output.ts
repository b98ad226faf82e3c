import { crc32 } from '../crc32.ts';
import { ByteBuffer } from './byte-buffer.ts';

/** In bytes: what is held in memory before it is handed to the browser, which may keep it on disk. */
const chunkSize = 2 ** 22;

/** An output file in the making: new bytes, and slices of input files that are never read. */
export class Output {
  readonly buffer = new ByteBuffer(2 ** 16);
  /** What the browser has. */
  readonly #parts: Blob[] = [];
  /** What comes next: making a blob costs more than copying its bytes, so short pieces have none of their own. */
  #waiting: BlobPart[] = [];
  /** How many bytes of what waits are in memory. */
  #held = 0;
  /** How long all is that stands before the buffer. */
  #before = 0;
  #digest = 0;

  /** How long it is, in bytes. */
  get length(): number {
    return this.#before + this.buffer.length;
  }

  bytes(bytes: Uint8Array) {
    this.buffer.bytes(bytes);
    if (this.#held + this.buffer.length >= chunkSize) this.#handOver();
  }

  /** Another number for other bytes, as far as they were not taken as slices: of those, it is how long they are. */
  get digest(): number {
    this.#hold();
    return this.#digest;
  }

  slice(part: Blob) {
    this.#hold();
    this.#mix(part.size);
    this.#waiting.push(part);
    this.#before += part.size;
  }

  /** The whole file. */
  blob(): Blob {
    this.#handOver();
    return new Blob(this.#parts);
  }

  #hold() {
    const { buffer } = this;
    if (buffer.length === 0) return;
    const bytes = buffer.written().slice();
    this.#mix(crc32(bytes));
    this.#waiting.push(bytes);
    this.#held += buffer.length;
    this.#before += buffer.length;
    buffer.length = 0;
  }

  #mix(number: number) {
    this.#digest = (Math.imul(this.#digest, 31) ^ number) >>> 0;
  }

  #handOver() {
    this.#hold();
    this.#parts.push(new Blob(this.#waiting));
    this.#waiting = [];
    this.#held = 0;
  }
}
