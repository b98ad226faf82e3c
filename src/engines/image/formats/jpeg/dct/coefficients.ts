/** A JPEG between its entropy coding and its pixels: what can be turned and cut without losing anything (ITU-T T.81). */
export interface Coefficients {
  width: number;
  height: number;
  isProgressive: boolean;
  components: Component[];
  /** By their number: 64 steps of quantisation, row by row. */
  quantTables: (Uint16Array | undefined)[];
}

export interface Component {
  id: number;
  /** Blocks in a unit of all components, across and down. */
  across: number;
  down: number;
  quantTable: number;
  /** Blocks that are stored, across and down: of whole units. */
  columns: number;
  rows: number;
  /** 64 of each block, row by row; block after block. */
  values: Int16Array;
}

/** The side of a block, in pixels. */
export const blockSide = 8;
/** Values of a block. */
export const blockLength = 64;

/** Where the values of a block stand that come in the order of a JPEG. */
export const zigzag = Uint8Array.of(
  ...[0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14],
  ...[21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60],
  ...[61, 54, 47, 55, 62, 63],
);

type Sampling = Pick<Component, 'across' | 'down'>;

/** Of the unit that all components fill together, in pixels. A single component needs no more than its own block. */
export function unitSize(components: readonly Sampling[]): { width: number; height: number } {
  if (components.length === 1) return { width: blockSide, height: blockSide };
  return {
    width: blockSide * Math.max(...components.map(({ across }) => across)),
    height: blockSide * Math.max(...components.map(({ down }) => down)),
  };
}

/** Blocks of a component that show something, across and down: in scans of it alone there are no others. */
export function shownBlocks(
  { width, height }: { width: number; height: number },
  { across, down }: Sampling,
  components: readonly Sampling[],
): { columns: number; rows: number } {
  const [widest, tallest] = [
    Math.max(...components.map((each) => each.across)),
    Math.max(...components.map((each) => each.down)),
  ];
  return {
    columns: Math.ceil(Math.ceil((width * across) / widest) / blockSide),
    rows: Math.ceil(Math.ceil((height * down) / tallest) / blockSide),
  };
}

/** Blocks of a component that are stored, where units are whole. */
export function storedBlocks(
  { width, height }: { width: number; height: number },
  { across, down }: Sampling,
  components: readonly Sampling[],
): { columns: number; rows: number } {
  const unit = unitSize(components);
  const single = components.length === 1;
  return {
    columns: Math.ceil(width / unit.width) * (single ? 1 : across),
    rows: Math.ceil(height / unit.height) * (single ? 1 : down),
  };
}
