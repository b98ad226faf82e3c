import type { PdfDocument } from '../document/document.ts';
import { undefinedWhenMalformed } from '../document/malformed.ts';
import { isWorth, readCandidate, type Candidate } from './encode-again.ts';
import { coarsestStep, finenessAt, isForScreens, qualityOf, scaleOf, type Fineness } from './fineness.ts';
import type { PictureSample } from './sample-picture.ts';

/** The number of images that represent all others. */
const mostSamples = 8;

/** Estimates the size of a group of images from one of them, as a share of the original size. */
type Judge = (fineness: Fineness) => Promise<number>;

/** Estimates the sizes of images from samples of a few. */
export class Estimate {
  readonly #candidates: readonly Candidate[];
  readonly #sizes: readonly number[];
  /** By image. */
  readonly #judges: ReadonlyMap<number, Judge>;

  private constructor(candidates: readonly Candidate[], sizes: readonly number[], judges: ReadonlyMap<number, Judge>) {
    this.#candidates = candidates;
    this.#sizes = sizes;
    this.#judges = judges;
  }

  /** @param sizes of the candidates, in bytes. */
  static async of(document: PdfDocument, candidates: readonly Candidate[], sizes: readonly number[]) {
    const judges = new Map<number, Judge>();
    for (const [index, group] of groupsOf(candidates, sizes).entries()) {
      const candidate = candidates[group[group.length >> 1] ?? -1];
      const judge = candidate && (await judgeOf(document, candidate, index));
      if (judge) for (const member of group) judges.set(member, judge);
    }
    return new Estimate(candidates, sizes, judges);
  }

  /** The estimated sizes in bytes, by image. */
  async sizesAt(fineness: Fineness): Promise<number[]> {
    const shares = new Map<Judge, number>();
    for (const judge of new Set(this.#judges.values())) shares.set(judge, await judge(fineness));
    return this.#candidates.map(({ isMask, size, drawn }, index) => {
      const judge = this.#judges.get(index);
      const share = isMask ? scaleOf(size, drawn, fineness) ** 2 : ((judge && shares.get(judge)) ?? 1);
      return (this.#sizes[index] ?? 0) * share;
    });
  }
}

/** Groups images of similar size, so that all groups have about the same number of bytes. Masks are not sampled. */
function groupsOf(candidates: readonly Candidate[], sizes: readonly number[]): number[][] {
  const sizeOf = (index: number) => sizes[index] ?? 0;
  const sorted = [...candidates.keys()]
    .filter((index) => !candidates[index]?.isMask)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const total = sorted.reduce((sum, index) => sum + sizeOf(index), 0);
  const groups: number[][] = [];
  let before = 0;
  for (const index of sorted) {
    const place = Math.min(mostSamples - 1, Math.floor((before / total) * mostSamples));
    (groups[place] ??= []).push(index);
    before += sizeOf(index);
  }
  return groups.filter(Boolean);
}

async function judgeOf(document: PdfDocument, candidate: Candidate, seed: number): Promise<Judge | undefined> {
  const picture = await readCandidate(document, candidate, finenessAt(coarsestStep));
  if (!picture) return undefined;
  const { samplePicture } = await import('./sample-picture.ts');
  const sample: PictureSample | undefined = await samplePicture(picture, seed).catch(undefinedWhenMalformed);
  if (!sample) return undefined;
  const {
    width,
    height,
    data: { type },
  } = picture;
  return async (fineness) => {
    if (type === 'drawn' && !isForScreens(fineness)) return 1;
    const scale = scaleOf({ width, height }, candidate.drawn, fineness);
    const bytes = await sample.estimate(scale, qualityOf({ width, height }, candidate.drawn, fineness));
    const { start, end } = candidate.stream;
    return isWorth(bytes, candidate, scale, type) ? bytes / (end - start) : 1;
  };
}
