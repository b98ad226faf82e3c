import { concat } from '#containers/bytes.ts';
import { segment } from '#containers/jpeg.ts';
import { BitWriter, encodingTable, type EncodingTable } from './bit-writer.ts';
import { blockLength, shownBlocks, zigzag, type Coefficients, type Component } from './coefficients.ts';

/** Receives the contents of a scan: symbols of the DC and AC tables, each followed by extra bits. */
interface Sink {
  symbol(table: 'dc' | 'ac', number: number, symbol: number): void;
  bits(value: number, count: number): void;
}

interface ScanPlan {
  components: Component[];
  /** In zigzag order. */
  start: number;
  end: number;
}

const last = blockLength - 1;
const longestRun = 0x7fff;

/**
 * Encodes coefficients as a JPEG with optimised Huffman tables.
 *
 * @param head segments that precede the picture, such as APPn
 */
export function writeCoefficients(image: Coefficients, head: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer>[] {
  const scans = image.isProgressive ? progressiveScans(image) : [{ components: image.components, start: 0, end: last }];
  return [
    Uint8Array.of(0xff, 0xd8),
    ...head,
    ...quantTables(image),
    frame(image),
    ...scans.flatMap((scan) => writeScan(image, scan)),
    Uint8Array.of(0xff, 0xd9),
  ];
}

/** Orders scans by importance: DC first, then the coarse structure. */
function progressiveScans({ components }: Coefficients): ScanPlan[] {
  const [luma, ...chroma] = components;
  const coarse = 5;
  return [
    { components, start: 0, end: 0 },
    ...(luma ? [{ components: [luma], start: 1, end: coarse }] : []),
    ...chroma.map((component) => ({ components: [component], start: 1, end: last })),
    ...(luma ? [{ components: [luma], start: coarse + 1, end: last }] : []),
  ];
}

function quantTables({ quantTables: tables, components }: Coefficients): Uint8Array<ArrayBuffer>[] {
  return [...new Set(components.map(({ quantTable }) => quantTable))].map((number) => {
    const table = tables[number] ?? new Uint16Array(blockLength).fill(1);
    const wide = table.some((step) => step > 255);
    const steps = [...zigzag].flatMap((place) => {
      const step = table[place] ?? 1;
      return wide ? [step >> 8, step & 255] : [step];
    });
    return segment(0xdb, Uint8Array.of((wide ? 0x10 : 0) | number, ...steps));
  });
}

function frame({ width, height, isProgressive, components, quantTables: tables }: Coefficients) {
  const wide = components.some(({ quantTable }) => tables[quantTable]?.some((step) => step > 255));
  const heads = components.flatMap(({ id, across, down, quantTable }) => [id, (across << 4) | down, quantTable]);
  const body = Uint8Array.of(8, height >> 8, height & 255, width >> 8, width & 255, components.length, ...heads);
  return segment(isProgressive ? 0xc2 : wide ? 0xc1 : 0xc0, body);
}

/** Runs a scan twice: first to count symbols for the Huffman tables, then to write it. */
function writeScan(image: Coefficients, scan: ScanPlan): Uint8Array<ArrayBuffer>[] {
  const counts = { dc: [new Uint32Array(256), new Uint32Array(256)], ac: [new Uint32Array(256), new Uint32Array(256)] };
  runScan(image, scan, {
    symbol: (table, number, symbol) => {
      const counted = counts[table][number];
      if (counted) counted[symbol] = (counted[symbol] ?? 0) + 1;
    },
    bits: () => undefined,
  });
  const tablesOf = (kind: 'dc' | 'ac') =>
    counts[kind].map((counted) => (counted.some((count) => count > 0) ? encodingTable(counted) : undefined));
  const tables = { dc: tablesOf('dc'), ac: tablesOf('ac') };
  const writer = new BitWriter();
  runScan(image, scan, {
    symbol: (table, number, symbol) => {
      // Every table that the scan uses was built above.
      const { codes, lengths } = tables[table][number] as EncodingTable;
      writer.write(codes[symbol] ?? 0, lengths[symbol] ?? 0);
    },
    bits: (value, count) => writer.write(value, count),
  });
  const definitions = (['dc', 'ac'] as const).flatMap((kind) =>
    tables[kind].flatMap((table, number) =>
      table ? [Uint8Array.of((kind === 'ac' ? 0x10 : 0) | number, ...table.counts, ...table.symbols)] : [],
    ),
  );
  const members = scan.components.flatMap((component) => {
    const number = tableNumber(image, component);
    return [component.id, (number << 4) | number];
  });
  const head = Uint8Array.of(scan.components.length, ...members, scan.start, scan.end, 0);
  return [segment(0xc4, concat(definitions)), segment(0xda, head), writer.end()];
}

/** The first component, luma, has its own tables. */
const tableNumber = ({ components }: Coefficients, component: Component) => (components.indexOf(component) > 0 ? 1 : 0);

function runScan(image: Coefficients, { components, start, end }: ScanPlan, sink: Sink) {
  const encoders = components.map((component) => blockEncoder(image, component, { start, end }, sink));
  const [only] = components;
  const [encoder] = encoders;
  if (!only || !encoder) return;
  if (components.length === 1) {
    const { columns, rows } = shownBlocks(image, only, image.components);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) encoder.encode((row * only.columns + column) * blockLength);
  } else {
    const [unitsAcross, unitsDown] = [only.columns / only.across, only.rows / only.down];
    for (let unit = 0; unit < unitsAcross * unitsDown; unit += 1) {
      const [left, top] = [unit % unitsAcross, Math.floor(unit / unitsAcross)];
      for (const [index, part] of components.entries())
        for (let row = top * part.down; row < (top + 1) * part.down; row += 1)
          for (let column = left * part.across; column < (left + 1) * part.across; column += 1)
            encoders[index]?.encode((row * part.columns + column) * blockLength);
    }
  }
  for (const each of encoders) each.end();
}

