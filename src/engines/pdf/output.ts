/** In bytes: what is held in memory before it is handed to the browser, which may keep it on disk. */
const chunkSize = 2 ** 22;

/** An output file in the making: new bytes, and slices of input files that are never read. */
export class Output {
  /** How long it is, in bytes. */
  length = 0;
  readonly #parts: Blob[] = [];
  #chunk = new Uint8Array(2 ** 16);
  #used = 0;

  /** One character a byte. */
  text(text: string) {
    this.#reserve(text.length);
    for (let at = 0; at < text.length; at++) this.#chunk[this.#used + at] = text.charCodeAt(at);
    this.#used += text.length;
    this.length += text.length;
  }

  bytes(bytes: Uint8Array) {
    this.#reserve(bytes.length);
    this.#chunk.set(bytes, this.#used);
    this.#used += bytes.length;
    this.length += bytes.length;
  }

  slice(part: Blob) {
    this.#flush();
    this.#parts.push(part);
    this.length += part.size;
  }

  /** The file's parts, in order. */
  parts(): Blob[] {
    this.#flush();
    return this.#parts;
  }

  #reserve(length: number) {
    if (this.#used + length <= this.#chunk.length) return;
    if (this.#used + length > chunkSize) this.#flush();
    if (this.#used + length <= this.#chunk.length) return;
    const larger = new Uint8Array(Math.max(this.#used + length, Math.min(chunkSize, this.#chunk.length * 4)));
    larger.set(this.#chunk.subarray(0, this.#used));
    this.#chunk = larger;
  }

  #flush() {
    if (this.#used === 0) return;
    this.#parts.push(new Blob([this.#chunk.subarray(0, this.#used)]));
    this.#used = 0;
  }
}
