import { distance } from './butteraugli.ts';
import type { Picture, Pixels, Place } from './picture.ts';
import { acrossOf, side, spreadSquares } from './tile-grid.ts';

/** The most squares that represent a picture, spread evenly. */
const most = 96;
/** The power mean that libjxl uses to combine a picture's distances. */
const power = 3;
/** Of pictures with more pixels, only the squares are encoded. */
const large = 1_000_000;
/** The margin around each square then, in pixels: codecs blur the edges between unrelated tiles. */
const around = 8;
const tile = side + 2 * around;
/** The block size of codecs, in pixels. Parts aligned to it preserve the blocks. */
const block = 16;

/** A sample that represents a picture in a search, and measures how different an encoded version looks. */
export interface Sample {
  picture: Picture;
  /** The mean over all squares, in which large distances weigh more. */
  distanceTo(bytes: Uint8Array<ArrayBuffer>): Promise<number>;
}

export async function sampleOf(whole: Picture): Promise<Sample> {
  const { picture, places } = isLarge(whole) ? mosaicOf(whole) : { picture: whole, places: spreadSquares(whole, most) };
  const squaresOf = (pixels: Pixels) =>
    Math.min(pixels.width, pixels.height) < side ? [pixels] : places.map((place) => squareAt(pixels, place));
  const before = squaresOf(await picture.pixels());
  return {
    picture,
    async distanceTo(bytes) {
      const after = squaresOf(await picture.pixels(bytes));
      let sum = 0;
      for (const [index, square] of before.entries()) sum += (await distance(square, after[index] ?? square)) ** power;
      return (sum / before.length) ** (1 / power);
    },
  };
}

const isLarge = ({ width, height }: Picture) => width * height > large && Math.min(width, height) >= tile;

/** Builds a mosaic of squares with their margins, and returns where the squares are in it. */
function mosaicOf(whole: Picture): { picture: Picture; places: Place[] } {
  const places = spreadSquares(whole, most, tile).map(({ left, top }) => ({ left: onGrid(left), top: onGrid(top) }));
  const across = acrossOf(places);
  return {
    picture: whole.part({ width: tile, height: tile, places, across }),
    places: places.map((_, index) => ({
      left: (index % across) * tile + around,
      top: Math.floor(index / across) * tile + around,
    })),
  };
}

const onGrid = (start: number) => start - (start % block);

function squareAt({ data, width }: Pixels, { left, top }: Place): Pixels {
  const square = new Uint8Array(side * side * 3);
  for (let row = 0; row < side; row += 1) {
    const start = ((top + row) * width + left) * 3;
    square.set(data.subarray(start, start + side * 3), row * side * 3);
  }
  return { data: square, width: side, height: side };
}
