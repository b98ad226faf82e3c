import { formats, sniffFormat } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import { runJob } from '#jobs/run-job.ts';
import { openPiece } from '#stream-piece.ts';
import type { Stream, StreamPiece } from './stream.ts';

/** Joins all pieces of a stream into one file. The pieces of a single part are only concatenated. */
export async function wholeStream({ parts }: Stream, name: string): Promise<Output> {
  const pictures = await Promise.all(parts.map(({ picture }) => wholePart(picture, name)));
  const sounds = await Promise.all(parts.flatMap(({ sound }) => (sound ? [wholePart(sound, name)] : [])));
  const [first] = pictures;
  if (!first) throw new Error('A stream without a part');
  if (pictures.length === 1 && sounds.length === 0) return { file: first.file, notes: [] };
  const container = first.file.type.startsWith('audio/') ? 'input' : 'mp4';
  const files = pictures.map(({ file }) => file);
  const [whole] = await runJob(
    { engine: 'media', operation: { type: 'join', container, ...(sounds.length > 0 && { sounds }) } },
    files,
  );
  if (!whole) throw new Error('Joining gave nothing');
  const { file, notes } = whole;
  return {
    file: new File([file], name.replace(/\.[^.]+$/, file.name.slice(file.name.lastIndexOf('.'))), { type: file.type }),
    notes: notes.filter(({ type }) => type !== 'tracks-copied' && type !== 'recordings-joined'),
  };
}

/** `start`: the time of its beginning on the clock of the stream, in seconds, if its pieces have one. */
async function wholePart(pieces: StreamPiece[], name: string): Promise<{ file: File; start?: number }> {
  const blobs: Blob[] = [];
  let start: number | undefined;
  for (const { blob, key } of pieces) {
    const opened = await openPiece(blob, key);
    blobs.push(opened.blob);
    start ??= opened.start;
  }
  const format = await sniffFormat(new Blob(blobs));
  const known = format && formats[format];
  const own = known ? name.replace(/\.[^.]+$/, `.${known.extensions[0]}`) : name;
  return { file: new File(blobs, own, { type: known?.mimeType ?? '' }), ...(start !== undefined && { start }) };
}
