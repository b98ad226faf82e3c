import { readSegments, type Segment } from '#containers/jpeg.ts';
import { BitReader, decodingTable, DamagedJpeg, type DecodingTable } from './bit-reader.ts';
import { blockLength, shownBlocks, storedBlocks, zigzag, type Coefficients, type Component } from './coefficients.ts';
import { blockDecoder, type Scan } from './scan.ts';

const marker = {
  baseline: 0xc0,
  extended: 0xc1,
  progressive: 0xc2,
  huffman: 0xc4,
  scan: 0xda,
  quant: 0xdb,
  restart: 0xdd,
};
/** Markers of arithmetic coding, lossless and hierarchical JPEG: SOF3 to SOF15, and what goes with them. */
const isOtherKind = (code: number) => code >= 0xc3 && code <= 0xcf && code !== marker.huffman && code !== 0xc8;
/** The DNL marker, which gives the height after the first scan. */
const lines = 0xdc;

/** Limits of ITU-T T.81: sampling factors of at most 4, and at most 10 blocks per MCU. */
const mostSampling = 4;
const mostBlocks = 10;

/** A kind of JPEG whose coefficients are not read here: arithmetic coding, 12 bits, lossless, hierarchical. */
export class RareJpeg extends Error {
  override readonly name = 'RareJpeg';
}

interface State {
  image: Coefficients | undefined;
  dc: DecodingTable[];
  ac: DecodingTable[];
  /** The restart interval, in MCUs; 0 for none. */
  restartEvery: number;
}

/**
 * @throws {DamagedJpeg}
 * @throws {RareJpeg}
 */
export function readCoefficients(bytes: Uint8Array<ArrayBuffer>): Coefficients {
  const { segments } = readSegments(bytes);
  const quantTables: Coefficients['quantTables'] = [];
  const state: State = { image: undefined, dc: [], ac: [], restartEvery: 0 };
  let scans = 0;
  for (const segment of segments) {
    const { marker: code, body } = segment;
    if (code === marker.quant) readQuantTables(body, quantTables, scans > 0);
    else if (code === marker.huffman) readHuffmanTables(body, state);
    else if (code === marker.restart) state.restartEvery = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
    else if (code === marker.baseline || code === marker.extended || code === marker.progressive) {
      if (state.image) throw new DamagedJpeg('Two frames');
      state.image = readFrame(body, code === marker.progressive, quantTables);
    } else if (isOtherKind(code) || code === lines) throw new RareJpeg(`Marker ${code.toString(16)}`);
    else if (code === marker.scan) {
      readScan(segment, state);
      scans += 1;
    }
  }
  if (!state.image || scans === 0) throw new DamagedJpeg('No picture');
  return state.image;
}

function readQuantTables(body: Uint8Array, tables: Coefficients['quantTables'], late: boolean) {
  for (let at = 0; at < body.length;) {
    const [wide, number] = [(body[at] ?? 0) >> 4 > 0, (body[at] ?? 0) & 15];
    // Coefficients read so far depend on the old table.
    if (late) throw new RareJpeg('Quantisation changes between scans');
    const table = new Uint16Array(blockLength);
    at += 1;
    for (const place of zigzag) {
      table[place] = wide ? ((body[at] ?? 0) << 8) | (body[at + 1] ?? 0) : (body[at] ?? 0);
      at += wide ? 2 : 1;
    }
    tables[number] = table;
  }
}

function readHuffmanTables(body: Uint8Array, { dc, ac }: State) {
  for (let at = 0; at + 17 <= body.length;) {
    const head = body[at] ?? 0;
    const counts = body.subarray(at + 1, at + 17);
    const length = counts.reduce((sum, count) => sum + count, 0);
    (head >> 4 === 0 ? dc : ac)[head & 15] = decodingTable(counts, body.subarray(at + 17, at + 17 + length));
    at += 17 + length;
  }
}

function readFrame(body: Uint8Array, isProgressive: boolean, quantTables: Coefficients['quantTables']): Coefficients {
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  if (body.length < 9 || body.length < 6 + 3 * (body[5] ?? 0)) throw new DamagedJpeg('The frame is cut off');
  const [height, width] = [view.getUint16(1), view.getUint16(3)];
  if (body[0] !== 8 || width === 0 || height === 0) throw new RareJpeg(`${body[0]} bits, ${width} × ${height}`);
  const heads = Array.from({ length: body[5] ?? 0 }, (_, index) => {
    const [id = 0, sampling = 0, quantTable = 0] = body.subarray(6 + index * 3);
    return { id, across: sampling >> 4, down: sampling & 15, quantTable };
  });
  const isOdd = heads.some(
    ({ across, down }) => across === 0 || down === 0 || across > mostSampling || down > mostSampling,
  );
  const blocks = heads.reduce((sum, { across, down }) => sum + across * down, 0);
  if (isOdd || (heads.length > 1 && blocks > mostBlocks)) throw new RareJpeg('Unusual sampling');
  const components = heads.map((head): Component => {
    const { columns, rows } = storedBlocks({ width, height }, head, heads);
    return { ...head, columns, rows, values: new Int16Array(columns * rows * blockLength) };
  });
  return { width, height, isProgressive, components, quantTables };
}

function readScan({ bytes, body }: Segment, { image, dc, ac, restartEvery }: State) {
  if (!image) throw new DamagedJpeg('A scan before the frame');
  const count = body[0] ?? 0;
  const [start = 0, end = 0, approximation = 0] = body.subarray(1 + 2 * count);
  const scan: Scan = {
    start,
    end,
    high: approximation >> 4,
    low: approximation & 15,
    isProgressive: image.isProgressive,
  };
  const reader = new BitReader(bytes.subarray(4 + body.length));
  const members = Array.from({ length: count }, (_, index) => {
    const [id, tables = 0] = body.subarray(1 + 2 * index);
    const component = image.components.find((each) => each.id === id);
    if (!component) throw new DamagedJpeg('A scan of no component');
    return { component, ...blockDecoder(reader, component.values, scan, dc[tables >> 4], ac[tables & 15]) };
  });
  const [only] = members;
  if (!only) throw new DamagedJpeg('A scan of nothing');
  let units = 0;
  const begin = () => {
    if (restartEvery > 0 && units > 0 && units % restartEvery === 0) {
      reader.restart();
      for (const { reset } of members) reset();
    }
    units += 1;
  };
  if (members.length === 1) {
    const { columns, rows } = shownBlocks(image, only.component, image.components);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        begin();
        only.decode((row * only.component.columns + column) * blockLength);
      }
  } else {
    const { component } = only;
    const [unitsAcross, unitsDown] = [component.columns / component.across, component.rows / component.down];
    for (let unit = 0; unit < unitsAcross * unitsDown; unit += 1) {
      begin();
      const [left, top] = [unit % unitsAcross, Math.floor(unit / unitsAcross)];
      for (const { component: part, decode } of members)
        for (let row = top * part.down; row < (top + 1) * part.down; row += 1)
          for (let column = left * part.across; column < (left + 1) * part.across; column += 1)
            decode((row * part.columns + column) * blockLength);
    }
  }
  reader.end();
}
