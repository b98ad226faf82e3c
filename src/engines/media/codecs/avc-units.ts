/** NAL units of H.264: ITU-T H.264, 7.3 and 7.4. */

const parameterSet = { sequence: 7, picture: 8 } as const;

/** Returns the type of a unit: 1 and 5 are slices. */
export const unitType = (unit: Uint8Array) => (unit[0] ?? 0) & 31;
export const isSlice = (unit: Uint8Array) => unitType(unit) === 1 || unitType(unit) === 5;

/**
 * Where units hold the numbers by which they refer to each other: the bit at which codes begin, and how many codes come
 * before the number. In a sequence parameter set, profile and level come first.
 */
const numberPlaces = {
  sequence: { from: 32, before: 0 },
  picture: { from: 8, before: 0 },
  /** The number of the sequence parameter set, in a picture parameter set. */
  pictureSequence: { from: 8, before: 1 },
  /** The number of the picture parameter set, in a slice. */
  slice: { from: 8, before: 2 },
} as const;
export type NumberPlace = keyof typeof numberPlaces;

export const numberPlace = (unit: Uint8Array): NumberPlace =>
  unitType(unit) === parameterSet.sequence ? 'sequence' : unitType(unit) === parameterSet.picture ? 'picture' : 'slice';

/** Reads the number at a place in a unit. */
export function numberAt(unit: Uint8Array, place: NumberPlace): number {
  const bytes = withoutEscapes(unit);
  return readCode(bytes, findCode(bytes, place)).value;
}

/** Returns a unit with a different number at a place; everything after it shifts by the difference in code length. */
export function withNumber(unit: Uint8Array, place: NumberPlace, value: number): Uint8Array<ArrayBuffer> {
  const bytes = withoutEscapes(unit);
  const start = findCode(bytes, place);
  const { end } = readCode(bytes, start);
  const length = codeLength(value);
  const changed = new Uint8Array(bytes.length + 5);
  const put = (position: number, bit: number) => {
    if (bit) changed[position >> 3] = (changed[position >> 3] ?? 0) | (0x80 >> (position & 7));
  };
  for (let bit = 0; bit < start; bit += 1) put(bit, bitAt(bytes, bit));
  for (let bit = 0; bit < length; bit += 1) put(start + bit, ((value + 1) >> (length - 1 - bit)) & 1);
  const shift = start + length - end;
  const last = lastBit(bytes);
  const total = (last + shift + 8) >> 3;
  if (shift % 8 === 0) {
    // Only the byte in which the code ends is copied bit by bit.
    let bit = end;
    for (; bit % 8 !== 0; bit += 1) put(bit + shift, bitAt(bytes, bit));
    changed.set(bytes.subarray(bit >> 3, (last >> 3) + 1), (bit + shift) >> 3);
  } else {
    for (let bit = end; bit <= last; bit += 1) put(bit + shift, bitAt(bytes, bit));
  }
  return withEscapes(changed.subarray(0, total));
}

/** The length of an Exp-Golomb code, in bits (9.1). */
export const codeLength = (value: number) => 2 * Math.floor(Math.log2(value + 1)) + 1;

const bitAt = (bytes: Uint8Array, position: number) => ((bytes[position >> 3] ?? 0) >> (7 - (position & 7))) & 1;

function findCode(bytes: Uint8Array, place: NumberPlace): number {
  const { from, before } = numberPlaces[place];
  let position: number = from;
  for (let code = 0; code < before; code += 1) position = readCode(bytes, position).end;
  return position;
}

function readCode(bytes: Uint8Array, start: number): { value: number; end: number } {
  let zeros = 0;
  while (zeros < 32 && bitAt(bytes, start + zeros) === 0) zeros += 1;
  let value = 1;
  for (let bit = 1; bit <= zeros; bit += 1) value = value * 2 + bitAt(bytes, start + zeros + bit);
  return { value: value - 1, end: start + 2 * zeros + 1 };
}

/** Finds the stop bit of a unit: its last 1. */
function lastBit(bytes: Uint8Array): number {
  let at = bytes.length - 1;
  while (at > 0 && bytes[at] === 0) at -= 1;
  let bit = at * 8 + 7;
  while (bitAt(bytes, bit) === 0 && bit > at * 8) bit -= 1;
  return bit;
}

/** Removes emulation prevention bytes: the 3 after two zeros, which prevents a false start code (7.4.1). */
function withoutEscapes(unit: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(unit.length);
  let length = 0;
  let zeros = 0;
  for (const byte of unit) {
    if (zeros === 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    bytes[length] = byte;
    length += 1;
    zeros = byte === 0 ? Math.min(2, zeros + 1) : 0;
  }
  return bytes.subarray(0, length);
}

function withEscapes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const unit = new Uint8Array(Math.ceil(bytes.length * 1.5) + 1);
  let length = 0;
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros === 2 && byte <= 3) {
      unit[length] = 3;
      length += 1;
      zeros = 0;
    }
    unit[length] = byte;
    length += 1;
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return unit.slice(0, length);
}
