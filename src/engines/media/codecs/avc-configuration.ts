import { codeLength, isSlice, numberAt, numberPlace, unitType, withNumber } from './avc-units.ts';

/** The decoder configuration of H.264 in MP4 and Matroska: ISO/IEC 14496-15, 5.3.3.1. */
export interface AvcConfiguration {
  profile: number;
  /** Constraints that the whole stream observes, as flags. */
  compatibility: number;
  level: number;
  /** The size of the length before each unit, in bytes. */
  lengthSize: number;
  sequenceSets: Uint8Array[];
  pictureSets: Uint8Array[];
  /** Only in the high profiles: chroma format, bit depths and further parameter sets. */
  rest: Uint8Array;
}

/** @returns undefined if the bytes are not a configuration. */
export function readConfiguration(bytes: Uint8Array): AvcConfiguration | undefined {
  const [version, profile, compatibility, level, lengths, counted] = bytes;
  if (version !== 1 || profile === undefined || compatibility === undefined || level === undefined) return undefined;
  if (lengths === undefined || counted === undefined) return undefined;
  let at = 6;
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      const set = bytes.subarray(at + 2, at + 2 + length);
      at += 2 + length;
      return set;
    });
  const sequenceSets = take(counted & 31);
  const pictureCount = bytes[at] ?? 0;
  at += 1;
  const pictureSets = take(pictureCount);
  if (at > bytes.length || sequenceSets.length === 0 || pictureSets.length === 0) return undefined;
  const rest = bytes.subarray(at);
  return { profile, compatibility, level, lengthSize: (lengths & 3) + 1, sequenceSets, pictureSets, rest };
}

export function writeConfiguration(configuration: AvcConfiguration): Uint8Array<ArrayBuffer> {
  const { profile, compatibility, level, lengthSize, sequenceSets, pictureSets, rest } = configuration;
  const listed = (sets: Uint8Array[]) => sets.flatMap((set) => [set.length >> 8, set.length & 255, ...set]);
  return new Uint8Array([
    ...[1, profile, compatibility, level, 0xfc | (lengthSize - 1)],
    ...[0xe0 | sequenceSets.length, ...listed(sequenceSets)],
    ...[pictureSets.length, ...listed(pictureSets)],
    ...rest,
  ]);
}

/**
 * Removes the duplicate first byte that Firefox 153 writes in each parameter set. Its packets also contain the sets
 * intact, but some players never look there.
 *
 * @returns the same bytes if nothing is wrong.
 */
export function mendedConfiguration(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const read = readConfiguration(bytes);
  const isTwice = (set: Uint8Array) => set[0] === set[1];
  // In such a set, the profile comes third.
  if (!read?.sequenceSets.every((set) => isTwice(set) && set[1] !== read.profile && set[2] === read.profile))
    return bytes;
  const once = (sets: Uint8Array[]) => sets.map((set) => (isTwice(set) ? set.subarray(1) : set));
  const { sequenceSets, pictureSets } = read;
  return writeConfiguration({ ...read, sequenceSets: once(sequenceSets), pictureSets: once(pictureSets) });
}

/**
 * The units of a second encoder, adapted to be mixed with those of a first: its parameter sets get numbers of their
 * own.
 */
export interface Joined {
  /** Includes the parameter sets of both. */
  configuration: AvcConfiguration;
  /**
   * Adapts a packet of the second encoder, with lengths as the first has them. Parameter sets are left out, and so are
   * SEI messages, which refer to them.
   */
  fit(packet: Uint8Array): Uint8Array<ArrayBuffer>;
}

const mostSequenceSets = 32;
const mostPictureSets = 256;

/**
 * Adds the parameter sets of a second encoder to those of the first.
 *
 * The picture parameter set numbers in slices grow by a whole byte, because they may be followed by arithmetic-coded
 * data, which must stay byte-aligned (7.3.4).
 *
 * @returns undefined if no numbers are left.
 */
export function joinConfigurations(first: AvcConfiguration, second: AvcConfiguration): Joined | undefined {
  const takenSequence = new Set(first.sequenceSets.map((set) => numberAt(set, 'sequence')));
  const takenPicture = new Set(first.pictureSets.map((set) => numberAt(set, 'picture')));
  const sequenceNumbers = new Map<number, number>();
  const pictureNumbers = new Map<number, number>();

  for (const set of second.sequenceSets) {
    const number = lastFree(takenSequence, mostSequenceSets, () => true);
    if (number === undefined) return undefined;
    sequenceNumbers.set(numberAt(set, 'sequence'), number);
  }
  for (const set of second.pictureSets) {
    const old = numberAt(set, 'picture');
    const number = lastFree(takenPicture, mostPictureSets, (other) => codeLength(other) === codeLength(old) + 8);
    if (number === undefined || !sequenceNumbers.has(numberAt(set, 'pictureSequence'))) return undefined;
    pictureNumbers.set(old, number);
  }
  const renumbered = (unit: Uint8Array) => {
    const place = numberPlace(unit);
    const numbers = place === 'sequence' ? sequenceNumbers : pictureNumbers;
    const number = numbers.get(numberAt(unit, place));
    if (number === undefined) throw new Error('An encoder changed its parameter sets');
    return withNumber(unit, place, number);
  };
  const pictureSets = second.pictureSets.map((set) => {
    const sequence = sequenceNumbers.get(numberAt(set, 'pictureSequence')) ?? 0;
    return renumbered(withNumber(set, 'pictureSequence', sequence));
  });
  return {
    configuration: {
      ...first,
      compatibility: first.compatibility & second.compatibility,
      level: Math.max(first.level, second.level),
      sequenceSets: [...first.sequenceSets, ...second.sequenceSets.map(renumbered)],
      pictureSets: [...first.pictureSets, ...pictureSets],
    },
    fit: (packet) => withLengths(unitsIn(packet, second.lengthSize).filter(isSlice).map(renumbered), first.lengthSize),
  };
}

/** Whether a packet is an IDR picture: neither it nor anything after it depends on earlier packets. */
export const beginsAnew = (packet: Uint8Array, { lengthSize }: AvcConfiguration) =>
  unitsIn(packet, lengthSize).some((unit) => unitType(unit) === 5);

function lastFree(taken: Set<number>, most: number, fits: (number: number) => boolean): number | undefined {
  for (let number = most - 1; number >= 0; number -= 1) {
    if (taken.has(number) || !fits(number)) continue;
    taken.add(number);
    return number;
  }
  return undefined;
}

function unitsIn(packet: Uint8Array, lengthSize: number): Uint8Array[] {
  const units: Uint8Array[] = [];
  for (let at = 0; at + lengthSize <= packet.length;) {
    let length = 0;
    for (const byte of packet.subarray(at, at + lengthSize)) length = length * 256 + byte;
    at += lengthSize;
    units.push(packet.subarray(at, at + length));
    at += length;
  }
  return units;
}

function withLengths(units: Uint8Array[], lengthSize: number): Uint8Array<ArrayBuffer> {
  const packet = new Uint8Array(units.reduce((sum, { length }) => sum + lengthSize + length, 0));
  let at = 0;
  for (const unit of units) {
    for (let byte = 0; byte < lengthSize; byte += 1)
      packet[at + byte] = (unit.length / 256 ** (lengthSize - 1 - byte)) & 255;
    packet.set(unit, at + lengthSize);
    at += lengthSize + unit.length;
  }
  return packet;
}
