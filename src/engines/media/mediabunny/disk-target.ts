import { Target } from 'mediabunny';

/**
 * How much is written at once: enough to be worth a call, and small enough to stay in the processor's cache. In bytes.
 */
const pieceSize = 512 * 2 ** 10;

/**
 * Passes what a muxer writes straight to a synchronous disk. Mediabunny's own `StreamTarget` copies every byte three
 * times, into memory that browsers free late.
 *
 * Mediabunny 1.61 calls these methods on its targets, but its types do not declare them: see
 * docs/upstream/mediabunny-custom-target.md.
 */
export class DiskTarget extends Target {
  readonly #disk: (bytes: Uint8Array<ArrayBuffer>, position: number) => void;
  readonly #piece = new Uint8Array(pieceSize);
  /** The position of the piece in the file, and how much of it is filled. */
  #start = 0;
  #filled = 0;
  /** The end of what has been written to the disk. */
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

  /** Muxers leave room for the size of a part and come back to fill it in, mostly while it is still in the piece. */
  #takes(position: number, length: number): boolean {
    const at = position - this.#start;
    if (at < 0 || at + length > pieceSize) return false;
    // A skipped range must not overwrite what is on the disk.
    return at <= this.#filled || this.#start + this.#filled >= this.#end;
  }

  /** @throws an error that the disk threw earlier: a muxer can handle it here, but not while it writes. */
  check() {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** @throws an error that the disk threw earlier. */
  end() {
    this.#empty(0);
    this.check();
  }

  _start() {
    // The file is already open.
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

  /** @param next Where the next piece begins. */
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
