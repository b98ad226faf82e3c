import type { FormatId } from '#formats/formats.ts';
import { waveName } from '../failures/failure.ts';
import { fourLetters, inside } from '#containers/isobmff.ts';
import { readIndex, tracksIn } from '../containers/mp4-index.ts';

/** What a file states about its audio, as far as decoding it as a whole needs. */
export interface SoundShape {
  /** The codec's name in Mediabunny or the container. */
  codec: string;
  /** In Hz. */
  sampleRate: number;
  numberOfChannels: number;
  /** In seconds; absent if the file does not state it. */
  duration?: number;
}

/** How much of a file is read to describe its audio. In bytes. */
const headLength = 4096;
const longestPage = 65_307;

const describers: Partial<Record<FormatId, (file: Blob) => Promise<SoundShape | undefined>>> = {
  wav: describeWave,
  ogg: describeOgg,
  aac: describeAdts,
  mp4: describeMp4,
  m4a: describeMp4,
  mov: describeMp4,
};

/** Describes the audio of formats that Mediabunny may be unable to read. */
export const describeSound = async (file: Blob, format: FormatId) => describers[format]?.(file);

const viewOf = async (file: Blob, start: number, end: number) =>
  new DataView(await file.slice(start, end).arrayBuffer());

async function describeWave(file: Blob): Promise<SoundShape | undefined> {
  const head = await viewOf(file, 0, headLength);
  for (let at = 12; at + 24 <= head.byteLength; at += 8 + head.getUint32(at + 4, true)) {
    if (fourLetters(head, at) !== 'fmt ') continue;
    const byteRate = head.getUint32(at + 16, true);
    return {
      codec: waveName(head.getUint16(at + 8, true)),
      numberOfChannels: head.getUint16(at + 10, true),
      sampleRate: head.getUint32(at + 12, true),
      ...(byteRate > 0 && { duration: file.size / byteRate }),
    };
  }
  return undefined;
}

/** Describes FLAC or Vorbis in Ogg by the first header packet found; the duration comes from the last page. */
async function describeOgg(file: Blob): Promise<SoundShape | undefined> {
  const head = await viewOf(file, 0, headLength);
  const text = asLetters(head);
  const shape = readFlac(head, text.indexOf('\x7FFLAC')) ?? readVorbis(head, text.indexOf('\x01vorbis'));
  if (!shape) return undefined;
  const tail = await viewOf(file, Math.max(0, file.size - longestPage), file.size);
  const last = asLetters(tail).lastIndexOf('OggS');
  const samples = last < 0 || last + 14 > tail.byteLength ? 0n : tail.getBigInt64(last + 6, true);
  return { ...shape, ...(samples > 0n && { duration: Number(samples) / shape.sampleRate }) };
}

/** One letter per byte; only ASCII is right. */
const asLetters = (view: DataView) => new TextDecoder('latin1').decode(view);

/** By "FLAC in Ogg": nine bytes, `fLaC`, a block header, and STREAMINFO, whose sample rate has 20 bits. */
function readFlac(view: DataView, at: number): SoundShape | undefined {
  if (at < 0 || at + 30 > view.byteLength) return undefined;
  const bits = view.getUint32(at + 27);
  return { codec: 'flac', sampleRate: bits >>> 12, numberOfChannels: ((bits >>> 9) & 7) + 1 };
}

function readVorbis(view: DataView, at: number): SoundShape | undefined {
  if (at < 0 || at + 16 > view.byteLength) return undefined;
  return { codec: 'vorbis', numberOfChannels: view.getUint8(at + 11), sampleRate: view.getUint32(at + 12, true) };
}

/** The sample rates of ISO 13818-7, in Hz. */
const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];

async function describeAdts(file: Blob): Promise<SoundShape | undefined> {
  const head = await viewOf(file, 0, 4);
  if (head.byteLength < 4) return undefined;
  const sampleRate = rates[(head.getUint8(2) >> 2) & 15];
  const numberOfChannels = ((head.getUint8(2) & 1) << 2) | (head.getUint8(3) >> 6) || 2;
  return sampleRate === undefined ? undefined : { codec: 'aac', sampleRate, numberOfChannels };
}

/**
 * Describes the first audio track of a file without video. The media timescale of an audio track is its sample rate.
 */
async function describeMp4(file: Blob): Promise<SoundShape | undefined> {
  const index = await readIndex(file);
  if (!index) return undefined;
  const tracks = tracksIn(index);
  if (tracks.some((track) => inside(track, 'mdia', 'minf', 'vmhd'))) return undefined;
  for (const track of tracks) {
    const isSound = inside(track, 'mdia', 'minf', 'smhd') !== undefined;
    const entry = inside(track, 'mdia', 'minf', 'stbl', 'stsd');
    const header = inside(track, 'mdia', 'mdhd');
    if (!isSound || !entry || !header || entry.byteLength < 44 || header.byteLength < 20) continue;
    const sampleRate = header.getUint32(header.getUint8(0) === 1 ? 20 : 12);
    const length = header.getUint8(0) === 1 ? Number(header.getBigUint64(24)) : header.getUint32(16);
    return {
      codec: fourLetters(entry, 12).trim(),
      sampleRate,
      numberOfChannels: entry.getUint16(32),
      ...(length > 0 && { duration: length / sampleRate }),
    };
  }
  return undefined;
}
