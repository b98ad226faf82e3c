import type { Aac } from 'virtual:@mediabunny/aac-encoder';

/** FFmpeg's `aac_coder`, by its numbers: how the encoder finds what it can leave out. */
const searches = { 'two-loop': 0, fast: 1 } as const;

/** What of FFmpeg's settings for AAC changes with the bitrate. */
export interface AacSettings {
  search: keyof typeof searches;
  /** `aac_is`: whether high notes of both channels may be stored once, with how loud they are in each. */
  intensityStereo: boolean;
  /** `aac_tns`: whether noise may be shaped in time within a block. */
  noiseShaping: boolean;
}

/**
 * The bitrates per channel, in bit/s, at which the two-loop search sounds better than the fast one. It takes 2.7 times
 * as long.
 */
const twoLoop = { from: 52_000, below: 80_000 };

/**
 * Returns the settings that sound best at a bitrate, and of those that sound alike the fastest:
 * `docs/decisions/6-mediabunny.md` has the figures.
 */
export function settingsFor(bitrate: number, channels: number): AacSettings {
  const each = bitrate / channels;
  const isLoose = each >= twoLoop.below;
  const search = each >= twoLoop.from && !isLoose ? 'two-loop' : 'fast';
  return { search, intensityStereo: !isLoose, noiseShaping: !isLoose };
}

/** The addresses of the defaults of these settings. */
type Places = Readonly<Record<keyof AacSettings, number>>;

/**
 * Sets how encoders work that are started from now on.
 *
 * The add-on has no settings for it, but each encoder reads its defaults from FFmpeg's table of options in memory ("AAC
 * settings" in `src/engines/media/mediabunny/README.md`).
 */
export function applySettings({ HEAPU8 }: Aac, places: Places, settings: AacSettings) {
  const memory = new DataView(HEAPU8.buffer);
  memory.setInt32(places.search, searches[settings.search], true);
  memory.setInt32(places.intensityStereo, Number(settings.intensityStereo), true);
  memory.setInt32(places.noiseShaping, Number(settings.noiseShaping), true);
}

/** An entry of FFmpeg's table, an `AVOption` of 32-bit addresses: the size and places of its parts, in bytes. */
const entry = { size: 48, name: 0, value: 16 };
/** The entries from the search on, with their defaults: the values of the search, and other settings. */
const expected = [
  { name: 'aac_coder', value: searches['two-loop'] },
  { name: 'twoloop', value: searches['two-loop'] },
  { name: 'fast', value: searches.fast },
  { name: 'aac_ms', value: -1 },
  { name: 'aac_is', value: 1 },
  { name: 'aac_pns', value: 1 },
  { name: 'aac_tns', value: 1 },
];

/** @throws if the table is not as expected: another version of the add-on may have another. */
export function placesOfSettings({ HEAPU8 }: Aac): Places {
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
  let table = 0;
  while (table < last && !isThere(table)) table += 8;
  if (table >= last) throw new Error('FFmpeg’s table of options for AAC is not where it was');
  const placeOf = (name: string) => table + expected.findIndex((each) => each.name === name) * entry.size + entry.value;
  return { search: placeOf('aac_coder'), intensityStereo: placeOf('aac_is'), noiseShaping: placeOf('aac_tns') };
}
