import type { PdfOperation } from '../../../jobs/contract/job.ts';
import type { PdfDocument } from '../document/document.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { explained, openDocument } from '../document/open-document.ts';
import type { Stream } from '../../../containers/pdf/objects.ts';
import { findCandidates, type Candidate } from './encode-again.ts';
import { Estimate } from './estimate.ts';
import { readPicture } from './picture.ts';

type Compress = Extract<PdfOperation, { type: 'compress' }>;

/** Of a result, the most that may not be pictures: how well the rest packs again, only the work itself tells. */
const mostOthers = 0.5;

const lengthOf = ({ start, end }: Stream): number => end - start;

/** About how many bytes a document takes with smaller pictures, by samples of some; nothing where those do not tell. */
export async function estimateSize(file: File, password: string, { goal }: Compress): Promise<number | undefined> {
  if (goal.type !== 'pictures') return undefined;
  const document = await openDocument(file, password);
  return explained(async () => {
    const candidates = findCandidates(document);
    // To have PDFium draw them takes as long as the work.
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
