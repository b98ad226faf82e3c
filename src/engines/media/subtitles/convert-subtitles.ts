import { JobError } from '#errors/errors.ts';
import { formats, sniffFormat } from '#formats/formats.ts';
import type { TextEncodingId } from '#formats/text-encodings.ts';
import type { SubtitleFacts } from '#jobs/contract/facts.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { ConvertSubtitles } from '#jobs/contract/subtitle-operation.ts';
import { decodeText } from './decode-text.ts';
import { parseSubtitles, subtitleFile } from './subtitles.ts';
import { retimeCues } from './times.ts';

/** Reads a subtitle file. @throws {JobError} if it is not one. */
export async function readSubtitles(file: Blob, chosen?: TextEncodingId) {
  const format = await sniffFormat(file);
  if (format !== 'srt' && format !== 'vtt') throw new JobError('unknown-format', {});
  const { text, encoding } = await decodeText(file, chosen);
  return { format, encoding, subtitles: parseSubtitles(text, format) };
}

export async function inspectSubtitles(file: Blob): Promise<SubtitleFacts> {
  const { format, subtitles } = await readSubtitles(file);
  const end = subtitles.cues.reduce((last, cue) => Math.max(last, cue.end), 0);
  return { kind: 'subtitles', format, cues: subtitles.cues.length, end };
}

export async function convertSubtitles(wishes: ConvertSubtitles, file: File): Promise<Output> {
  const { encoding, subtitles } = await readSubtitles(file, wishes.encoding);
  const { cues, begun } = retimeCues(subtitles.cues, wishes.stretch, wishes.shift);
  const early = subtitles.cues.length - cues.length;
  if (cues.length === 0) throw new JobError('no-cues-left', { format: formats[wishes.format].name });
  return subtitleFile({ ...subtitles, cues }, wishes.format, file.name, [
    ...(encoding === 'UTF-8' || encoding === wishes.encoding ? [] : [{ type: 'read-as' as const, encoding }]),
    ...(early > 0 ? [{ type: 'cues-early' as const, count: early }] : []),
    ...(begun > 0 ? [{ type: 'cues-begun' as const, count: begun }] : []),
  ]);
}
