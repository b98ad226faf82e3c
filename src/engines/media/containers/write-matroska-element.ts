import type { Element } from '#containers/ebml.ts';
import { concat, number, utf8, type Bytes } from '#containers/bytes.ts';

/** The largest size that is written in four bytes, including the length marker. */
const shortSize = 2 ** 28 - 2;

/** Writes an EBML element (RFC 8794). The ID includes the length marker. */
export function element(id: number, ...parts: readonly Bytes[]): Bytes {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return concat([identifier(id), size <= shortSize ? number(0x10000000 + size, 4) : longSize(size), ...parts]);
}

export const identifier = (id: number): Bytes => number(id, Math.ceil((32 - Math.clz32(id)) / 8));

/** Writes a size in eight bytes, for elements as large as a file. */
export const longSize = (size: number): Bytes => concat([number(1, 1), number(size, 7)]);

/** Writes a number in eight bytes, so that the size of its parent element does not depend on it. */
export const longNumber = (id: number, value: number): Bytes => element(id, number(value, 8));

export const wholeNumber = (id: number, value: number): Bytes =>
  element(id, number(value, Math.max(1, Math.ceil(Math.log2(value + 1) / 8))));

export const string = (id: number, value: string): Bytes => element(id, utf8(value));

/** Writes an element as it was, except for the encoding of its size. */
export const unchanged = ({ id, data }: Element): Bytes => element(id, data);

export const numberOf = (data: Uint8Array): number => data.reduce((value, byte) => value * 256 + byte, 0);

export const numberIn = (elements: Element[], wanted: number): number | undefined => {
  const data = elements.find(({ id }) => id === wanted)?.data;
  return data && numberOf(data);
};
