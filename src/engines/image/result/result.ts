import { failureOf, JobError } from '#errors/errors.ts';
import { formats, outputName, type FormatId, type InputFormatId } from '#formats/formats.ts';
import type { Run } from '#jobs/contract/engine.ts';
import type { EncodeImage, ImageGoal, KeptMetadata, RewriteMetadata } from '#jobs/contract/image-operation.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { rewriteMetadata } from '../formats/metadata.ts';
import { endsEarly } from '../salvage/ends-early.ts';
import { smallPicture } from './small-picture.ts';

/** The share by which a result must be smaller to be worth a loss of quality. */
const worthwhile = 0.05;

/**
 * Whether someone is better off with their own file than with a result that loses quality. Not if it is larger than
 * they asked for.
 */
export const isHardlySmaller = (bytes: number, file: File, { goal }: { goal?: ImageGoal }): boolean =>
  bytes > file.size * (1 - worthwhile) && !(goal?.type === 'size' && file.size > goal.bytes);

type Why = 'already-small' | 'animation' | 'pages' | 'no-areas';

/**
 * Returns someone's own picture as it was encoded, without unwanted metadata; `undefined` if that cannot be removed
 * without re-encoding the picture.
 */
export async function unchanged(
  { metadata }: { metadata?: KeptMetadata },
  file: File,
  format: FormatId,
  why: Why,
): Promise<Output | undefined> {
  if (metadata === 'all') return { file, notes: [{ type: 'unchanged', why }] };
  const rewritten = await rewriteMetadata(file, format, metadata);
  if (!rewritten) return undefined;
  const { file: result, items } = rewritten;
  if (result === file) return { file, notes: [{ type: 'unchanged', why }] };
  return {
    file: result,
    notes: [
      { type: 'unchanged', why, stripped: true },
      { type: 'hidden-data', items },
    ],
  };
}

/**
 * Like `unchanged`, for files that re-encoding would harm.
 *
 * @throws {JobError} `cannot-strip`
 */
export async function ownPicture(operation: EncodeImage, file: File, format: FormatId, why: Why): Promise<Output> {
  const own = await unchanged(operation, file, format, why);
  if (!own) throw new JobError('cannot-strip', { format: formats[format].name });
  return own;
}

/**
 * Rewrites the metadata of a file and keeps its picture as it was encoded.
 *
 * @throws {JobError} `cannot-strip` if that is impossible
 */
export async function keepEncoding(
  { metadata }: RewriteMetadata,
  file: File,
  format: FormatId,
  run: Run<EncodeImage>,
): Promise<Output> {
  const damage = await damageOf(file, format, run);
  const rewritten = await rewriteMetadata(file, format, metadata);
  if (!rewritten) throw new JobError('cannot-strip', { format: formats[format].name });
  return { file: rewritten.file, notes: [{ type: 'hidden-data', items: rewritten.items }, ...damage] };
}

/**
 * Returns notes on a picture that is returned as it was encoded.
 *
 * @throws {JobError} `corrupt-file` if the file ends so early that nothing of its picture can be read
 */
export async function damageOf(file: File, format: FormatId, run: Run<EncodeImage>): Promise<Note[]> {
  if (!(await endsEarly(file, format))) return [];
  await run(smallPicture(16, 'png'), [file], () => undefined);
  return [{ type: 'cut-off' }];
}

/** Whether a note says that a file is damaged. */
export const isDamage = ({ type }: Note) => ['part-missing', 'damaged', 'coarse', 'cut-off'].includes(type);

export const distinct = (notes: Note[]): Note[] => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note] as const)).values(),
];

/** Whether a file already has the requested size, so that it is not made worse. */
export const fitsAlready = (
  { output: { format, goal }, steps }: EncodeImage,
  file: File,
  from: InputFormatId<'image'>,
) => goal?.type === 'size' && steps.length === 0 && (format === 'input' || format === from) && file.size <= goal.bytes;

/** Names a result. A file that keeps its format keeps its name, unless the name has another format's extension. */
export function resultFile(
  bytes: BlobPart,
  input: File,
  from: InputFormatId<'image'>,
  format: InputFormatId<'image'>,
): File {
  const { extensions, mimeType }: { extensions: readonly string[]; mimeType: string } = formats[format];
  const extension = input.name.split('.').at(-1)?.toLowerCase() ?? '';
  const keepsName = format === from && extensions.includes(extension);
  return new File([bytes], keepsName ? input.name : outputName(input.name, format), { type: mimeType });
}

/** Processes one of several files; errors name it. */
export async function naming<T>(file: File, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    throw new JobError('part-failed', { name: file.name, problem: failureOf(error) }, { cause: error });
  }
}

/** Numbers a file: `scan-2.png`, or `scan-02.png` if there are ten or more, so that they sort. */
export const numbered = (file: File, number: number, of: number) => {
  const digits = String(number).padStart(String(of).length, '0');
  return new File([file], file.name.replace(/(?=\.[^.]+$)/, `-${digits}`), { type: file.type });
};
