import { concat, number, utf8, type Bytes } from './bytes.ts';

/** Writes a box of ISO 14496-12. */
export function box(type: string, ...parts: readonly Bytes[]): Bytes {
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  // Not UTF-8: some types begin with a letter of Latin-1.
  const letters = Uint8Array.from(type, (letter) => letter.charCodeAt(0));
  return concat([number(length, 4), letters, ...parts]);
}

/** Writes a box that begins with a version and flags. */
export const fullBox = (type: string, flags: number, ...parts: readonly Bytes[]): Bytes =>
  box(type, number(flags, 4), ...parts);

export const text = (value: string): Bytes => utf8(`${value}\0`);
