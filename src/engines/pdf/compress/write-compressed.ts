import type { Rule } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { subsetRules, type FontSubsets } from '../fonts/subset-fonts.ts';
import type { Stream } from '../../../containers/pdf/objects.ts';
import { rewrite, type Rewritten } from '../copy/rewrite.ts';
import { withoutPreview } from './preview.ts';
import { repack } from './repack.ts';

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
