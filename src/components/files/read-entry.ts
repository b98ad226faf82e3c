import { asJobError, JobError } from '#errors/errors.ts';
import { formats, sniffFormat, type FormatId } from '#formats/formats.ts';
import { engineOfKind } from '#jobs/contract/engine-of-kind.ts';
import { ask } from '#jobs/run-job.ts';
import type { Entry } from '../batch/entry.ts';
import { sayFailure } from '../rows/said-later.ts';

/**
 * Reads a file's header, and records what the file is, or why it cannot be worked on. Calls `changed` as that becomes
 * known.
 */
export async function takeIn(entry: Entry, accepts: readonly FormatId[], changed: () => void) {
  changed();
  try {
    await readEntry(entry, accepts, changed);
  } catch (error) {
    // Its words are there when the file is refused.
    await sayFailure(error);
    entry.refused = asJobError(error);
  }
  entry.header = 'read';
  changed();
}

/**
 * Determines what a file is from its signature and header.
 *
 * @param onFormat called as soon as the format is known, before the header is read.
 * @throws {JobError} why the file cannot be worked on.
 */
async function readEntry(entry: Entry, accepts: readonly FormatId[], onFormat: () => void) {
  if (entry.stream) {
    const { wholeStream } = await import('./whole-stream.ts');
    const { file, notes } = await wholeStream(entry.stream, entry.file.name);
    Object.assign(entry, { file, notes });
    delete entry.stream;
  }
  // A slice knows its size; a file on disk is queried each time.
  const bytes = entry.file.slice();
  entry.size = bytes.size;
  if (entry.size === 0) throw new JobError('empty-file', {});
  const format = await sniffFormat(bytes);
  if (!format) {
    const { unreadable } = await import('./unreadable.ts');
    throw await unreadable(entry.file);
  }
  entry.format = format;
  onFormat();
  if (!accepts.includes(format)) throw new JobError('wrong-tool', { format: formats[format].name });
  const { file, password = '' } = entry;
  entry.facts = await ask(engineOfKind[formats[format].kind], { type: 'facts', file, password });
}
