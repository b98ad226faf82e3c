import { type MetadataTags, BlobSource, Input, WAVE } from 'mediabunny';
import { Damage } from '../failures/damage.ts';
import { undecodable } from '../failures/undecodable.ts';
import {
  companded,
  floats,
  integers,
  lettersAt,
  readText,
  unsignedBytes,
  viewOf,
  type Pcm,
  type PcmFile,
} from './pcm.ts';

type Coding = Pick<Pcm, 'coding' | 'bytes' | 'signed' | 'littleEndian'>;

/** By compression type of AIFF-C. `bits`: the sample size that the file states. */
const codings: Record<string, (bits: number) => Coding> = {
  NONE: (bits) => integers(bits),
  twos: (bits) => integers(bits),
  sowt: (bits) => integers(bits, true),
  in24: () => integers(24),
  in32: () => integers(32),
  '42ni': () => integers(24, true),
  '23ni': () => integers(32, true),
  'raw ': () => unsignedBytes,
  fl32: () => floats(32),
  FL32: () => floats(32),
  fl64: () => floats(64),
  FL64: () => floats(64),
  ulaw: () => companded('ulaw'),
  ULAW: () => companded('ulaw'),
  alaw: () => companded('alaw'),
  ALAW: () => companded('alaw'),
};

/** Longer texts are not tags. In bytes. */
const longestText = 64 * 1024;
/** An ID3 tag may include a cover. In bytes. */
const longestId3 = 32 * 2 ** 20;

const texts: Record<string, 'title' | 'artist' | 'comment'> = { NAME: 'title', AUTH: 'artist', ANNO: 'comment' };

/**
 * Finds and describes the audio of an AIFF or AIFF-C, by Apple's "Audio Interchange File Format" 1.3 and "AIFF-C"
 * (draft 8/26/91).
 *
 * @throws {JobError} if it is compressed.
 * @throws {Damage} if some of it is missing.
 */
export async function readAiff(file: Blob): Promise<PcmFile> {
  let common: (Coding & Pick<Pcm, 'numberOfChannels' | 'sampleRate'> & { frames: number }) | undefined;
  let sound: { start: number; end: number } | undefined;
  let id3: MetadataTags = {};
  const said: MetadataTags = {};
  for (let at = 12; at + 8 <= file.size;) {
    const head = await viewOf(file, at, 16);
    const type = lettersAt(head, 0);
    const size = head.getUint32(4);
    const name = texts[type];
    if (type === 'COMM') common = readCommon(await viewOf(file, at + 8, Math.min(size, 64)));
    if (type === 'ID3 ' && size <= longestId3) id3 = await readId3(file.slice(at + 8, at + 8 + size));
    if (name && size <= longestText)
      said[name] ??= readText(new Uint8Array(await file.slice(at + 8, at + 8 + size).arrayBuffer()));
    if (type === 'SSND' && head.byteLength === 16) {
      const start = at + 16 + head.getUint32(8);
      // An unfinished recording does not say where it ends.
      sound = { start, end: size > 8 ? at + 8 + size : file.size };
      if (size <= 8) break;
    }
    at += 8 + size + (size % 2);
  }
  if (!common || !sound) throw new Damage('An AIFF without a description or without sound');
  const { frames, ...shape } = common;
  const { bytes, numberOfChannels, sampleRate } = shape;
  const stated = sound.start + frames * bytes * numberOfChannels;
  const end = frames > 0 ? Math.min(sound.end, stated) : sound.end;
  return {
    pcm: { ...shape, start: sound.start, end: Math.min(end, file.size) },
    tags: { ...said, ...id3 },
    ...(end > file.size && { promised: (end - sound.start) / (bytes * numberOfChannels * sampleRate) }),
  };
}

function readCommon(view: DataView) {
  if (view.byteLength < 18) throw new Damage('The description of an AIFF is too short');
  const type = view.byteLength >= 22 ? lettersAt(view, 18) : 'NONE';
  const coding = Object.hasOwn(codings, type) ? codings[type] : undefined;
  if (!coding) throw undecodable(type.trim(), 'audio');
  return {
    ...coding(view.getUint16(6)),
    numberOfChannels: view.getUint16(0),
    frames: view.getUint32(2),
    sampleRate: extendedFloat(view, 8),
  };
}

/**
 * Reads an 80-bit extended float, as the 68881 stores it: sign, 15-bit exponent, and 64-bit mantissa with an explicit
 * integer bit.
 */
const extendedFloat = (view: DataView, at: number) =>
  Number(view.getBigUint64(at + 2)) * 2 ** ((view.getUint16(at) & 0x7fff) - 16_383 - 63);

const text = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const little = (...values: [value: number, bytes: 2 | 4][]) =>
  Uint8Array.from(
    values.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255)),
  );

/** Reads a standalone ID3v2 tag: it is wrapped in a WAV without audio, from which Mediabunny reads it. */
async function readId3(tag: Blob): Promise<MetadataTags> {
  const format = little([1, 2], [1, 2], [8000, 4], [16_000, 4], [2, 2], [16, 2]);
  const chunks = [
    text('WAVEfmt '),
    little([16, 4]),
    format,
    text('data'),
    little([0, 4]),
    text('id3 '),
    little([tag.size, 4]),
  ];
  const size = chunks.reduce((sum, { length }) => sum + length, tag.size);
  using input = new Input({
    source: new BlobSource(new Blob([text('RIFF'), little([size, 4]), ...chunks, tag])),
    formats: [WAVE],
  });
  return await input.getMetadataTags();
}
