import { JobError } from '#errors/errors.ts';
import { formats, outputName } from '#formats/formats.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { parseSrt, srtBlock } from './srt.ts';
import { parseVtt, vttBlock } from './vtt.ts';
import type { SubtitleFormat, Subtitles } from './cues.ts';

/** More cues than any film has. */
const mostCues = 100_000;

/** Parses subtitles. @throws {JobError} if there are none, or too many. */
export function parseSubtitles(text: string, format: SubtitleFormat): Subtitles {
  const lines = text.split(/\r\n?|\n/);
  const subtitles = format === 'srt' ? parseSrt(lines) : parseVtt(lines);
  if (subtitles.cues.length === 0) throw new JobError('no-cues', {});
  if (subtitles.cues.length > mostCues) throw new JobError('too-many-cues', { count: subtitles.cues.length });
  return subtitles;
}

/** Writes subtitles. @returns the text of the file, and whether some styling was left out. */
export function writeSubtitles({ markup, cues, head }: Subtitles, format: SubtitleFormat) {
  const blocks = cues.map((cue, index) =>
    format === 'srt' ? srtBlock(cue, index + 1, markup) : vttBlock(cue, markup),
  );
  const keepsHead = format === 'vtt' && markup === 'vtt';
  const isStyled = head.some((block) => !block.startsWith('NOTE'));
  const texts = [
    ...(format === 'vtt' ? ['WEBVTT\n'] : []),
    ...(keepsHead ? head : []),
    ...blocks.map(({ text }) => text),
  ];
  return { text: texts.join('\n'), plainer: blocks.some(({ plainer }) => plainer) || (isStyled && !keepsHead) };
}

/** Makes a result of subtitles, with notes on what was lost. */
export function subtitleFile(subtitles: Subtitles, format: SubtitleFormat, inputName: string, notes: Note[]): Output {
  const { text, plainer } = writeSubtitles(subtitles, format);
  const isPlainer = plainer || subtitles.plainer === true;
  const { mimeType } = formats[format];
  return {
    file: new File([text], outputName(inputName, format), { type: mimeType }),
    notes: [
      { type: 'cues', count: subtitles.cues.length },
      ...notes,
      ...(subtitles.malformed.length > 0 ? [{ type: 'cues-malformed' as const, lines: subtitles.malformed }] : []),
      ...(isPlainer ? [{ type: 'cues-plainer' as const }] : []),
    ],
  };
}
