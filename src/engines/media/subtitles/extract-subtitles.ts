import { JobError } from '#errors/errors.ts';
import { sniffFormat, type FormatId } from '#formats/formats.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import type { Loss, Part } from '#jobs/contract/media-note.ts';
import type { ExtractSubtitles } from '#jobs/contract/subtitle-operation.ts';
import { readingFailure } from '../failures/failure.ts';
import { matroskaTexts } from './matroska-texts.ts';
import { mp4Texts } from './mp4-texts.ts';
import { subtitleFile } from './subtitles.ts';
import { pictureCodecs, type TextTrack } from './text-track.ts';
import { hasText, trackCues } from './track-cues.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Extracts every text track as a file; notes name those that are pictures. */
export async function extractSubtitles(
  { format }: ExtractSubtitles,
  file: File,
  onProgress: OnProgress,
): Promise<Output[]> {
  const container = await sniffFormat(file);
  if (!container) throw new JobError('unknown-format', {});
  const tracks = await readTextTracks(file, container, hasText, onProgress);
  const texts = tracks
    .filter(({ codec }) => hasText(codec))
    .map((track) => ({ ...track, subtitles: trackCues(track) }))
    .filter(({ subtitles }) => subtitles.cues.length > 0);
  const others = tracks.filter(({ codec }) => !hasText(codec));
  if (texts.length === 0) throw nothingFound(others);
  const notes = others.map(({ codec }): Note => ({ type: 'part-dropped', ...lossOf(codec) }));
  return texts.map(({ subtitles }, index) =>
    subtitleFile(subtitles, format, nameOf(file.name, texts, index), index === 0 ? notes : []),
  );
}

/**
 * Reads the subtitle tracks of a file. Those that `wants` rejects come without packets.
 *
 * @throws {JobError}
 */
export async function readTextTracks(
  file: File,
  container: FormatId,
  wants: (codec: string) => boolean,
  onProgress: OnProgress,
): Promise<TextTrack[]> {
  try {
    return container === 'mkv' || container === 'webm'
      ? await matroskaTexts(file, wants, onProgress)
      : await mp4Texts(file, wants);
  } catch (error) {
    throw readingFailure(error, container);
  }
}

const nameOfCodec = (codec: string) => pictureCodecs[codec] ?? codec;

/** Returns the loss of a track whose text cannot be read, with the reason. */
export const lossOf = (codec: string): { part: Part; loss: Loss } =>
  Object.hasOwn(pictureCodecs, codec)
    ? { part: { type: 'subtitles', codec: nameOfCodec(codec) }, loss: { why: 'pictures' } }
    : { part: { type: 'subtitles', codec }, loss: { why: 'not-read' } };

function nothingFound(others: TextTrack[]): JobError {
  const codecs = [...new Set(others.map(({ codec }) => codec))];
  if (codecs.some((codec) => Object.hasOwn(pictureCodecs, codec)))
    return new JobError('picture-subtitles', { codecs: codecs.map(nameOfCodec) });
  const [codec] = codecs;
  return codec
    ? new JobError('undecodable', { codec, what: 'subtitles', programs: ['Subtitle Edit'] })
    : new JobError('no-track', { track: 'subtitles' });
}

/**
 * Names a result. If there are several, each is named after its language, as players expect: `film.eng.srt`,
 * `film.eng.2.srt`.
 */
function nameOf(inputName: string, tracks: TextTrack[], index: number): string {
  if (tracks.length === 1) return inputName;
  const wordOf = ({ language }: TextTrack) => (language ?? 'und').replace(/[^\w-]/g, '');
  const words = tracks.map(wordOf);
  const word = words[index] ?? '';
  const before = words.slice(0, index).filter((other) => other === word).length;
  return `${inputName.replace(/\.[^.]+$/, '')}.${word}${before > 0 ? `.${before + 1}` : ''}.x`;
}
