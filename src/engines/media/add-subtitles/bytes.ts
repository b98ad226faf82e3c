import { concat } from '../../pdf/bytes.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export const joined = (...parts: readonly Bytes[]): Bytes => concat(parts);

/** Most significant byte first, as both MP4 and Matroska have it. Negative numbers wrap. */
export const number = (value: number, length: number): Bytes =>
  Uint8Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);

export const numbers = (length: number, ...values: number[]): Bytes =>
  joined(...values.map((value) => number(value, length)));

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const bytesOf = ({ buffer, byteOffset, byteLength }: DataView<ArrayBuffer>): Bytes =>
  new Uint8Array(buffer, byteOffset, byteLength);
