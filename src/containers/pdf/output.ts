import { ByteBuffer } from './byte-buffer.ts';

/** How much is held in memory before it is handed to the browser, which may keep it on disk. In bytes. */
const chunkSize = 2 ** 22;

/** An output file being written: new bytes, and slices of input files that are never read. */
export class Output {
  readonly buffer = new ByteBuffer(2 ** 16);
  readonly #parts: Blob[] = [];
  /** The parts that follow. Creating a blob costs more than copying its bytes, so short parts share one. */
  #waiting: BlobPart[] = [];
  /** How many of the waiting bytes are in memory. */
  #held = 0;
  /** The length of everything before the buffer. */
  #before = 0;
  #digest = 0;

  /** The length of the file, in bytes. */
  get length(): number {
    return this.#before + this.buffer.length;
  }

  bytes(bytes: Uint8Array) {
    this.buffer.bytes(bytes);
    if (this.#held + this.buffer.length >= chunkSize) this.#handOver();
  }

  /** A number that differs for different content. Of slices, only the lengths count. */
  get digest(): number {
    this.#hold();
    return this.#digest;
  }

  slice(part: Blob) {
    this.#hold();
    this.#digest = mixed(this.#digest, part.size);
    this.#waiting.push(part);
    this.#before += part.size;
  }

  blob(): Blob {
    this.#handOver();
    return new Blob(this.#parts);
  }

  #hold() {
    const { buffer } = this;
    if (buffer.length === 0) return;
    const bytes = buffer.written().slice();
    this.#mixBytes(bytes);
    this.#waiting.push(bytes);
    this.#held += buffer.length;
    this.#before += buffer.length;
    buffer.length = 0;
  }

  /** Four at a time: a CRC-32 would cost a tenth of a whole merge. */
  #mixBytes(bytes: Uint8Array<ArrayBuffer>) {
    const words = new Uint32Array(bytes.buffer, 0, bytes.length >>> 2);
    let digest = this.#digest;
    for (let at = 0; at < words.length; at += 1) digest = mixed(digest, words[at] ?? 0);
    for (let at = words.length * 4; at < bytes.length; at += 1) digest = mixed(digest, bytes[at] ?? 0);
    this.#digest = digest;
  }

  #handOver() {
    this.#hold();
    this.#parts.push(new Blob(this.#waiting));
    this.#waiting = [];
    this.#held = 0;
  }
}

function mixed(digest: number, number: number): number {
  const product = Math.imul(digest ^ number, 0x85_eb_ca_6b);
  return (product ^ (product >>> 13)) >>> 0;
}
