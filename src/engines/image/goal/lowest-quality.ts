import type { OutputFormatId } from '#formats/formats.ts';
import { sameLookDistance } from './same-look-distance.ts';
import { whole, type Picture, type Pixels, type Reached } from './picture.ts';
import { searchDistance } from './quality-search.ts';
import type { SearchPace } from './search-pace.ts';
import { similarity, toPlanes } from './similarity.ts';
import { sampleOf } from './butteraugli-tiles.ts';
import { acrossOf, side, spreadSquares } from './tile-grid.ts';

/** Where the search starts: close to what most photos need. */
const usualQuality = (format: OutputFormatId<'image'>) => (format === 'avif' ? 90 : 80);
/**
 * The similarity a palette must reach. People hardly see dithering, but Butteraugli sees every dot, so palettes are
 * judged by structure.
 */
const paletteSimilarity = 78;
/** GIF's loss is between frames, which a comparison of stills does not see. */
const gifQuality = 90;
/** The usual share of the time that one look at a palette takes. */
const shareOfLook = 0.3;
/** For pictures with more pixels than this, squares are checked first for too many colours. */
const large = 2_000_000;
/** Squares from all over a picture need nearly as many colours as the whole; a few bands may miss what stands between. */
const squaresForPalette = 192;

/** Encodes at the lowest quality that looks the same. */
export async function sameLook(picture: Picture, format: OutputFormatId<'image'>, pace: SearchPace): Promise<Reached> {
  const encoded = async (quality: number) => ({ bytes: await picture.encode(quality), quality });
  if (format === 'gif') return encoded(gifQuality);
  const still = picture.frames > 1 ? picture.part(whole) : picture;
  if (format === 'png') {
    return encoded((await allLookTheSame([sampleForPalette(still), still], pace)) ? 99 : 100);
  }
  const { picture: sample, distanceTo } = await sampleOf(still);
  const { steps } = still;
  const times = sample === picture ? 0 : (picture.width * picture.height) / (sample.width * sample.height);
  let last: Reached | undefined;
  const step = await searchDistance(
    async (each) => {
      const quality = steps.qualityOf(each);
      const start = performance.now();
      last = { bytes: await sample.encode(quality), quality };
      const encoding = performance.now() - start;
      const distance = await distanceTo(last.bytes);
      pace.tried(encoding, times);
      return distance;
    },
    sameLookDistance,
    steps,
    usualQuality(format),
  );
  const quality = steps.qualityOf(step);
  return sample === picture && last?.quality === quality ? last : encoded(quality);
}

function sampleForPalette(still: Picture): Picture {
  if (still.width * still.height <= large || Math.min(still.width, still.height) < side) return still;
  const places = spreadSquares(still, squaresForPalette);
  return still.part({ width: side, height: side, places, across: acrossOf(places) });
}

/**
 * Whether each looks the same with its own palette. A visible difference in a part settles it for the whole; its
 * absence does not.
 */
async function allLookTheSame(pictures: Picture[], pace: SearchPace): Promise<boolean> {
  for (const picture of new Set(pictures)) {
    const isSame = await paletteLooksTheSame(picture);
    pace.reached(shareOfLook);
    if (!isSame) return false;
  }
  return true;
}

async function paletteLooksTheSame(still: Picture): Promise<boolean> {
  const [before, after] = [await still.pixels(), await still.pixels(await still.encode(99))];
  return similarity(planesOf(before), planesOf(after)) >= paletteSimilarity;
}

const planesOf = ({ data, width, height }: Pixels) => toPlanes(data, width, height);
