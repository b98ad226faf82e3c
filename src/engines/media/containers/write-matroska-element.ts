import type { Element } from '../../../containers/ebml.ts';
import { concat, number, utf8, type Bytes } from '../../../containers/bytes.ts';

/** Sizes up to this take four bytes; one bit of them says so. */
const shortSize = 2 ** 28 - 2;

/** An element of EBML (RFC 8794), by its identifier with the length marker. */
export function element(id: number, ...parts: readonly Bytes[]): Bytes {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return concat([identifier(id), size <= shortSize ? number(0x10000000 + size, 4) : longSize(size), ...parts]);
}

export const identifier = (id: number): Bytes => number(id, Math.ceil((32 - Math.clz32(id)) / 8));

/** In eight bytes, for what is as large as a file. */
export const longSize = (size: number): Bytes => concat([number(1, 1), number(size, 7)]);

/** In eight bytes, so that the size of what it stands in does not depend on it. */
export const longNumber = (id: number, value: number): Bytes => element(id, number(value, 8));

export const wholeNumber = (id: number, value: number): Bytes =>
  element(id, number(value, Math.max(1, Math.ceil(Math.log2(value + 1) / 8))));

export const string = (id: number, value: string): Bytes => element(id, utf8(value));

/** As it was, but for how its size is written. */
export const unchanged = ({ id, data }: Element): Bytes => element(id, data);

export const numberOf = (data: Uint8Array): number => data.reduce((value, byte) => value * 256 + byte, 0);

export const numberIn = (elements: Element[], wanted: number): number | undefined => {
  const data = elements.find(({ id }) => id === wanted)?.data;
  return data && numberOf(data);
};
