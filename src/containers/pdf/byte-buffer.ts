export class ByteBuffer {
  length = 0;
  #bytes: Uint8Array<ArrayBuffer>;

  /** @param capacity The initial size, in bytes. */
  constructor(capacity = 2 ** 10) {
    this.#bytes = new Uint8Array(capacity);
  }

  /** Writes one byte per character. */
  text(text: string) {
    const end = this.length + text.length;
    if (end > this.#bytes.length) this.#grow(end);
    const bytes = this.#bytes;
    for (let index = 0, at = this.length; at < end; index++, at++) bytes[at] = text.charCodeAt(index);
    this.length = end;
  }

  bytes(bytes: Uint8Array) {
    const end = this.length + bytes.length;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.set(bytes, this.length);
    this.length = end;
  }

  copy(bytes: Uint8Array, start: number, end: number) {
    const length = this.length + end - start;
    if (length > this.#bytes.length) this.#grow(length);
    if (end - start > 64) this.#bytes.set(bytes.subarray(start, end), this.length);
    else for (let from = start, to = this.length; from < end; from++, to++) this.#bytes[to] = bytes[from] ?? 0;
    this.length = length;
  }

  copyFrom(other: ByteBuffer, start: number, end: number) {
    this.copy(other.#bytes, start, end);
  }

  byte(byte: number) {
    if (this.length === this.#bytes.length) this.#grow(this.length + 1);
    this.#bytes[this.length++] = byte;
  }

  integer(value: number) {
    if (value < 0 || value > 0x7fffffff) return this.text(String(value));
    let digits = 1;
    for (let power = 10; power <= value; power *= 10) digits++;
    const end = this.length + digits;
    if (end > this.#bytes.length) this.#grow(end);
    for (let at = end - 1, rest = value; at >= this.length; at--, rest = (rest / 10) | 0)
      this.#bytes[at] = 48 + (rest % 10);
    this.length = end;
  }

  /** Writes a reference to an object of generation 0. */
  reference(number: number) {
    this.integer(number);
    this.text(' 0 R');
  }

  /** Returns what has been written. It is valid until the next write. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length);
  }

  #grow(length: number) {
    const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2));
    larger.set(this.written());
    this.#bytes = larger;
  }
}
