import { fromLatin1 } from '#containers/bytes.ts';
import { headLength as tagHeadLength, readTagHead } from '#containers/id3.ts';
import { unzipped } from '#containers/unzipped.ts';
import { beginsWithPreview } from './camera-raw.ts';
import { imageFormats } from './image-formats.ts';
import { holdsMp3 } from './mp3-frame.ts';
import { isTga } from './tga-header.ts';
import type { Format, Kind, Trait } from './format.ts';

export const formats = {
  ...imageFormats,
  mp4: {
    name: 'MP4',
    kind: 'video',
    mimeType: 'video/mp4',
    extensions: ['mp4', 'm4v'],
    // There are many brands, and new ones appear; these are the ones of other formats.
    signature: /^.{4}ftyp(?!qt {2}|M4[AB]|mif|msf|avi[fs]|he[iv][a-z]|j[px][a-z]|crx|cr3)\w[\w ]{3}/s,
    output: true,
  },
  mov: {
    name: 'MOV',
    kind: 'video',
    mimeType: 'video/quicktime',
    extensions: ['mov', 'qt'],
    signature: /^.{4}(?:ftypqt {2}|moov|wide|mdat|free|skip)/s,
    output: true,
  },
  webm: {
    name: 'WebM',
    kind: 'video',
    mimeType: 'video/webm',
    extensions: ['webm'],
    signature: /^\x1A\x45\xDF\xA3.{0,60}webm/s,
    output: true,
  },
  mkv: {
    name: 'Matroska',
    kind: 'video',
    mimeType: 'video/x-matroska',
    extensions: ['mkv', 'mka'],
    signature: /^\x1A\x45\xDF\xA3.{0,60}matroska/s,
    output: true,
  },
  ts: {
    name: 'MPEG-TS',
    kind: 'video',
    mimeType: 'video/mp2t',
    extensions: ['ts', 'm2ts', 'mts'],
    // A recording cut out of a broadcast may begin within a packet.
    signature: /^(?:G.{187}G|.{4}G.{191}G|.{0,187}G.{187}G.{187}G.{187}G)/s,
    output: false,
  },
  mp3: {
    name: 'MP3',
    kind: 'audio',
    mimeType: 'audio/mpeg',
    extensions: ['mp3'],
    // Layer III frames only: the layer bits are 01. Some files begin with zeros.
    signature: /^\0{0,1020}(?:ID3|\xFF[\xE2\xE3\xF2\xF3\xFA\xFB])/,
    output: true,
  },
  m4a: {
    name: 'M4A',
    kind: 'audio',
    mimeType: 'audio/mp4',
    extensions: ['m4a', 'm4b'],
    signature: /^.{4}ftypM4[AB]/s,
    output: true,
  },
  aac: {
    name: 'AAC',
    kind: 'audio',
    mimeType: 'audio/aac',
    extensions: ['aac'],
    signature: /^\xFF[\xF0\xF1\xF8\xF9]/,
    output: false,
  },
  wav: {
    name: 'WAV',
    kind: 'audio',
    mimeType: 'audio/wav',
    extensions: ['wav'],
    signature: /^(?:RIFF|RIFX|RF64).{4}WAVE/s,
    output: true,
  },
  flac: {
    name: 'FLAC',
    kind: 'audio',
    mimeType: 'audio/flac',
    extensions: ['flac'],
    signature: /^fLaC/,
    output: true,
  },
  ogg: {
    name: 'Ogg',
    kind: 'audio',
    mimeType: 'audio/ogg',
    extensions: ['ogg', 'opus', 'oga'],
    signature: /^OggS/,
    output: true,
  },
  aiff: {
    name: 'AIFF',
    kind: 'audio',
    mimeType: 'audio/aiff',
    extensions: ['aiff', 'aif', 'aifc'],
    signature: /^FORM.{4}AIF[FC]/s,
    output: false,
  },
  caf: {
    name: 'CAF',
    kind: 'audio',
    mimeType: 'audio/x-caf',
    extensions: ['caf'],
    signature: /^caff\0/,
    output: false,
  },
  srt: {
    name: 'SRT',
    kind: 'subtitles',
    mimeType: 'application/x-subrip',
    extensions: ['srt'],
    // A number, and the times of the first cue. In UTF-16, every other byte is 0.
    signature:
      /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*(?:\d[\d\0]*[\s\0]+)?[-\0]*\d[\d\0]*:[-\d:.,\0]+[ \t\0]*-\0?-\0?>/,
    output: true,
  },
  vtt: {
    name: 'WebVTT',
    kind: 'subtitles',
    mimeType: 'text/vtt',
    extensions: ['vtt'],
    signature: /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?\0?W\0?E\0?B\0?V\0?T\0?T(?:[\s\0]|$)/,
    output: true,
  },
  pdf: {
    name: 'PDF',
    kind: 'document',
    mimeType: 'application/pdf',
    extensions: ['pdf'],
    // Readers accept anything before the header, as long as it starts within the first kilobyte.
    signature: /%PDF-/,
    output: true,
  },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;
type IdsWhere<Facts> = { [Id in FormatId]: (typeof formats)[Id] extends Facts ? Id : never }[FormatId];
export type InputFormatId<K extends Kind> = IdsWhere<{ kind: K }>;
export type OutputFormatId<K extends Kind> = IdsWhere<{ kind: K; output: true }>;

// The keys are exactly those of the table.
export const formatIds = Object.keys(formats) as FormatId[];

/** The formats of a kind that we can read, in table order. */
export const inputFormats = <K extends Kind>(kind: K) =>
  formatIds.filter((id) => formats[id].kind === kind) as InputFormatId<K>[];

/** The formats of a kind that we can write, in table order. */
export const outputFormats = <K extends Kind>(kind: K) =>
  formatIds.filter((id) => formats[id].kind === kind && formats[id].output) as OutputFormatId<K>[];

export const canWrite = (id: FormatId): id is OutputFormatId<Kind> => formats[id].output;

/**
 * The format of an image result that should keep its input's format: a different one if we cannot write that format, or
 * if the result should be smaller or animated and only another format allows it.
 *
 * @param moves whether animations are written in a format. Default: if the format supports them.
 */
export function keptFormat(
  id: InputFormatId<'image'>,
  smaller = false,
  moving = false,
  moves = (format: FormatId) => hasTrait(format, 'animation'),
): OutputFormatId<'image'> {
  if (moving && !moves(id)) return 'webp';
  if (canWrite(id) && !(smaller && hasTrait(id, 'uncompressed'))) return id;
  return hasTrait(id, 'lossy') ? 'jpeg' : 'png';
}

export const hasTrait = (id: FormatId, trait: Trait): boolean => {
  const { traits }: Format = formats[id];
  return traits?.includes(trait) ?? false;
};

/** The formats from which all frames of an animation are read, in table order. */
export const animatedInputs = inputFormats('image').filter((id) => hasTrait(id, 'animation'));

/** How many bytes of a file `sniffFormat` reads. */
const headLength = 1024;

const sniffed = new WeakMap<Blob, Promise<FormatId | undefined>>();

/** Determines a file's format from its first bytes, once; its name and its declared type may be wrong. */
export function sniffFormat(file: Blob): Promise<FormatId | undefined> {
  const format = sniffed.get(file) ?? sniff(file);
  sniffed.set(file, format);
  format.catch(() => sniffed.delete(file));
  return format;
}

async function sniff(file: Blob): Promise<FormatId | undefined> {
  const head = await headOf(file);
  const id = formatIds.find((each) => formats[each].signature.test(head));
  if (id === 'tiff' && (await beginsWithPreview(file))) return 'raw';
  if (id === 'mp3') return (await formatAfterTags(file, head)) ?? 'mp3';
  if (id && (id !== 'tga' || (await isTga(file)))) return id;
  return (await beginsWithinMp3(file)) ? 'mp3' : undefined;
}

/** Most files that begin with ID3 tags are MP3, but some are raw AAC, or FLAC. */
async function formatAfterTags(file: Blob, begin: string): Promise<'aac' | 'flac' | undefined> {
  const read = async (at: number) => {
    const end = at + tagHeadLength;
    return end <= begin.length
      ? fromLatin1(begin.slice(at, end))
      : new Uint8Array(await file.slice(at, end).arrayBuffer());
  };
  let at = 0;
  for (let head = readTagHead(await read(0)); head; head = readTagHead(await read(at))) at += head.whole;
  const start = String.fromCharCode(...(await read(at)));
  return at === 0 ? undefined : (['aac', 'flac'] as const).find((id) => formats[id].signature.test(start));
}

/** In bytes: frames of an MP3 that was cut out of a stream begin within this, with room for a few of them. */
const mp3Start = 8192;

const beginsWithinMp3 = async (file: Blob) => holdsMp3(new Uint8Array(await file.slice(0, mp3Start).arrayBuffer()));

/** The first bytes of a file, decompressed, as Latin-1. */
export async function headOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  // Not TextDecoder('latin1'): that is windows-1252, which maps 0x80 to 0x9F differently.
  return String.fromCharCode(...(await unzipped(bytes, headLength)).subarray(0, headLength));
}

/** Names an output file: like its input, with the extension of the new format. */
export function outputName(inputName: string, format: FormatId): string {
  return `${inputName.replace(/\.[^.]+$/, '')}.${formats[format].extensions[0]}`;
}
