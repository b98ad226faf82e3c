export type Bytes = Uint8Array<ArrayBuffer>;

const pairs = new TextDecoder('utf-16le');
/** From this many bytes, a decoder is faster than characters one by one. */
const longText = 2 ** 10;

/**
 * Decodes one character per byte. `TextDecoder` has no such encoding: its latin1 is windows-1252.
 *
 * @param end Where the text ends; it is shorter if the bytes end before.
 */
export function toLatin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  const last = Math.min(end, bytes.length);
  if (last - start >= longText) return pairs.decode(new Uint16Array(bytes.subarray(start, last)));
  let text = '';
  let at = start;
  // Each call and each addition costs as much as several characters.
  for (; at + 8 <= last; at += 8) {
    text += String.fromCharCode(
      bytes[at] ?? 0,
      bytes[at + 1] ?? 0,
      bytes[at + 2] ?? 0,
      bytes[at + 3] ?? 0,
      bytes[at + 4] ?? 0,
      bytes[at + 5] ?? 0,
      bytes[at + 6] ?? 0,
      bytes[at + 7] ?? 0,
    );
  }
  for (; at < last; at++) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}

/** Reverses `toLatin1`. */
export function fromLatin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

export const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean => {
  for (let index = 0; index < text.length; index++) if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
};

export const equalBytes = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
};

/** @param length In bytes. The text is shorter if the bytes end before. */
export const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  toLatin1(bytes, start, start + length);

export const viewOf = <T extends ArrayBufferLike>({ buffer, byteOffset, byteLength }: Uint8Array<T>): DataView<T> =>
  new DataView(buffer, byteOffset, byteLength);

export const bytesOf = ({ buffer, byteOffset, byteLength }: DataView<ArrayBuffer>): Bytes =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Writes a big-endian number. Negative numbers wrap. */
export const number = (value: number, length: number): Bytes =>
  Uint8Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);

export const numbers = (length: number, ...values: number[]): Bytes =>
  concat(values.map((value) => number(value, length)));

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
