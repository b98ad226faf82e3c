import type { FormatId } from '#formats/formats.ts';
import { matroskaTracks } from './matroska-tracks.ts';
import { mp3Chapters } from '../mp3/chapters.ts';
import { mp4Tracks } from './mp4-tracks.ts';
import { oggTracks } from './ogg-tracks.ts';
import { transportTracks } from './transport-tracks.ts';
import type { OtherTrack } from './other-track.ts';

/**
 * Finds what a container holds that Mediabunny neither reads nor mentions, so that nothing is lost silently: "Unread
 * tracks" in `src/engines/media/mediabunny/README.md`.
 */
export async function findOtherTracks(file: Blob, format: FormatId): Promise<OtherTrack[]> {
  switch (format) {
    case 'mp4':
    case 'mov':
    case 'm4a':
      return mp4Tracks(file);
    case 'webm':
    case 'mkv':
      return matroskaTracks(file);
    case 'ts':
      return transportTracks(file);
    case 'ogg':
      return oggTracks(file);
    case 'mp3':
      return (await mp3Chapters(file)).length > 0 ? [{ type: 'chapters', codec: '', encrypted: false }] : [];
    default:
      return [];
  }
}
