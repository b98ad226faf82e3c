import { Input, MP4, QTFF } from 'mediabunny';
import { JobError } from '../../../errors.ts';
import { formats } from '../../../formats.ts';
import type { Note } from '../../../jobs/job.ts';
import type { MediaContainer } from '../../../jobs/media-job.ts';
import { addToMatroska } from '../add-subtitles/add-to-matroska.ts';
import { addToMp4 } from '../add-subtitles/add-to-mp4.ts';
import type { Additions } from '../add-subtitles/new-track.ts';
import { isAudioContainer } from '../containers.ts';
import { readingFailure } from '../failure.ts';
import { fileSource } from '../file-source.ts';
import type { Media } from '../open-media.ts';
import { addToMp3 } from './add-to-mp3.ts';
import { carriedChapters } from './carried-chapters.ts';
import { carriedSubtitles } from './carried-subtitles.ts';
import type { Kept } from './kept.ts';

/** A file with what it got, and what there is to say of that. */
interface Carried {
  file: File;
  notes: Note[];
}

/**
 * Puts chapters and subtitles of a recording, which Mediabunny passes over, into what was made of it. What cannot be
 * carried over is named.
 *
 * @param kept which part of the recording the result is of.
 */
export async function carry(
  result: File,
  media: Media,
  container: MediaContainer,
  kept: Kept,
  withPicture: boolean,
  onProgress: (progress: number) => void,
): Promise<Carried> {
  const has = (wanted: string) => media.otherTracks.some(({ type }) => type === wanted);
  const hasSubtitles = has('subtitles') && withPicture && !isAudioContainer(container);
  if (!has('chapters') && !hasSubtitles) return { file: result, notes: [] };
  const dropped = (track: string, reason: string): Note => ({ type: 'track-dropped', track, reason });
  if (media.edits.rearranged || kept.reversed === true) {
    const lost = [...(has('chapters') ? ['chapters'] : []), ...(hasSubtitles ? ['subtitles'] : [])];
    return { file: result, notes: lost.map((track) => dropped(track, 'their times would no longer fit')) };
  }
  const notes: Note[] = [];
  const additions: Additions = { tracks: [], chapters: [] };
  const write = writers[container];
  /** What is wrong with these is not wrong with all else. */
  const read = async (track: string, reading: () => Promise<void>) => {
    try {
      await reading();
    } catch (error) {
      notes.push(dropped(track, readingFailure(error, media.format).message));
    }
  };
  if (has('chapters') && write) {
    await read('chapters', async () => {
      additions.chapters = await carriedChapters(media, kept);
    });
  } else if (has('chapters')) {
    notes.push(dropped('chapters', `they are not written into ${formats[container].name} here`));
  }
  if (hasSubtitles) {
    await read('subtitles', async () => {
      const { tracks, others } = await carriedSubtitles(media, container, kept, onProgress);
      additions.tracks = tracks;
      notes.push(...others);
    });
  }
  const hasTracks = additions.tracks.length > 0;
  const hasChapters = additions.chapters.length > 0;
  if (!write || (!hasTracks && !hasChapters)) return { file: result, notes };
  try {
    const { pieces, plainer } = await write(result, additions);
    if (plainer || additions.tracks.some(({ subtitles }) => subtitles.plainer)) notes.push({ type: 'cues-plainer' });
    return { file: new File(pieces, result.name, { type: result.type }), notes };
  } catch (error) {
    // A text may be longer than the container takes.
    if (!(error instanceof JobError)) throw error;
    const lost = [...(hasChapters ? ['chapters'] : []), ...(hasTracks ? ['subtitles'] : [])];
    return { file: result, notes: [...notes, ...lost.map((track) => dropped(track, error.message))] };
  }
}

async function addToWrittenMp4(result: File, additions: Additions) {
  using written = new Input({ source: fileSource(result), formats: [MP4, QTFF] });
  const video = await written.getPrimaryVideoTrack();
  const [width, height] = video ? [await video.getDisplayWidth(), await video.getDisplayHeight()] : [0, 0];
  return addToMp4(result, additions, { width, height });
}

/** For containers with a place for chapters and texts. */
const writers: Partial<Record<MediaContainer, (result: File, additions: Additions) => ReturnType<typeof addToMp4>>> = {
  mp4: addToWrittenMp4,
  mov: addToWrittenMp4,
  m4a: addToWrittenMp4,
  mp3: addToMp3,
  mkv: (result, additions) => addToMatroska(result, additions, 'mkv', 0),
  webm: (result, additions) => addToMatroska(result, additions, 'webm', 0),
};
