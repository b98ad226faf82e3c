import { JobError } from '../../../errors/errors.ts';
import { sniffFormat } from '../../../formats/formats.ts';
import type { InspectFile } from '../../../jobs/contract/hidden-data.ts';
import type { Output } from '../../../jobs/contract/job.ts';
import { writeInspection } from '../../../metadata/inspection.ts';
import { hiddenInRecording, isRecording } from './hidden-in-recording.ts';

/** Reports what a recording contains besides what can be seen and heard. */
export async function inspectRecording(operation: InspectFile, file: File): Promise<Output> {
  const format = await sniffFormat(file);
  if (!isRecording(format)) throw new JobError('unknown-format', {});
  return writeInspection(file, await hiddenInRecording(file, format, operation.words), operation);
}
