import type { PdfOperation } from '#jobs/contract/job.ts';
import type { PdfDocument } from '../document/document.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { explained, openDocument } from '../document/open-document.ts';
import type { Stream } from '#containers/pdf/objects.ts';
import { findCandidates, type Candidate } from './encode-again.ts';
import { Estimate } from './estimate.ts';
import { readPicture } from './picture.ts';

type Compress = Extract<PdfOperation, { type: 'compress' }>;

/**
 * The largest share of a result that may be data other than images: how well that compresses is not known in advance.
 */
const mostOthers = 0.5;

const lengthOf = ({ start, end }: Stream): number => end - start;

/**
 * Estimates the size of a document with smaller images from samples of some. Undefined if samples are not conclusive.
 */
export async function estimateSize(file: File, password: string, { goal }: Compress): Promise<number | undefined> {
  if (goal.type !== 'pictures') return undefined;
  const document = await openDocument(file, password);
  return explained(async () => {
    const candidates = findCandidates(document);
    // Having PDFium draw them would take as long as compressing.
    if (!candidates.every((candidate) => isReadable(document, candidate))) return undefined;
    const pictures = sum(candidates.flatMap(({ copies }) => copies.map(({ stream }) => lengthOf(stream))));
    const others = file.size - pictures;
    if (others > file.size * mostOthers) return undefined;
    const sizes = candidates.map(({ stream }) => lengthOf(stream));
    const estimate = await Estimate.of(document, candidates, sizes);
    const bytes = others + sum(await estimate.sizesAt(goal));
    return others > bytes * mostOthers ? undefined : bytes;
  });
}

const isReadable = (document: PdfDocument, { isMask, stream }: Candidate) =>
  isMask ||
  orWhenMalformed(
    () => readPicture(document, stream) !== undefined,
    () => false,
  );

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
