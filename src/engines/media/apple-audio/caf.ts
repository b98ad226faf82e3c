import type { MetadataTags } from 'mediabunny';
import { Damage } from '../failures/damage.ts';
import { undecodable } from '../failures/undecodable.ts';
import { companded, floats, integers, lettersAt, readText, viewOf, type Pcm, type PcmFile } from './pcm.ts';

/** Flags of `lpcm`. */
const isFloat = 1;
const isLittleEndian = 2;

/** Longer lists are not tags. In bytes. */
const longestInfo = 2 ** 20;

/** Apple's keys, and Mediabunny's names for them. */
const names: Record<string, 'title' | 'artist' | 'album' | 'genre' | 'comment'> = {
  title: 'title',
  artist: 'artist',
  album: 'album',
  genre: 'genre',
  comments: 'comment',
};

/**
 * Finds and describes the audio of a CAF, by Apple's "Core Audio Format Specification" 1.0.
 *
 * @throws {JobError} if it is compressed.
 * @throws {Damage} if some of it is missing.
 */
export async function readCaf(file: Blob): Promise<PcmFile> {
  let shape: Omit<Pcm, 'start' | 'end'> | undefined;
  let sound: { start: number; end: number } | undefined;
  let tags: MetadataTags = {};
  for (let at = 8; at + 12 <= file.size;) {
    const head = await viewOf(file, at, 12);
    const type = lettersAt(head, 0);
    const stated = Number(head.getBigInt64(4));
    // In an unfinished recording, the size of the audio is -1.
    const size = type === 'data' && stated < 0 ? file.size - at - 12 : stated;
    if (size < 0) break;
    if (type === 'desc') shape = readShape(await viewOf(file, at + 12, Math.min(size, 32)));
    if (type === 'data') sound = { start: at + 16, end: at + 12 + size };
    if (type === 'info' && size <= longestInfo) {
      tags = readInfo(new Uint8Array(await file.slice(at + 12, at + 12 + size).arrayBuffer()));
    }
    at += 12 + size;
  }
  if (!shape || !sound) throw new Damage('A CAF without a description or without sound');
  const { bytes, numberOfChannels, sampleRate } = shape;
  return {
    pcm: { ...shape, start: sound.start, end: Math.min(sound.end, file.size) },
    tags,
    ...(sound.end > file.size && {
      promised: (sound.end - sound.start) / (bytes * numberOfChannels * sampleRate),
    }),
  };
}

function readShape(view: DataView): Omit<Pcm, 'start' | 'end'> {
  if (view.byteLength < 32) throw new Damage('The description of a CAF is too short');
  const type = lettersAt(view, 8);
  const flags = view.getUint32(12);
  const numberOfChannels = view.getUint32(24);
  const place = { sampleRate: view.getFloat64(0), numberOfChannels };
  if (type === 'ulaw' || type === 'alaw') return { ...companded(type), ...place };
  if (type !== 'lpcm') throw undecodable(type.trim(), 'audio');
  // A sample may take more bytes than its bits need: the padding comes last, and is 0.
  const bits = (view.getUint32(16) / numberOfChannels) * 8;
  const shape = (flags & isFloat) === 0 ? integers : floats;
  return { ...shape(bits, (flags & isLittleEndian) !== 0), ...place };
}

/** Reads pairs of zero-terminated strings, preceded by their count. */
function readInfo(bytes: Uint8Array): MetadataTags {
  const tags: MetadataTags = {};
  const parts: string[] = [];
  for (let at = 4; at < bytes.length;) {
    const end = bytes.indexOf(0, at);
    const next = end < 0 ? bytes.length : end;
    parts.push(readText(bytes.subarray(at, next)));
    at = next + 1;
  }
  for (let pair = 0; pair + 1 < parts.length; pair += 2) {
    const name = names[parts[pair] ?? ''];
    const value = parts[pair + 1];
    if (name && value) tags[name] ??= value;
  }
  return tags;
}
