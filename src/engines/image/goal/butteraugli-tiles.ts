import { distance } from './butteraugli.ts';
import type { Picture, Pixels, Place } from './picture.ts';
import { acrossOf, side, spreadSquares } from './tile-grid.ts';

/** The power mean that libjxl uses to combine a picture's distances. */
const power = 3;
/** The margin around each square in a mosaic of them, in pixels: codecs blur the edges between unrelated tiles. */
const around = 8;
const tile = side + 2 * around;
/** The block size of codecs, in pixels. Parts aligned to it preserve the blocks. */
const block = 16;

/**
 * Returns a sample that represents a picture in a search, and measures how different an encoded version looks.
 *
 * @param most the number of squares at most, spread evenly. Nothing else of a larger picture is encoded.
 */
export async function sampleOf(whole: Picture, most: number) {
  const isLarge = whole.width * whole.height > most * tile ** 2 && Math.min(whole.width, whole.height) >= tile;
  const isTiny = Math.min(whole.width, whole.height) < side;
  const { width, height } = isTiny ? whole : { width: side, height: side };
  const squares = isTiny ? [{ left: 0, top: 0 }] : spreadSquares(whole, most);
  const { picture, places } = isLarge ? mosaicOf(whole, most) : { picture: whole, places: squares };
  const squaresOf = (pixels: Pixels) => places.map((place) => squareAt(pixels, place, width, height));
  const before = squaresOf(await picture.pixels());
  return {
    picture,
    /** The mean over all squares, in which large distances weigh more. */
    async distanceTo(bytes: Uint8Array<ArrayBuffer>) {
      const after = squaresOf(await picture.pixels(bytes));
      let sum = 0;
      for (const [index, square] of before.entries())
        sum += (await distance(square, after[index] ?? square, width, height)) ** power;
      return (sum / before.length) ** (1 / power);
    },
  };
}

/** Builds a mosaic of squares with their margins, and returns where the squares are in it. */
function mosaicOf(whole: Picture, most: number): { picture: Picture; places: Place[] } {
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

/** Returns a square with four bytes per pixel. */
function squareAt({ data, width: across }: Pixels, { left, top }: Place, width: number, height: number): Uint8Array {
  const square = new Uint8Array(width * height * 4);
  for (let row = 0, to = 0; row < height; row += 1) {
    const start = ((top + row) * across + left) * 3;
    for (let from = start; from < start + width * 3; from += 3, to += 4)
      for (let channel = 0; channel < 3; channel += 1) square[to + channel] = data[from + channel] ?? 0;
  }
  return square;
}
