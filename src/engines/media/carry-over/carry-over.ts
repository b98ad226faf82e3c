import { Input, MP4, QTFF } from 'mediabunny';
import { asJobError, failureOf, JobError } from '#errors/errors.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, Part } from '#jobs/contract/media-note.ts';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { addToMatroska } from '../new-tracks/add-to-matroska.ts';
import { addToMp4 } from '../new-tracks/add-to-mp4.ts';
import type { Additions, NewTrack, NewChapter } from '../new-tracks/new-track.ts';
import { isAudioContainer } from '../plan/containers.ts';
import { readingFailure } from '../failures/failure.ts';
import { fileSource } from '../mediabunny/file-source.ts';
import type { Media } from '../open/open-media.ts';
import { addToMp3 } from '../new-tracks/add-to-mp3.ts';
import type { Subtitles } from '../subtitles/cues.ts';
import { carriedSubtitles } from './carried-subtitles.ts';
import { type Kept, spanIn } from './kept.ts';
import { readChapters } from '../info/chapters.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** A file with what was added to it, and notes on that. */
interface Carried {
  file: File;
  notes: Note[];
}

/** A recording, or a part of one, from which a result was made. */
export interface CarriedFrom {
  media: Media;
  kept: Kept;
}

/**
 * Adds the chapters and subtitles of recordings, which Mediabunny does not copy, to the result made from them. Notes
 * name what cannot be carried over.
 */
export async function carry(
  result: File,
  from: CarriedFrom[],
  container: MediaContainer,
  withPicture: boolean,
  onProgress: OnProgress,
): Promise<Carried> {
  const additions: Additions = { tracks: [], chapters: [] };
  const said: Note[] = [];
  for (const [index, each] of from.entries()) {
    const found = await readAdditions(each, container, { withPicture, isOnly: from.length === 1 }, (progress) =>
      onProgress((index + progress) / from.length),
    );
    additions.tracks = continued(additions.tracks, found.tracks);
    additions.chapters.push(...found.chapters);
    said.push(...found.notes);
  }
  const notes = [...new Map(said.map((note) => [JSON.stringify(note), note])).values()];
  const hasTracks = additions.tracks.length > 0;
  const hasChapters = additions.chapters.length > 0;
  const write = writers[container];
  if (!write || (!hasTracks && !hasChapters)) return { file: result, notes };
  try {
    const { pieces, plainer } = await write(result, additions);
    if (plainer || additions.tracks.some(({ subtitles }) => subtitles.plainer)) notes.push({ type: 'cues-plainer' });
    return { file: new File(pieces, result.name, { type: result.type }), notes };
  } catch (error) {
    // A text may be longer than the container allows.
    if (!(error instanceof JobError)) throw error;
    const lost = [...(hasChapters ? [chapters] : []), ...(hasTracks ? [subtitles] : [])];
    const loss = { why: 'failed', failure: failureOf(error) } as const;
    return { file: result, notes: [...notes, ...lost.map((part) => dropped(part, loss))] };
  }
}

const chapters = { type: 'chapters' } as const;
const subtitles = { type: 'subtitles' } as const;
const dropped = (part: Part, loss: Loss): Note => ({ type: 'part-dropped', part, loss });

async function readAdditions(
  { media, kept }: CarriedFrom,
  container: MediaContainer,
  { withPicture, isOnly }: { withPicture: boolean; isOnly: boolean },
  onProgress: OnProgress,
): Promise<Additions & { notes: Note[] }> {
  const found: Additions & { notes: Note[] } = { tracks: [], chapters: [], notes: [] };
  const has = (wanted: string) => media.otherTracks.some(({ type }) => type === wanted);
  const hasSubtitles = has('subtitles') && withPicture && !isAudioContainer(container);
  if (!has('chapters') && !hasSubtitles) return found;
  if (media.edits.rearranged || kept.reversed === true) {
    const lost = [...(has('chapters') ? [chapters] : []), ...(hasSubtitles ? [subtitles] : [])];
    return { ...found, notes: lost.map((part) => dropped(part, { why: 'times' })) };
  }
  /** Turns a failure into a note: the rest of the file must not fail because of it. */
  const read = async (part: Part, reading: () => Promise<void>) => {
    try {
      await reading();
    } catch (error) {
      const failure = failureOf(asJobError(readingFailure(error, media.format)));
      found.notes.push(dropped(part, { why: 'failed', failure }));
    }
  };
  if (has('chapters') && writers[container]) {
    await read(chapters, async () => {
      found.chapters = await carriedChapters(media, kept);
    });
  } else if (has('chapters')) {
    found.notes.push(dropped(chapters, { why: 'not-written', container }));
  }
  if (hasSubtitles) {
    await read(subtitles, async () => {
      const { tracks, others } = await carriedSubtitles(media, container, kept, isOnly, onProgress);
      found.tracks = tracks;
      found.notes.push(...others);
    });
  }
  return found;
}

/** Joins the tracks of consecutive recordings: those with the same language and name continue one another. */
function continued(tracks: NewTrack[], next: NewTrack[]): NewTrack[] {
  const rest = [...next];
  const longer = tracks.map((track) => {
    const place = rest.findIndex((each) => isSameTrack(track, each));
    const [own] = place < 0 ? [] : rest.splice(place, 1);
    return own ? { ...track, subtitles: together(track.subtitles, own.subtitles) } : track;
  });
  // Players show only one track by default.
  const isShown = tracks.some(({ shown }) => shown);
  return [...longer, ...rest.map((track) => ({ ...track, shown: track.shown && !isShown }))];
}

const isSameTrack = (one: NewTrack, other: NewTrack) =>
  one.code === other.code &&
  one.name === other.name &&
  (one.forced ?? false) === (other.forced ?? false) &&
  one.subtitles.markup === other.subtitles.markup &&
  one.subtitles.head.join('\n') === other.subtitles.head.join('\n');

const together = (one: Subtitles, other: Subtitles): Subtitles => ({
  ...one,
  cues: [...one.cues, ...other.cues],
  malformed: [...one.malformed, ...other.malformed],
  plainer: one.plainer === true || other.plainer === true,
});

async function addToWrittenMp4(result: File, additions: Additions) {
  using written = new Input({ source: fileSource(result), formats: [MP4, QTFF] });
  const video = await written.getPrimaryVideoTrack();
  const [width, height] = video ? [await video.getDisplayWidth(), await video.getDisplayHeight()] : [0, 0];
  return addToMp4(result, additions, { width, height });
}

/** Writers for the containers that can hold chapters or subtitles. */
const writers: Partial<Record<MediaContainer, (result: File, additions: Additions) => ReturnType<typeof addToMp4>>> = {
  mp4: addToWrittenMp4,
  mov: addToWrittenMp4,
  m4a: addToWrittenMp4,
  mp3: addToMp3,
  mkv: (result, additions) => addToMatroska(result, additions, 'mkv', 0),
  webm: (result, additions) => addToMatroska(result, additions, 'webm', 0),
};

export const holdsChapters = (container: MediaContainer) => container in writers;

/** Returns the chapters with their times in the result: one that spans the beginning of a kept range begins there. */
async function carriedChapters({ file, format }: Media, kept: Kept): Promise<NewChapter[]> {
  const chapters = (await readChapters(file, format)).toSorted((a, b) => a.start - b.start);
  return chapters.flatMap(({ start, title }, index) => {
    const span = spanIn(kept, start, chapters[index + 1]?.start ?? Infinity);
    return span ? [{ ...span, title }] : [];
  });
}
