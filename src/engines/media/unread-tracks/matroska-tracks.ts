import { codecName } from '#formats/codec-names.ts';
import { outerElements, readElements, within, type Element } from '#containers/ebml.ts';
import { slidingReader } from '#containers/sliding-reader.ts';
import type { OtherTrack } from './other-track.ts';
import { ids } from '../containers/matroska-ids.ts';

const video = 1;
const audio = 2;
const types: Record<number, OtherTrack['type']> = { [video]: 'video', [audio]: 'audio', 0x11: 'subtitles' };

/** Header stripping: the bytes with which all packets begin are stored once. All readers support it. */
const sharedBeginning = 3;
const compressions = ['zlib', 'bzlib', 'LZO'];

/** Longer descriptions of tracks are implausible. In bytes. */
const longestTracks = 16 * 2 ** 20;

/** Finds what Mediabunny ignores in Matroska and WebM: subtitles, data, encrypted tracks, and chapters. */
export async function matroskaTracks(file: Blob): Promise<OtherTrack[]> {
  const found: OtherTrack[] = [];
  const read = slidingReader(file);
  for await (const { id, start, size } of outerElements(read, file.size, (outer) => outer === ids.segment)) {
    // The descriptions end where the media begin.
    if (id === ids.cluster) break;
    if (id === ids.chapters) found.push({ type: 'chapters', codec: '', encrypted: false });
    if (id !== ids.tracks || size > longestTracks) continue;
    const entries = readElements(await read(start, size)).filter((element) => element.id === ids.trackEntry);
    found.push(...entries.flatMap(readTrack));
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