/** Encodes blocks of one component (ITU-T T.81, F.1.2 and G.1.2). */
function blockEncoder(
  image: Coefficients,
  component: Component,
  { start, end }: Pick<ScanPlan, 'start' | 'end'>,
  sink: Sink,
) {
  const number = tableNumber(image, component);
  const { values } = component;
  const { isProgressive } = image;
  let before = 0;
  let ended = 0;

  function endRun() {
    if (ended === 0) return;
    const size = 31 - Math.clz32(ended);
    sink.symbol('ac', number, size << 4);
    sink.bits(ended - (1 << size), size);
    ended = 0;
  }

  function encodeRest(at: number, from: number) {
    let run = 0;
    for (let place = from; place <= end; place += 1) {
      const value = values[at + (zigzag[place] ?? 0)] ?? 0;
      if (value === 0) run += 1;
      else {
        endRun();
        for (; run > 15; run -= 16) sink.symbol('ac', number, 0xf0);
        const size = sizeOf(value);
        sink.symbol('ac', number, (run << 4) | size);
        sink.bits(bitsOf(value, size), size);
        run = 0;
      }
    }
    if (run === 0) return;
    ended += 1;
    if (!isProgressive || ended === longestRun) endRun();
  }

  return {
    encode(at: number) {
      if (start === 0) {
        const value = values[at] ?? 0;
        const size = sizeOf(value - before);
        sink.symbol('dc', number, size);
        sink.bits(bitsOf(value - before, size), size);
        before = value;
      }
      if (end > 0) encodeRest(at, Math.max(1, start));
    },
    end: endRun,
  };
}

const sizeOf = (value: number) => 32 - Math.clz32(Math.abs(value));
const bitsOf = (value: number, size: number) => (value < 0 ? value + (1 << size) - 1 : value);
