import { ByteBuffer } from './byte-buffer.ts';

/** In bytes: what is held in memory before it is handed to the browser, which may keep it on disk. */
const chunkSize = 2 ** 22;

/** An output file in the making: new bytes, and slices of input files that are never read. */
export class Output {
  readonly buffer = new ByteBuffer(2 ** 16);
  readonly #parts: Blob[] = [];
  #handedOver = 0;

  /** How long it is, in bytes. */
  get length(): number {
    return this.#handedOver + this.buffer.length;
  }

  bytes(bytes: Uint8Array) {
    this.buffer.bytes(bytes);
    if (this.buffer.length >= chunkSize) this.#flush();
  }

  slice(part: Blob) {
    this.#flush();
    this.#parts.push(part);
    this.#handedOver += part.size;
  }

  /** The file's parts, in order. */
  parts(): Blob[] {
    this.#flush();
    return this.#parts;
  }

  #flush() {
    if (this.buffer.length === 0) return;
    this.#parts.push(new Blob([this.buffer.written()]));
    this.#handedOver += this.buffer.length;
    this.buffer.length = 0;
  }
}
