import type { OutputFormatId } from '../../formats.ts';
import { distance } from './butteraugli.ts';
import { sameLookDistance } from './look-goal.ts';
import type { Picture, Pixels, Reached, Tiles } from './picture.ts';
import { searchDistance } from './quality-search.ts';
import { similarity, toPlanes, type Planes } from './similarity.ts';

/** Where the search begins: near to what most photos need. */
const usualQuality = 80;
/** A palette's dots are seen as little, and Butteraugli sees each: it is judged by its structure. */
const paletteSimilarity = 78;
/** GIF's loss is between frames, where a comparison of stills sees nothing. */
const gifQuality = 90;

/** The lowest quality that looks the same. */
export async function sameLook(picture: Picture, format: OutputFormatId<'image'>): Promise<Reached> {
  const encoded = async (quality: number) => ({ bytes: await picture.encode(quality), quality });
  if (format === 'gif') return encoded(gifQuality);
  const still = picture.frames > 1 ? picture.part(whole) : picture;
  if (format === 'png') return encoded((await paletteLooksTheSame(still)) ? 99 : 100);
  const first = await encoded(usualQuality);
  const tiles = await worstTiles(still, first.bytes);
  const counted = tiles.places.map((place) => countedOf(place, still));
  const part = still.part(tiles);
  const before = await part.pixels();
  const quality = await searchDistance(
    async (each) => judge(before, await part.pixels(await part.encode(each)), counted),
    sameLookDistance,
    usualQuality,
  );
  return quality === first.quality ? first : encoded(quality);
}

async function paletteLooksTheSame(still: Picture): Promise<boolean> {
  const [before, after] = [await still.pixels(), await still.pixels(await still.encode(99))];
  return similarity(planesOf(before), planesOf(after)) >= paletteSimilarity;
}

const planesOf = ({ data, width, height }: Pixels) => toPlanes(data, width, height);

const tile = 256;
const columns = 2;
/** How many tiles the search goes by. */
const mostTiles = 4;
/** How many tiles Butteraugli looks at to find those: half of them by structure, half by colour. */
const mostSuspects = 14;
/** How many are compared to find the suspects: more are passed over evenly. */
const mostCompared = 200;
const whole: Tiles = { size: tile, columns, places: [] };

interface Place {
  left: number;
  top: number;
}
/** Where a tile begins and ends to count, in pixels from its own corner. */
interface Counted {
  from: Place;
  to: Place;
}

/** The tiles of a picture that a first result has changed most: two fast comparisons find suspects, Butteraugli the worst of them. None of a small picture, which is judged whole. */
async function worstTiles(picture: Picture, bytes: Uint8Array<ArrayBuffer>): Promise<Tiles> {
  const { width, height } = picture;
  if (width * height <= mostTiles * tile ** 2 || Math.min(width, height) < tile) return whole;
  const [before, after] = [await picture.pixels(), await picture.pixels(bytes)];
  const all = starts(height).flatMap((top) => starts(width).map((left) => ({ left, top })));
  const every = Math.ceil(all.length / mostCompared);
  const compared = all
    .filter((_, index) => index % every === 0)
    .map((place) => {
      const [a, b] = [planesOf(squareOf(before, place)), planesOf(squareOf(after, place))];
      return { place, structure: 100 - similarity(a, b), colour: colourError(a, b) };
    });
  const by = (what: 'structure' | 'colour') =>
    compared.toSorted((a, b) => b[what] - a[what]).slice(0, mostSuspects / 2);
  const suspects = [...new Set([...by('structure'), ...by('colour')])];
  const judged: { place: Place; distance: number }[] = [];
  for (const { place } of suspects)
    judged.push({
      place,
      distance: await tileDistance(squareOf(before, place), squareOf(after, place), countedOf(place, picture)),
    });
  const worst = judged.toSorted((a, b) => b.distance - a.distance).slice(0, mostTiles);
  return { size: tile, columns, places: worst.map(({ place }) => place) };
}

/** Tiles overlap by the edges of which Butteraugli sees nothing. */
const stride = 224;

/** On a grid of 16, so that the blocks of a JPEG stay what they are; the last reaches nearly to the edge. */
function starts(length: number): number[] {
  const last = (length - tile) & ~15;
  const count = Math.ceil(length / stride);
  return [...new Set(Array.from({ length: count }, (_, index) => Math.min(index * stride, last)))];
}

function squareOf({ data, width }: Pixels, { left, top }: Place): Pixels {
  const square = new Uint8Array(tile * tile * 3);
  for (let row = 0; row < tile; row += 1) {
    const start = ((top + row) * width + left) * 3;
    square.set(data.subarray(start, start + tile * 3), row * tile * 3);
  }
  return { data: square, width: tile, height: tile };
}

const blockSize = 16;

/** The mean difference of chroma where it is the largest. */
function colourError(a: Planes, b: Planes): number {
  let worst = 0;
  for (let top = 0; top < tile; top += blockSize) {
    for (let left = 0; left < tile; left += blockSize) {
      let sum = 0;
      for (let row = top; row < top + blockSize; row += 1) {
        for (let at = row * tile + left; at < row * tile + left + blockSize; at += 1)
          sum += Math.abs((a.blue[at] ?? 0) - (b.blue[at] ?? 0)) + Math.abs((a.red[at] ?? 0) - (b.red[at] ?? 0));
      }
      worst = Math.max(worst, sum);
    }
  }
  return worst / blockSize ** 2;
}

/** The distance of the tile that looks the least alike; of the picture, where it is small. */
async function judge(before: Pixels, after: Pixels, counted: Counted[]): Promise<number> {
  if (counted.length < mostTiles) return distance(before, after);
  const distances: number[] = [];
  for (const [index, inside] of counted.entries()) {
    const place = { left: (index % columns) * tile, top: Math.floor(index / columns) * tile };
    distances.push(await tileDistance(squareOf(before, place), squareOf(after, place), inside));
  }
  return Math.max(...distances);
}

/** Pixels at the edges of tiles, which have other neighbours in the whole picture: they count as unchanged. */
const margin = 12;

/** The edges of the picture itself count. */
function countedOf({ left, top }: Place, { width, height }: { width: number; height: number }): Counted {
  const end = (start: number, length: number) => (start + tile + 16 > length ? tile : tile - margin);
  return {
    from: { left: left === 0 ? 0 : margin, top: top === 0 ? 0 : margin },
    to: { left: end(left, width), top: end(top, height) },
  };
}

function tileDistance(before: Pixels, after: Pixels, { from, to }: Counted): Promise<number> {
  const framed = new Uint8Array(before.data);
  for (let row = from.top; row < to.top; row += 1) {
    const start = (row * tile + from.left) * 3;
    framed.set(after.data.subarray(start, (row * tile + to.left) * 3), start);
  }
  return distance(before, { ...after, data: framed });
}
