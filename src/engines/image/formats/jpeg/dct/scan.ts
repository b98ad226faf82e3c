import { DamagedJpeg, type BitReader, type DecodingTable } from './bit-reader.ts';
import { zigzag } from './coefficients.ts';

/**
 * The part of each block that a scan holds: coefficients `start` to `end` in zigzag order, and of their bits those from
 * `high` down to `low`.
 */
export interface Scan {
  start: number;
  end: number;
  high: number;
  low: number;
  isProgressive: boolean;
}

/** Decodes blocks of one component; `decode` takes the index of a block's first value (ITU-T T.81, F.2 and G.2). */
export function blockDecoder(
  reader: BitReader,
  values: Int16Array,
  scan: Scan,
  dc: DecodingTable | undefined,
  ac: DecodingTable | undefined,
): { decode: (at: number) => void; reset: () => void } {
  const { low, isProgressive } = scan;
  const [start, end] = isProgressive ? [scan.start, scan.end] : [0, 63];
  const refines = isProgressive && scan.high > 0;
  let before = 0;
  /** The number of blocks still to come in an end-of-band run. */
  let ended = 0;
  const tableOf = (table: DecodingTable | undefined) => {
    if (!table) throw new DamagedJpeg('A table is missing');
    return table;
  };

  function decodeFirst(at: number) {
    before += reader.signed(reader.symbol(tableOf(dc)));
    values[at] = before << low;
  }

  function decodeRest(at: number, from: number) {
    if (ended > 0) {
      ended -= 1;
      return;
    }
    const table = tableOf(ac);
    for (let place = from; place <= end; place += 1) {
      const symbol = reader.symbol(table);
      const [run, size] = [symbol >> 4, symbol & 15];
      if (size === 0) {
        if (run < 15) {
          // In a sequential scan, it ends only this block.
          ended = isProgressive ? (1 << run) + reader.read(run) - 1 : 0;
          return;
        }
        place += 15;
      } else {
        place += run;
        if (place > end) throw new DamagedJpeg('More values than a block has');
        values[at + (zigzag[place] ?? 0)] = reader.signed(size) << low;
      }
    }
  }

  const bit = 1 << low;

  function refine(at: number) {
    const value = values[at] ?? 0;
    if (reader.read(1) === 1 && (value & bit) === 0) values[at] = value + (value >= 0 ? bit : -bit);
  }

  function refineRest(at: number) {
    let place = start;
    if (ended === 0) {
      const table = tableOf(ac);
      for (; place <= end; place += 1) {
        const symbol = reader.symbol(table);
        let run = symbol >> 4;
        let fresh = 0;
        if ((symbol & 15) !== 0) fresh = reader.read(1) === 1 ? bit : -bit;
        else if (run < 15) {
          ended = (1 << run) + reader.read(run);
          break;
        }
        // The run counts only coefficients that are still 0; the others get their next bit on the way.
        for (; place <= end; place += 1) {
          const here = at + (zigzag[place] ?? 0);
          if (values[here] !== 0) refine(here);
          else if (run === 0) break;
          else run -= 1;
        }
        if (fresh !== 0) {
          if (place > end) throw new DamagedJpeg('More values than a block has');
          values[at + (zigzag[place] ?? 0)] = fresh;
        }
      }
    }
    if (ended === 0) return;
    for (; place <= end; place += 1) {
      const here = at + (zigzag[place] ?? 0);
      if (values[here] !== 0) refine(here);
    }
    ended -= 1;
  }

  function decode(at: number) {
    if (start > 0) (refines ? refineRest : decodeRest)(at, start);
    else if (refines) values[at] = (values[at] ?? 0) | (reader.read(1) << low);
    else {
      decodeFirst(at);
      if (!isProgressive) decodeRest(at, 1);
    }
  }
  return {
    decode,
    reset: () => {
      before = 0;
      ended = 0;
    },
  };
}
