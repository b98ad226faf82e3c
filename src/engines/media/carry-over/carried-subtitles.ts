import type { Note } from '#jobs/contract/job.ts';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { languageCodes, type NewTrack } from '../new-tracks/new-track.ts';
import type { Media } from '../open/open-media.ts';
import { lossOf, readTextTracks } from '../subtitles/extract-subtitles.ts';
import type { Subtitles } from '../subtitles/cues.ts';
import type { TextTrack } from '../subtitles/text-track.ts';
import { hasText, trackCues } from '../subtitles/track-cues.ts';
import { spanIn, type Kept } from './kept.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/**
 * Returns the subtitles with their times in the result: as packets from Matroska to the same container, otherwise as
 * text.
 *
 * @param asPackets Whether packets may be copied. Those of several recordings need not be compatible.
 * @returns the tracks, and notes on those that are dropped.
 * @throws {JobError} if they are damaged, or too many.
 */
export async function carriedSubtitles(
  { file, format, otherTracks }: Media,
  container: MediaContainer,
  kept: Kept,
  asPackets: boolean,
  onProgress: OnProgress,
): Promise<{ tracks: NewTrack[]; others: Note[] }> {
  const dropped = (codec: string): Note => ({ type: 'part-dropped', ...lossOf(codec) });
  if (format === 'ts') {
    const codecs = otherTracks.filter(({ type }) => type === 'subtitles').map(({ codec }) => codec);
    return { tracks: [], others: codecs.map(dropped) };
  }
  const isMatroska = container === 'webm' || container === 'mkv';
  const asItIs = asPackets && isMatroska && format === container;
  const read = await readTextTracks(file, format, (codec) => asItIs || hasText(codec), onProgress);
  const [good, others] = [
    read.filter(({ codec }) => asItIs || hasText(codec)),
    read.filter(({ codec }) => !asItIs && !hasText(codec)),
  ];
  const shownFirst = good.findIndex(({ shown }) => shown);
  const tracks = good.map((track, index): NewTrack => {
    const { language, name, shown, forced } = track;
    const codes = languageCodes(language);
    return {
      subtitles: asItIs ? nothing : cuesIn(trackCues(track), kept),
      ...(asItIs && { packets: packetsIn(track, kept) }),
      ...(language !== undefined && { language }),
      ...(name !== undefined && { name }),
      code: isMatroska ? codes.matroska : codes.mp4,
      // In MP4, players show only one track.
      shown: shown && (isMatroska || index === shownFirst),
      forced,
    };
  });
  return {
    tracks: tracks.filter(({ subtitles, packets }) => (packets?.packets ?? subtitles.cues).length > 0),
    others: others.map(({ codec }) => dropped(codec)),
  };
}

const nothing: Subtitles = { markup: 'srt', cues: [], head: [], malformed: [] };

const cuesIn = (subtitles: Subtitles, kept: Kept): Subtitles => ({
  ...subtitles,
  cues: subtitles.cues.flatMap((cue) => {
    const span = spanIn(kept, cue.start, cue.end);
    return span ? [{ ...cue, ...span }] : [];
  }),
});

function packetsIn(track: TextTrack, kept: Kept): TextTrack {
  const packets = track.packets.flatMap((packet) => {
    const { end, ...rest } = packet;
    const span = spanIn(kept, packet.start, end ?? Infinity);
    if (!span) return [];
    return [{ ...rest, start: span.start, ...(end !== undefined && { end: span.end }) }];
  });
  return { ...track, packets };
}
