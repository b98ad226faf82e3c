import type { FormatId } from '#formats/formats.ts';
import { matroskaTracks } from './matroska-tracks.ts';
import { mp3Chapters } from '../mp3/chapters.ts';
import { mp4Tracks } from './mp4-tracks.ts';
import { oggTracks } from './ogg-tracks.ts';
import { transportTracks } from './transport-tracks.ts';
import type { OtherTrack } from './other-track.ts';

const finders: Partial<Record<FormatId, (file: Blob) => Promise<OtherTrack[]>>> = {
  mp4: mp4Tracks,
  mov: mp4Tracks,
  m4a: mp4Tracks,
  webm: matroskaTracks,
  mkv: matroskaTracks,
  ts: transportTracks,
  ogg: oggTracks,
  mp3: async (file) =>
    (await mp3Chapters(file)).length > 0 ? [{ type: 'chapters', codec: '', encrypted: false }] : [],
};

/**
 * Finds what a container holds that Mediabunny neither reads nor mentions, so that nothing is lost silently: "Unread
 * tracks" in `src/engines/media/mediabunny/README.md`.
 */
export const findOtherTracks = async (file: Blob, format: FormatId) => (await finders[format]?.(file)) ?? [];
