import { sniffFormat } from '../../../formats/formats.ts';
import type { Output } from '../../../jobs/contract/job.ts';
import type { JoinMedia } from '../../../jobs/contract/media-operation.ts';
import { convert } from '../write/convert.ts';
import { workFailure } from '../failures/failure.ts';
import { openMedia } from '../open/open-media.ts';

/** By how much a piece may begin before or after the end of the one before. In seconds. */
const tolerance = 0.5;

/**
 * Pieces into which one recording in MPEG-TS was cut, as streams (HLS) and recorders do, as one file in the order of
 * their times: they go on where another one ends. Nothing where they do not.
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

/** The whole in another container, as one recording: nothing is lost where two pieces meet. */
export async function joinPieces(
  operation: JoinMedia,
  files: File[],
  whole: File,
  onProgress: (progress: number) => void,
): Promise<Output> {
  using media = await openMedia(whole, true);
  try {
    const { notes, ...made } = await convert({ ...operation, type: 'convert' }, media, onProgress);
    return { ...made, notes: [{ type: 'pieces-joined', files: files.length, seconds: media.duration }, ...notes] };
  } catch (error) {
    throw workFailure(error, media.format);
  }
}
