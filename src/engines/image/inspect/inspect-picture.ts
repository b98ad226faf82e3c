import type { InputFormatId } from '#formats/formats.ts';
import type { Run } from '#jobs/contract/engine.ts';
import type { EncodeImage } from '#jobs/contract/image-operation.ts';
import type { InspectFile } from '#jobs/contract/hidden-data.ts';
import type { Output } from '#jobs/contract/job.ts';
import { reportInspection, type Found } from '#metadata/inspection.ts';
import { readHeader } from '../formats/header.ts';
import { damageOf } from '../result/result.ts';
import { differingPreview } from './compare-preview.ts';
import { hiddenInPicture } from './hidden-in-picture.ts';

/** Reports what a picture contains besides what it shows. A preview that shows something else is a second result. */
export async function inspectPicture(
  operation: InspectFile,
  file: File,
  format: InputFormatId<'image'>,
  run: Run<EncodeImage>,
): Promise<Output[]> {
  const damage = await damageOf(file, format, run);
  const looked = await hiddenInPicture(file, format);
  const different = format === 'jpeg' ? await differingPreview(file, run) : undefined;
  const found: Found[] = [...looked.found];
  if (different) {
    const { what, previewSize } = different;
    const { width, height } = await readHeader(new Uint8Array(await file.arrayBuffer()), format);
    const value = { type: `differing-${what}`, preview: previewSize, picture: { width, height } } as const;
    found.push({ type: 'differing-preview', name: '', value });
  }
  const report = reportInspection(file, { ...looked, found }, operation);
  return [
    { ...report, notes: [...report.notes, ...damage] },
    ...(different ? [{ file: different.preview, notes: [] }] : []),
  ];
}
