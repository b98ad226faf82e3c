import { readerOf } from '../containers/read-at.ts';
import type { OtherTrack } from './other-track.ts';

const pageHead = 27;
const firstPage = 0x02;
const longestHead = 16;

/** How the first packet of each kind of track begins, read as Latin-1. Mediabunny reads Opus and Vorbis. */
const kinds: [RegExp, OtherTrack['type'] | 'read', string][] = [
  [/^(?:OpusHead|\x01vorbis)/, 'read', ''],
  // Metadata on the tracks, for players that seek.
  [/^fishead\0/, 'read', ''],
  [/^\x80theora/, 'video', 'Theora'],
  [/^BBCD\0/, 'video', 'Dirac'],
  [/^OVP80/, 'video', 'VP8 in Ogg'],
  [/^\x01video/, 'video', 'OGM video'],
  [/^\x7FFLAC/, 'audio', 'FLAC in Ogg'],
  [/^fLaC/, 'audio', 'FLAC in Ogg'],
  [/^Speex {3}/, 'audio', 'Speex'],
  [/^PCM {5}/, 'audio', 'PCM in Ogg'],
  [/^(?:\x80kate|CMML)/, 'subtitles', 'Kate'],
];

/** Finds the tracks of Ogg that Mediabunny ignores: video, and audio other than Opus and Vorbis. */
export async function oggTracks(file: Blob): Promise<OtherTrack[]> {
  const read = readerOf(file);
  const found: OtherTrack[] = [];
  for (let at = 0; ;) {
    const head = await read(at, pageHead + 255);
    const text = String.fromCharCode(...head.subarray(0, 4));
    // The first pages of all tracks come before any other page.
    if (head.length < pageHead || text !== 'OggS' || ((head[5] ?? 0) & firstPage) === 0) return found;
    const segments = head.subarray(pageHead, pageHead + (head[26] ?? 0));
    const start = at + pageHead + segments.length;
    const packet = String.fromCharCode(...(await read(start, longestHead)));
    const [, type, codec] = kinds.find(([signature]) => signature.test(packet)) ?? [/^/, 'data' as const, ''];
    if (type !== 'read') found.push({ type, codec, encrypted: false });
    at = start + segments.reduce((sum, size) => sum + size, 0);
  }
}
