import type { Aac } from 'virtual:@mediabunny/aac-encoder';

/** FFmpeg's `aac_coder`, by its numbers: how the encoder finds what it can leave out. */
const searches = { 'two-loop': 0, fast: 1 } as const;
type Search = keyof typeof searches;

/**
 * The bitrates per channel, in bit/s, at which the two-loop search sounds better, by 0.5 to 1.4 dB of noise over what
 * sounds mask. It takes 2.7 times as long. At lower and higher rates the fast one is as good or better:
 * `docs/decisions/6-mediabunny.md` has the figures.
 */
const twoLoop = { from: 52_000, to: 88_000 };

export const searchFor = (bitrate: number, channels: number): Search => {
  const each = bitrate / channels;
  return each >= twoLoop.from && each <= twoLoop.to ? 'two-loop' : 'fast';
};

/**
 * Sets how encoders search that are started from now on.
 *
 * The add-on has no setting for it, but each encoder reads its default from FFmpeg's table of options in memory
 * ("AAC search" in `src/engines/media/mediabunny/README.md`).
 *
 * @param place the address of that default: `placeOfSearch`.
 */
export function setSearch({ HEAPU8 }: Aac, place: number, search: Search) {
  new DataView(HEAPU8.buffer).setInt32(place, searches[search], true);
}

/** An entry of FFmpeg's table, an `AVOption` of 32-bit addresses: the size and places of its parts, in bytes. */
const entry = { size: 48, name: 0, value: 16 };
/** The entry for the search, and after it those for its values. */
const expected = [
  { name: 'aac_coder', value: searches['two-loop'] },
  { name: 'twoloop', value: searches['two-loop'] },
  { name: 'fast', value: searches.fast },
];

/** @throws if the table is not as expected: another version of the add-on may have another. */
export function placeOfSearch({ HEAPU8 }: Aac): number {
  const memory = new DataView(HEAPU8.buffer);
  const textAt = (address: number) => {
    const start = HEAPU8.subarray(address, address + 16);
    const end = start.indexOf(0);
    return String.fromCodePoint(...(end < 0 ? start : start.subarray(0, end)));
  };
  const isThere = (table: number) =>
    expected.every(
      ({ name, value }, index) =>
        memory.getInt32(table + index * entry.size + entry.value, true) === value &&
        textAt(memory.getUint32(table + index * entry.size + entry.name, true)) === name,
    );
  const last = HEAPU8.length - expected.length * entry.size;
  for (let table = 0; table < last; table += 8) if (isThere(table)) return table + entry.value;
  throw new Error('FFmpeg’s table of options for AAC is not where it was');
}
