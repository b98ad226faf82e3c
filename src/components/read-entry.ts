import { JobError } from '../errors.ts';
import { formats, sniffFormat, type FormatId, type Kind } from '../formats.ts';
import { inspect, type EngineId } from '../jobs/run-job.ts';
import type { Entry } from './entry.ts';

export const engineOf: Record<Kind, EngineId> = {
  image: 'image',
  video: 'media',
  audio: 'media',
  subtitles: 'media',
  document: 'pdf',
};

/**
 * Finds out what a file is, from its first bytes and its header.
 *
 * @param onFormat called as soon as its format is known, which is before its header is read.
 * @throws {JobError} why the file cannot be worked on.
 */
export async function readEntry(entry: Entry, accepts: readonly FormatId[], onFormat: () => void) {
  if (entry.stream) {
    const { wholeStream } = await import('./whole-stream.ts');
    const { file, notes } = await wholeStream(entry.stream, entry.file.name);
    Object.assign(entry, { file, notes });
    delete entry.stream;
  }
  // A slice knows its size; a file on disk is asked for it each time.
  const bytes = entry.file.slice();
  entry.size = bytes.size;
  if (entry.size === 0) throw new JobError('empty-file', {});
  const format = await sniffFormat(bytes);
  if (!format) {
    const { unreadable } = await import('../foreign-formats.ts');
    throw await unreadable(entry.file);
  }
  entry.format = format;
  onFormat();
  if (!accepts.includes(format)) throw new JobError('wrong-tool', { format: formats[format].name });
  const facts = await inspect(engineOf[formats[format].kind], entry.file, entry.password);
  if (facts) entry.facts = facts;
}
