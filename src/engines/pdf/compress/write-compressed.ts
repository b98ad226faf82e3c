import type { Rule } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { subsetRules, type FontSubsets } from '../fonts/subset-fonts.ts';
import type { Stream } from '../../../containers/pdf/objects.ts';
import { rewrite, type Rewritten } from '../copy/rewrite.ts';
import { withoutPreview } from './preview.ts';
import { repack } from './repack.ts';

export interface Compressed extends Rewritten {
  /** What a program kept for itself, and no reader shows. */
  hasLostProgramData: boolean;
}

/** A document, and what of it is smaller already. */
export interface Material {
  document: PdfDocument;
  keepsMetadata: boolean;
  fonts: FontSubsets;
  /** What was packed better when it was written before, by object number. */
  repacked: Map<number, Stream | undefined>;
  /** Called with what was packed, by object number, and what that took, in milliseconds. */
  onRepacked?(number: number, took: number): void;
}

/**
 * Writes a document packed as well as can be.
 *
 * @param pictures to write in place of others, by object number.
 * @param isForScreens whether what programs keep for themselves stays behind.
 */
export async function writeCompressed(
  material: Material,
  pictures: ReadonlyMap<number, Stream>,
  isForScreens: boolean,
  onProgress: (progress: number) => void,
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
