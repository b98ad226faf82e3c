/** A JPEG after entropy decoding: its DCT coefficients, which can be rotated and cropped losslessly (ITU-T T.81). */
export interface Coefficients {
  width: number;
  height: number;
  isProgressive: boolean;
  components: Component[];
  /** By table number: 64 quantisation steps, row by row. */
  quantTables: (Uint16Array | undefined)[];
}

export interface Component {
  id: number;
  /** The sampling factors: blocks per MCU, across and down. */
  across: number;
  down: number;
  quantTable: number;
  /** Stored blocks, across and down: of whole MCUs. */
  columns: number;
  rows: number;
  /** 64 coefficients per block, row by row; block after block. */
  values: Int16Array;
}

/** The side of a block, in pixels. */
export const blockSide = 8;
/** The number of coefficients in a block. */
export const blockLength = 64;

/** Maps zigzag order to row-by-row order. */
export const zigzag = Uint8Array.of(
  ...[0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14],
  ...[21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60],
  ...[61, 54, 47, 55, 62, 63],
);

type Sampling = Pick<Component, 'across' | 'down'>;

/** Returns the size of an MCU, in pixels. With a single component, that is one block. */
export function unitSize(components: readonly Sampling[]): { width: number; height: number } {
  if (components.length === 1) return { width: blockSide, height: blockSide };
  return {
    width: blockSide * Math.max(...components.map(({ across }) => across)),
    height: blockSide * Math.max(...components.map(({ down }) => down)),
  };
}

/** Counts the blocks of a component that are visible. Scans of a single component contain no others. */
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

/** Counts the stored blocks of a component, which fill whole MCUs. */
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
