import { sniffFormat } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { JoinMedia } from '#jobs/contract/media-operation.ts';
import { convert } from '../write/convert.ts';
import { workFailure } from '../failures/failure.ts';
import { openMedia } from '../open/open-media.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** How far the start of a piece may be from the end of the one before. In seconds. */
const tolerance = 0.5;

/**
 * Concatenates the pieces of one MPEG-TS recording, as streams (HLS) and recorders cut them, in the order of their
 * times. Returns undefined unless each piece continues the one before.
 */
export async function wholeOfPieces(files: File[]): Promise<File | undefined> {
  const [first] = files;
  if (!first || files.length < 2) return undefined;
  for (const file of files) if ((await sniffFormat(file)) !== 'ts') return undefined;
  const pieces = await Promise.all(
    files.map(async (file) => {
      using media = await openMedia(file, true);
      return { file, start: media.start, end: media.start + media.duration };
    }),
  );
  const sorted = pieces.toSorted((a, b) => a.start - b.start);
  const goesOn = sorted.every(({ start }, index) => {
    const before = sorted[index - 1];
    return !before || Math.abs(start - before.end) < tolerance;
  });
  return goesOn
    ? new File(
        sorted.map(({ file }) => file),
        sorted[0]?.file.name ?? first.name,
      )
    : undefined;
}

/** Converts the whole as one recording, so that nothing is lost where two pieces meet. */
export async function joinPieces(
  operation: JoinMedia,
  files: File[],
  whole: File,
  onProgress: OnProgress,
): Promise<Output> {
  using media = await openMedia(whole, true);
  try {
    const { notes, ...made } = await convert({ ...operation, type: 'convert' }, media, onProgress);
    return { ...made, notes: [{ type: 'pieces-joined', files: files.length, seconds: media.duration }, ...notes] };
  } catch (error) {
    throw workFailure(error, media.format);
  }
}
