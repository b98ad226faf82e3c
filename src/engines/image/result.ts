import { formats, outputName, type InputFormatId } from '../../formats.ts';
import type { ImageJob, Output } from '../../jobs/job.ts';

/** A result must be smaller by this share to be worth a loss of quality. */
export const worthwhile = 0.05;

/** Someone's own file as the result. */
export const unchanged = (file: File, why: 'already-small' | 'animation' | 'pages'): Output => ({
  file,
  notes: [{ type: 'unchanged', why }],
});

/** What has the size that is asked for is not made worse to have it. */
export const fitsAlready = ({ output: { format, goal }, steps }: ImageJob, file: File, from: InputFormatId<'image'>) =>
  goal?.type === 'size' && steps.length === 0 && (format === 'input' || format === from) && file.size <= goal.bytes;

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
