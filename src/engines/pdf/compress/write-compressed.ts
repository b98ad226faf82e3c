import type { Rule } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { subsetRules, type FontSubsets } from '../fonts/subset-fonts.ts';
import { type Stream, isName, Name } from '#containers/pdf/objects.ts';
import { rewrite, type Rewritten } from '../copy/rewrite.ts';
import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { readContent } from '../content/page-content.ts';
import { packedStream } from '../copy/packed-stream.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';
import { zlibSync } from 'fflate';
import { decode } from '../document/filters.ts';
import { inflate } from '../document/inflate.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { packRows, rowsOf } from './predicted.ts';

/** Shorter streams have nothing to gain, longer ones take too long. In bytes. */
const least = 64;
const most = 2 ** 25;
/** The share of its size that a stream must lose to be worth it. */
const gain = 0.01;

/**
 * Recompresses a stream, or compresses it, if that makes it smaller. The data stays the same. Damaged streams are not
 * touched, since other programs may read more of them.
 */
function repack(document: PdfDocument, stream: Stream): Stream | undefined {
  const size = stream.end - stream.start;
  if (size < least || size > most) return undefined;
  const filters = [document.resolve(stream.dict.get('Filter'))].flat().map((filter) => document.name(filter));
  const isFlateAlone = filters.length === 1 && (filters[0] === 'FlateDecode' || filters[0] === 'Fl');
  const data = orWhenMalformed(
    // Predicted rows compress better, so the prediction is kept.
    () => (isFlateAlone && hasPredictor(document, stream) ? unpack(stream) : decode(stream, document, true)),
    () => undefined,
  );
  if (!data || data.length === 0) return undefined;
  const isPredicted = isFlateAlone && hasPredictor(document, stream);
  const rows = isPredicted ? undefined : rowsOf(document, stream.dict);
  const { bytes, filter } = rows
    ? packRows(data, rows)
    : { bytes: zlibSync(data, { level: 9, mem: 8 }), filter: new Map([['Filter', new Name('FlateDecode')]]) };
  if (bytes.length > size * (1 - gain)) return undefined;
  const dict = new Map(stream.dict);
  if (!isPredicted) dict.delete('DecodeParms');
  dict.delete('Length');
  return bytesStream(new Map([...dict, ...filter]), bytes);
}

const hasPredictor = (document: PdfDocument, { dict }: Stream): boolean =>
  (document.number(document.dict([document.resolve(dict.get('DecodeParms'))].flat()[0])?.get('Predictor')) ?? 1) > 1;

/** Returns undefined for damaged data and data over the limit. */
function unpack(stream: Stream): Uint8Array | undefined {
  const { data, ending } = inflate(stream.read());
  return ending === 'whole' ? data : undefined;
}

export interface Compressed extends Rewritten {
  /** Whether data that only a program uses, and no reader shows, was removed. */
  hasLostProgramData: boolean;
}

/** A document with the parts that are already smaller. */
export interface Material {
  document: PdfDocument;
  keepsMetadata: boolean;
  fonts: FontSubsets;
  /** Streams that were recompressed in an earlier pass, by object number. */
  repacked: Map<number, Stream | undefined>;
  /** Called after a stream was recompressed, with its object number and the time in milliseconds. */
  onRepacked?(number: number, took: number): void;
}

/**
 * Writes a document, compressed as well as possible.
 *
 * @param pictures replacements for images, by object number.
 * @param isForScreens whether to remove data that only programs use.
 */
export async function writeCompressed(
  material: Material,
  pictures: ReadonlyMap<number, Stream>,
  isForScreens: boolean,
  onProgress: OnProgress,
): Promise<Compressed> {
  const { document, keepsMetadata, fonts, repacked } = material;
  let hasLostProgramData = false;
  const shed = (stream: Stream) => {
    const left = withoutPreview(document, stream);
    hasLostProgramData ||= left !== undefined;
    return left;
  };
  const replace = (number: number, stream: Stream): Stream | undefined => {
    const smaller = pictures.get(number) ?? fonts.files.get(number) ?? (isForScreens ? shed(stream) : undefined);
    if (smaller) return smaller;
    if (!repacked.has(number)) {
      const start = performance.now();
      repacked.set(number, repack(document, stream));
      material.onRepacked?.(number, performance.now() - start);
    }
    return repacked.get(number);
  };
  const lose: Rule = () => {
    hasLostProgramData = true;
    return undefined;
  };
  const rewritten = await rewrite(document, {
    keepsMetadata,
    replace,
    rules: (copier) => [
      ...subsetRules(copier, fonts),
      ...(isForScreens && keepsMetadata ? ['PieceInfo', 'Thumb'].map((key): [string, Rule] => [key, lose]) : []),
    ],
    onProgress,
  });
  return { ...rewritten, hasLostProgramData };
}

/** Encoded images of the first page, which drawing programs put into the metadata. */
const previews = /<(xmp|xap):Thumbnails\b[^]*?<\/\1:Thumbnails>\s*/g;

/** Removes previews from XMP; undefined if there are none. */
function withoutPreview(document: PdfDocument, stream: Stream): Stream | undefined {
  if (!isName(stream.dict.get('Subtype'), 'XML')) return undefined;
  const packet = toLatin1(readContent(document, stream));
  const left = packet.replace(previews, '');
  if (left === packet) return undefined;
  return packedStream(new Map([...stream.dict].filter(([key]) => key !== 'DecodeParms')), fromLatin1(left));
}
