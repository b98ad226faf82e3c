import { type PagePicture, type ReadPage, type ReadingLanguage, shadeOf } from '#jobs/contract/reading.ts';
import { linesOf } from './lines-of.ts';
import { Reader, type Recognised } from './recognise.ts';
import { cut, level, through, turnByQuarters, type Turned } from './turn.ts';
import { JobError } from '#errors/errors.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

let last: { key: string; reader: Reader } | undefined;

/** Returns a reader for languages. The last one is kept, because more pages will come. */
async function readerOf(languages: readonly ReadingLanguage[]): Promise<Reader> {
  const key = languages.join();
  if (last?.key === key) return last.reader;
  last?.reader.end();
  last = undefined;
  last = { key, reader: await Reader.for(languages) };
  return last.reader;
}

/**
 * Lines with a smaller slope, in radians, are read as they are: Tesseract follows them, and levelling takes time and
 * blurs letters.
 */
const leastSkew = 0.025;
/** Lines with a larger slope, in radians, are not text. */
const mostSkew = 0.35;
/** Below this confidence, the picture may be sideways or upside down. Upright text reaches more. */
const doubtful = 75;
/** How much more confident the reading of another orientation must be. */
const clearlySurer = 10;
/** The share of each side that is examined to find which way is up. */
const sampledShare = 0.5;

const asItIs = [1, 0, 0, 1, 0, 0] as const;

/** Reads a page: it is levelled if it is askew, and rotated if another orientation reads better. */
export async function readPicture(
  given: PagePicture | Blob,
  languages: readonly ReadingLanguage[],
  onProgress: OnProgress,
): Promise<ReadPage> {
  const picture = given instanceof Blob ? await decodeGrey(given) : given;
  const reader = await readerOf(languages);
  const upright = readLevel(reader, { picture, back: asItIs }, picture.dotsPerInch, onProgress);
  const quarters = needsTurn(upright) ? upOf(reader, picture, upright.confidence) : 0;
  const best =
    quarters === 0 ? upright : readLevel(reader, turnByQuarters(picture, quarters), picture.dotsPerInch, onProgress);
  const { width, height, dotsPerInch } = picture;
  const { blocks, confidence, back, skew } = best;
  const angle = quarters * 90 - (skew * 180) / Math.PI;
  return { width, height, dotsPerInch, back, angle, confidence: Math.round(confidence), blocks };
}

type ReadLevel = Recognised & { back: ReadPage['back']; skew: number };

function readLevel(reader: Reader, { picture, back }: Turned, dotsPerInch: number, onProgress: OnProgress): ReadLevel {
  reader.show(picture, dotsPerInch);
  const skew = reader.skew();
  if (Math.abs(skew) < leastSkew || Math.abs(skew) > mostSkew) return { ...reader.read(onProgress), back, skew: 0 };
  const levelled = level(picture, skew);
  reader.show(levelled.picture, dotsPerInch);
  return { ...reader.read(onProgress), back: through(levelled.back, back), skew };
}

/** Whether text was found, but with low confidence. */
const needsTurn = ({ blocks, confidence }: Recognised): boolean => blocks.length > 0 && confidence < doubtful;

/** Returns how many quarter turns clockwise make the middle of the picture read best. */
function upOf(reader: Reader, { width, height, data, dotsPerInch }: PagePicture, before: number): number {
  const [across, down] = [Math.round(width * sampledShare), Math.round(height * sampledShare)];
  const middle = cut(
    { width, height, data },
    Math.floor((width - across) / 2),
    Math.floor((height - down) / 2),
    across,
    down,
  );
  const ways = [1, 2, 3].map((quarters) => {
    reader.show(turnByQuarters(middle, quarters).picture, dotsPerInch);
    const { blocks, confidence } = reader.read(() => undefined);
    return { quarters, confidence: blocks.flatMap(linesOf).length > 0 ? confidence : 0 };
  });
  const [best] = ways.toSorted((a, b) => b.confidence - a.confidence);
  return best && best.confidence > before + clearlySurer ? best.quarters : 0;
}

/** Assumed because photos of paper and screenshots do not state their resolution. */
const likelyDotsPerInch = 300;

/** Converts RGBA pixels to greyscale, on white. */
function toGrey({ width, height, data }: ImageData, dotsPerInch: number): PagePicture {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const value = shadeOf(data[from], data[from + 1], data[from + 2]);
    const alpha = data[from + 3] ?? 255;
    grey[at] = alpha === 255 ? value : (value * alpha) / 255 + 255 - alpha;
  }
  return { width, height, data: grey, dotsPerInch };
}

/** Decodes a picture with the browser. @throws {JobError} `out-of-memory` */
async function decodeGrey(picture: Blob): Promise<PagePicture> {
  const bitmap = await createImageBitmap(picture);
  try {
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new JobError('out-of-memory', {});
    context.drawImage(bitmap, 0, 0);
    return toGrey(context.getImageData(0, 0, width, height), likelyDotsPerInch);
  } finally {
    bitmap.close();
  }
}
