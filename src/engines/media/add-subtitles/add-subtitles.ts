import { failureOf, JobError } from '#errors/errors.ts';
import { formats, outputName } from '#formats/formats.ts';
import type { TextEncodingId } from '#formats/text-encodings.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import type { AddSubtitles } from '#jobs/contract/subtitle-operation.ts';
import { ownContainer } from '../plan/containers.ts';
import { convert } from '../write/convert.ts';
import { checkEnds, type Media } from '../open/open-media.ts';
import { inside } from '#containers/isobmff.ts';
import { readIndex } from '../containers/mp4-index.ts';
import { readSubtitles } from '../subtitles/convert-subtitles.ts';
import { retimeCues } from '../subtitles/times.ts';
import { addToMatroska } from '../new-tracks/add-to-matroska.ts';
import { addToMp4 } from '../new-tracks/add-to-mp4.ts';
import { chooseSubtitles, type Chosen } from './choose-subtitles.ts';
import { languageCodes, type NewTrack } from '../new-tracks/new-track.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Adds the subtitle files that belong to this video to it, as new tracks. */
export async function addSubtitles(wishes: AddSubtitles, media: Media, onProgress: OnProgress): Promise<Output> {
  const container = ownContainer(media.format);
  const chosen = chooseSubtitles(media.file.name, wishes);
  const isMatroska = container === 'webm' || container === 'mkv';
  const read = await Promise.all(
    chosen.map((choice, index) =>
      readTrack(choice, media.duration, {
        isMatroska,
        shown: wishes.shown && index === 0,
        ...(wishes.name !== undefined && { name: wishes.name }),
        ...(wishes.encoding && { encoding: wishes.encoding }),
      }),
    ),
  );
  const end = await checkEnds(media, media.tracks);
  const { file, notes, start } = await prepared(media, onProgress);
  const additions = { tracks: read.map(({ track }) => track), chapters: [] };
  const video = await media.input.getPrimaryVideoTrack();
  const picture = {
    width: (await video?.getDisplayWidth()) ?? 0,
    height: (await video?.getDisplayHeight()) ?? 0,
  };
  const { pieces, plainer } = isMatroska
    ? await addToMatroska(file, additions, container, start)
    : await addToMp4(file, additions, picture);
  const { mimeType } = formats[container];
  return {
    file: new File(pieces, outputName(media.file.name, container), { type: mimeType }),
    notes: [
      ...read.flatMap((one) => one.notes),
      ...(plainer ? [{ type: 'cues-plainer' as const }] : []),
      ...notes,
      ...(end ? [end.note] : []),
    ],
  };
}

/** Returns a file whose index can be extended: if this one has none, it is remuxed with the same packets. */
async function prepared(media: Media, onProgress: OnProgress) {
  const { file, format, start } = media;
  if (format === 'webm' || format === 'mkv') return { file, notes: [{ type: 'tracks-copied' } as const], start };
  const index = format === 'ts' ? undefined : await readIndex(file);
  if (index && !inside(index, 'mvex')) return { file, notes: [{ type: 'tracks-copied' } as const], start };
  const { file: whole, notes } = await convert({ type: 'convert', container: 'input' }, media, onProgress);
  return { file: whole, notes, start: 0 };
}

async function readTrack(
  { file, language }: Chosen,
  duration: number,
  {
    isMatroska,
    shown,
    name,
    encoding,
  }: { isMatroska: boolean; shown: boolean; name?: string; encoding?: TextEncodingId },
): Promise<{ track: NewTrack; notes: Note[] }> {
  const { subtitles, ...read } = await named(file, readSubtitles(file, encoding));
  const { cues: heard, begun } = retimeCues(subtitles.cues, 1, 0);
  const cues = heard
    .filter(({ start }) => start < duration)
    .map((cue) => ({ ...cue, end: Math.min(cue.end, duration) }));
  const early = subtitles.cues.length - heard.length;
  const late = heard.length - cues.length;
  if (cues.length === 0) throw new JobError('cues-all-late', { name: file.name });
  const codes = languageCodes(language);
  return {
    track: {
      subtitles: { ...subtitles, cues },
      code: isMatroska ? codes.matroska : codes.mp4,
      shown,
      ...(language !== undefined && { language }),
      ...(name !== undefined && { name }),
    },
    notes: [
      {
        type: 'subtitles-added',
        name: file.name,
        count: cues.length,
        ...(codes.name !== undefined && { language: codes.name }),
      },
      ...(read.encoding === 'UTF-8' || read.encoding === encoding
        ? []
        : [{ type: 'read-as' as const, encoding: read.encoding }]),
      ...(early > 0 ? [{ type: 'cues-early' as const, count: early }] : []),
      ...(begun > 0 ? [{ type: 'cues-begun' as const, count: begun }] : []),
      ...(late > 0 ? [{ type: 'cues-late' as const, count: late }] : []),
      ...(subtitles.malformed.length > 0 ? [{ type: 'cues-malformed' as const, lines: subtitles.malformed }] : []),
    ],
  };
}

/** Names the subtitle file in its errors, since the video itself is fine. */
async function named<T>({ name }: File, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    throw new JobError('in-file', { name, problem: failureOf(error) }, { cause: error });
  }
}
