import { Target } from 'mediabunny';

/** So much is written at once: enough to be worth a call, and little enough to stay in the processor's cache. In bytes. */
const pieceSize = 512 * 2 ** 10;

/**
 * Hands what a muxer writes to a disk that takes it at once. Mediabunny's own `StreamTarget` copies every byte three
 * times, into memory that a browser frees late.
 *
 * The methods are those that Mediabunny 1.61 calls on its targets, which its types do not tell of.
 */
export class DiskTarget extends Target {
  readonly #disk: (bytes: Uint8Array<ArrayBuffer>, position: number) => void;
  readonly #piece = new Uint8Array(pieceSize);
  /** Where the piece begins in the file, and how much of it is filled. */
  #start = 0;
  #filled = 0;
  /** How far the disk has been written. */
  #end = 0;
  #failure: unknown;

  constructor(disk: (bytes: Uint8Array<ArrayBuffer>, position: number) => void) {
    super();
    this.#disk = disk;
  }

  write(bytes: Uint8Array<ArrayBuffer>, position: number) {
    if (!this.#takes(position, bytes.length)) this.#empty(position);
    if (bytes.length > pieceSize) {
      this.#put(bytes, position);
      this.#start = position + bytes.length;
    } else {
      const at = position - this.#start;
      if (at > this.#filled) this.#piece.fill(0, this.#filled, at);
      this.#piece.set(bytes, at);
      this.#filled = Math.max(this.#filled, at + bytes.length);
    }
  }

  /** Muxers leave room for how long a part becomes, and go back to it: mostly while it is still held. */
  #takes(position: number, length: number): boolean {
    const at = position - this.#start;
    if (at < 0 || at + length > pieceSize) return false;
    // What is passed over must not cover what is on the disk.
    return at <= this.#filled || this.#start + this.#filled >= this.#end;
  }

  /** @throws what the disk has thrown: a muxer is ready for it here, and not while it writes. */
  check() {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** @throws what the disk has thrown. */
  end() {
    this.#empty(0);
    this.check();
  }

  _start() {
    // The file is open.
  }

  _write(bytes: Uint8Array<ArrayBuffer>, position: number) {
    this.write(bytes, position);
  }

  async _flush() {
    this.check();
  }

  async _finalize() {
    this.end();
  }

  async _close() {
    // The code that opened the file closes it.
  }

  /** @param next where the next piece begins. */
  #empty(next: number) {
    if (this.#filled > 0) this.#put(this.#piece.subarray(0, this.#filled), this.#start);
    this.#start = next;
    this.#filled = 0;
  }

  #put(bytes: Uint8Array<ArrayBuffer>, position: number) {
    if (this.#failure !== undefined) return;
    try {
      this.#disk(bytes, position);
      this.#end = Math.max(this.#end, position + bytes.length);
    } catch (error) {
      this.#failure = error;
    }
  }
}
