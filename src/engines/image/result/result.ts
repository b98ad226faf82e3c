import { failureOf, JobError } from '../../../errors/errors.ts';
import { formats, outputName, type FormatId, type InputFormatId } from '../../../formats/formats.ts';
import type { Run } from '../../../jobs/contract/engine.ts';
import type { EncodeImage, ImageGoal, KeptMetadata, RewriteMetadata } from '../../../jobs/contract/image-operation.ts';
import type { Note, Output } from '../../../jobs/contract/job.ts';
import { rewriteMetadata } from '../formats/metadata.ts';
import { endsEarly } from '../salvage/ends-early.ts';
import { smallPicture } from './small-picture.ts';

/** A result must be smaller by this share to be worth a loss of quality. */
const worthwhile = 0.05;

/** Whether someone is better off with their own file than with a result that loses quality: not where it is larger than they asked for. */
export const isHardlySmaller = (bytes: number, file: File, { goal }: { goal?: ImageGoal }): boolean =>
  bytes > file.size * (1 - worthwhile) && !(goal?.type === 'size' && file.size > goal.bytes);

type Why = 'already-small' | 'animation' | 'pages';

/**
 * Someone's own picture as the result, as it was encoded, without the metadata that is not wanted.
 * `undefined` where that cannot be taken out without encoding the picture again.
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
 * As `unchanged`, for files that encoding again would harm.
 *
 * @throws {JobError} `cannot-strip`
 */
export async function ownPicture(operation: EncodeImage, file: File, format: FormatId, why: Why): Promise<Output> {
  const own = await unchanged(operation, file, format, why);
  if (!own) throw new JobError('cannot-strip', { format: formats[format].name });
  return own;
}

/**
 * A file with other metadata, and its picture as it was encoded.
 *
 * @throws {JobError} `cannot-strip` where that cannot be done.
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
 * What to say of a picture that is handed out as it was encoded.
 *
 * @throws {JobError} `corrupt-file` where the file ends so early that nothing of its picture can be read.
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

/** What has the size that is asked for is not made worse to have it. */
export const fitsAlready = (
  { output: { format, goal }, steps }: EncodeImage,
  file: File,
  from: InputFormatId<'image'>,
) => goal?.type === 'size' && steps.length === 0 && (format === 'input' || format === from) && file.size <= goal.bytes;

/** A file that keeps its format keeps its name, unless the name says another format. */
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

/** The name of what several files became: after the first of them, and what was done. */
export const joinedName = (first: File, what: string, format: InputFormatId<'image'>) =>
  `${first.name.replace(/\.[^.]+$/, '')}-${what}.${formats[format].extensions[0]}`;

/** Does what is done with one of several files; a failure says which one it was. */
export async function naming<T>(file: File, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    throw new JobError('part-failed', { name: file.name, problem: failureOf(error) }, { cause: error });
  }
}

/** `scan-2.png`; `scan-02.png` where there are ten and more, so that they sort. */
export const numbered = (file: File, number: number, of: number) => {
  const digits = String(number).padStart(String(of).length, '0');
  return new File([file], file.name.replace(/(?=\.[^.]+$)/, `-${digits}`), { type: file.type });
};
