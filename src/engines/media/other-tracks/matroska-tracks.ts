import { codecName } from '../../../codec-names.ts';
import { readElements, readHead, within, type Element } from './matroska-elements.ts';
import type { OtherTrack } from './other-tracks.ts';
import { ids } from './matroska-ids.ts';

const video = 1;
const audio = 2;
const types: Record<number, OtherTrack['type']> = { [video]: 'video', [audio]: 'audio', 0x11: 'subtitles' };

/** A few bytes that all packets begin with, and that are told once: read everywhere. */
const sharedBeginning = 3;
const compressions = ['zlib', 'bzlib', 'LZO'];

/** Longer descriptions of tracks are nonsense. In bytes. */
const longestTracks = 16 * 2 ** 20;

/** Tracks of Matroska and WebM that Mediabunny passes over: subtitles, data, what is encrypted; and the chapters. */
export async function matroskaTracks(file: Blob): Promise<OtherTrack[]> {
  const found: OtherTrack[] = [];
  for (let at = 0; at < file.size;) {
    const head = readHead(new Uint8Array(await file.slice(at, at + 12).arrayBuffer()), 0);
    // The media begin: what comes before them says what they are.
    if (!head || head.id === ids.cluster) break;
    if (head.id === ids.chapters) found.push({ type: 'chapters', codec: '', encrypted: false });
    if (head.id === ids.tracks && head.size <= longestTracks) {
      const data = new Uint8Array(await file.slice(at + head.length, at + head.length + head.size).arrayBuffer());
      found.push(
        ...readElements(data)
          .filter(({ id }) => id === ids.trackEntry)
          .flatMap(readTrack),
      );
    }
    // What follows the segment's head is inside it.
    at += head.length + (head.id === ids.segment ? 0 : head.size);
  }
  return found;
}

function readTrack({ data }: Element): OtherTrack[] {
  const parts = readElements(data);
  const type = parts.find(({ id }) => id === ids.trackType)?.data[0] ?? 0;
  const codec = new TextDecoder().decode(parts.find(({ id }) => id === ids.codecId)?.data).replaceAll('\0', '');
  const encodings = within(parts, ids.contentEncodings, ids.contentEncoding);
  const encrypted = encodings.some(({ id }) => id === ids.contentEncryption);
  const algorithm = encodings
    .filter(({ id }) => id === ids.contentCompression)
    .map(({ data }) => readElements(data).find(({ id }) => id === ids.compressionAlgorithm)?.data[0] ?? 0)
    .find((each) => each !== sharedBeginning);
  if (type !== video && type !== audio) return [{ type: types[type] ?? 'data', codec, encrypted }];
  if (encrypted) return [{ type: types[type] ?? 'data', codec, encrypted }];
  const packed =
    algorithm === undefined ? '' : `${codecName(codec)} packed by ${compressions[algorithm] ?? 'another program'}`;
  return packed ? [{ type: type === video ? 'video' : 'audio', codec: packed, encrypted }] : [];
}
