/** The colour space of a frame, in the numbers of ITU-T H.273. */
export interface Colours {
  primaries: number;
  transfer: number;
  matrix: number;
  /** Whether samples use the full range, rather than 16 to 235 (240 for chroma) of 255. */
  fullRange: boolean;
}

export const unspecified = 2;
const identity = 0;

/**
 * Reads the colours from a sequence header (AV1 Bitstream & Decoding Process Specification, 5.5).
 *
 * @param header Without its own OBU header and size.
 */
export function readColours(header: Uint8Array): Colours {
  let at = 0;
  const bits = (count: number) => {
    let value = 0;
    for (const end = at + count; at < end; at += 1)
      value = value * 2 + (((header[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  const flag = () => bits(1) === 1;
  const profile = bits(3);
  bits(1);
  const isStill = flag();
  if (isStill) bits(5);
  else skipOperation(bits, flag);
  const [widthBits, heightBits] = [bits(4) + 1, bits(4) + 1];
  bits(widthBits);
  bits(heightBits);
  if (!isStill && flag()) bits(7);
  bits(3);
  if (!isStill) skipTools(bits, flag);
  bits(3);
  const isDeep = flag();
  if (profile === 2 && isDeep) flag();
  const isGrey = profile !== 1 && flag();
  const described = flag()
    ? { primaries: bits(8), transfer: bits(8), matrix: bits(8) }
    : { primaries: unspecified, transfer: unspecified, matrix: unspecified };
  const isSrgb = described.primaries === 1 && described.transfer === 13 && described.matrix === identity;
  return { ...described, fullRange: (!isGrey && isSrgb) || flag() };
}

type Bits = (count: number) => number;
type Flag = () => boolean;

/** Skips timing and operating points. */
function skipOperation(bits: Bits, flag: Flag) {
  let delayBits = 0;
  if (flag()) {
    bits(64);
    if (flag()) skipLongNumber(bits, flag);
    if (flag()) {
      delayBits = bits(5) + 1;
      bits(42);
    }
  }
  const hasDelays = flag();
  for (let left = bits(5); left >= 0; left -= 1) {
    bits(12);
    if (bits(5) > 7) bits(1);
    if (delayBits > 0 && flag()) bits(2 * delayBits + 1);
    if (hasDelays && flag()) bits(4);
  }
}

function skipLongNumber(bits: Bits, flag: Flag) {
  let zeros = 0;
  while (zeros < 32 && !flag()) zeros += 1;
  if (zeros < 32) bits(zeros);
}

function skipTools(bits: Bits, flag: Flag) {
  bits(4);
  const hasOrder = flag();
  if (hasOrder) bits(2);
  const forcesScreen = flag() || flag();
  if (forcesScreen && !flag()) bits(1);
  if (hasOrder) bits(3);
}
