import { box, fullBox } from '#containers/write-box.ts';
import { concat, number, numbers, type Bytes } from '#containers/bytes.ts';
import type { Pcm } from './pcm.ts';

/** Audio frames per chunk. */
const framesInChunk = 4096;

/**
 * Wraps this audio in a QuickTime file, which supports all kinds of PCM and both byte orders: a new header, then the
 * original samples. Nothing is read or copied.
 */
export function asQuickTime(file: Blob, pcm: Pcm): Blob {
  const frameBytes = pcm.bytes * pcm.numberOfChannels;
  const frames = Math.floor((pcm.end - pcm.start) / frameBytes);
  const type = box('ftyp', letters('qt  '), number(0, 4), letters('qt  '));
  const dataHead = 16;
  const before = type.length + index(pcm, frames, 0).length + dataHead;
  const size = frames * frameBytes;
  const data = concat([number(1, 4), letters('mdat'), number(dataHead + size, 8)]);
  return new Blob([type, index(pcm, frames, before), data, file.slice(pcm.start, pcm.start + size)]);
}

const letters = (name: string): Bytes => Uint8Array.from(name, (letter) => letter.charCodeAt(0));

/** Writes `moov`, with the audio starting at `start`. */
function index(pcm: Pcm, frames: number, start: number): Bytes {
  const scale = Math.round(pcm.sampleRate);
  const unity = numbers(4, 0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);
  const movie = fullBox(
    'mvhd',
    0,
    numbers(4, 0, 0, scale, frames, 0x1_0000, 0x100_0000, 0, 0),
    unity,
    numbers(4, 0, 0, 0, 0, 0, 0, 2),
  );
  const track = fullBox('tkhd', 7, numbers(4, 0, 0, 1, 0, frames, 0, 0, 0, 0x100_0000), unity, numbers(4, 0, 0));
  const media = box(
    'mdia',
    fullBox('mdhd', 0, numbers(4, 0, 0, scale, frames, 0)),
    fullBox('hdlr', 0, letters('mhlrsoun'), numbers(4, 0, 0, 0), number(0, 1)),
    box('minf', fullBox('smhd', 0, number(0, 4)), tables(pcm, frames, start)),
  );
  return box('moov', movie, box('trak', track, media));
}

function tables(pcm: Pcm, frames: number, start: number): Bytes {
  const { bytes, numberOfChannels } = pcm;
  const frameBytes = bytes * numberOfChannels;
  const chunks = Math.ceil(frames / framesInChunk);
  const rest = frames - (chunks - 1) * framesInChunk;
  const runs = [...(chunks > 1 ? [[1, framesInChunk, 1]] : []), ...(chunks > 0 ? [[chunks, rest, 1]] : [])];
  const offsets = new DataView(new ArrayBuffer(8 * chunks));
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    offsets.setBigUint64(8 * chunk, BigInt(start + chunk * framesInChunk * frameBytes));
  }
  return box(
    'stbl',
    fullBox('stsd', 0, number(1, 4), description(pcm)),
    fullBox('stts', 0, numbers(4, 1, frames, 1)),
    fullBox('stsc', 0, number(runs.length, 4), numbers(4, ...runs.flat())),
    fullBox('stsz', 0, numbers(4, frameBytes, frames)),
    fullBox('co64', 0, number(chunks, 4), new Uint8Array(offsets.buffer)),
  );
}

/** Writes a version 2 sound description, which can hold any sample rate. */
function description({ coding, bytes, signed, littleEndian, numberOfChannels, sampleRate }: Pcm): Bytes {
  const flags = (coding === 'float' ? 1 : 0) | (littleEndian ? 0 : 2) | (signed ? 4 : 0);
  const rate = new DataView(new ArrayBuffer(8));
  rate.setFloat64(0, sampleRate);
  const isDouble = coding === 'float' && bytes === 8;
  // Mediabunny recognises doubles by their own name, and their byte order by a box.
  const name = isDouble ? 'fl64' : coding === 'ulaw' || coding === 'alaw' ? coding : 'lpcm';
  return box(
    name,
    numbers(2, 0, 0, 0, 1, 2, 0, 0, 0, 3, 16, 0xfffe, 0),
    numbers(4, 0x1_0000, 72),
    new Uint8Array(rate.buffer),
    numbers(4, numberOfChannels, 0x7f00_0000, bytes * 8, flags, bytes * numberOfChannels, 1),
    ...(isDouble && littleEndian ? [box('wave', box('enda', number(1, 2)))] : []),
  );
}
