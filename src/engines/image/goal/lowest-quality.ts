import type { OutputFormatId } from '#formats/formats.ts';
import { sameLookDistance } from './same-look-distance.ts';
import { whole, type Picture, type Pixels, type Reached } from './picture.ts';
import { besideJump, likelyStep, searchDistance } from './quality-search.ts';
import type { SearchPace } from './search-pace.ts';
import { similarity, toPlanes } from './similarity.ts';
import { sampleOf } from './butteraugli-tiles.ts';
import { acrossOf, side, spreadSquares } from './tile-grid.ts';

/** The most squares that represent a picture, and those that tell where the search starts. */
const squares = { all: 96, first: 16 };
/** What most photos need, or a little less: more tells nothing of less, where JPEG keeps more of the colours. */
const usualQuality: Partial<Record<OutputFormatId<'image'>, number>> = { avif: 90, webp: 84 };
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
  const { steps } = still;
  let last: (Reached & { of: Picture }) | undefined;
  const tryOn = async (most: number) => {
    const { picture: of, distanceTo } = await sampleOf(still, most);
    return async (step: number) => {
      const quality = steps.qualityOf(step);
      const start = performance.now();
      last = { bytes: await of.encode(quality), quality, of };
      const left = ((performance.now() - start) * picture.width * picture.height) / (of.width * of.height);
      const distance = await distanceTo(last.bytes);
      pace.tried(left);
      return distance;
    };
  };
  const usual = steps.stepOf(usualQuality[format] ?? 78);
  const distance = await (await tryOn(squares.first))(usual);
  const first = besideJump(usual, likelyStep({ step: usual, distance }, sameLookDistance, steps), steps);
  const step = await searchDistance(await tryOn(squares.all), sameLookDistance, steps, first);
  const quality = steps.qualityOf(step);
  return last?.of === picture && last.quality === quality ? last : encoded(quality);
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
    const [before, after] = [await picture.pixels(), await picture.pixels(await picture.encode(99))];
    const likeness = similarity(planesOf(before), planesOf(after));
    pace.reached(shareOfLook);
    if (likeness < paletteSimilarity) return false;
  }
  return true;
}

const planesOf = ({ data, width, height }: Pixels) => toPlanes(data, width, height);
