/** Uncompressed audio, as stored in a file. */
export interface Pcm {
  coding: 'integer' | 'float' | 'ulaw' | 'alaw';
  /** Bytes per sample of one channel. */
  bytes: number;
  signed: boolean;
  littleEndian: boolean;
  numberOfChannels: number;
  /** In Hz. */
  sampleRate: number;
  /** Where it begins in the file, in bytes. */
  start: number;
  end: number;
}

/** What is known of a file with PCM audio. */
export interface PcmFile {
  pcm: Pcm;
  /** Tags, under Mediabunny's names. */
  tags: import('mediabunny').MetadataTags;
  /** The duration that the file states, in seconds, if that is more than there is. */
  promised?: number;
}

const usual = { coding: 'integer', signed: true, littleEndian: false } as const;

/** Integers of this many bits, rounded up to whole bytes. */
export const integers = (bits: number, littleEndian = false) => ({
  ...usual,
  littleEndian,
  bytes: Math.ceil(bits / 8),
});

export const floats = (bits: number, littleEndian = false) => ({
  ...usual,
  coding: 'float' as const,
  littleEndian,
  bytes: bits / 8,
});

export const companded = (coding: 'ulaw' | 'alaw') => ({ ...usual, coding, bytes: 1 });

export const unsignedBytes = { ...usual, signed: false, bytes: 1 } as const;

/** Old programs state no text encoding: it is mostly ASCII or UTF-8, otherwise Latin-1 or close to it. */
export function readText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const text = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text).trim();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(text).trim();
  }
}

export const lettersAt = (view: DataView, at: number) =>
  at + 4 > view.byteLength ? '' : String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));

/** Reads part of a file; fewer bytes at its end. */
export const viewOf = async (file: Blob, start: number, length: number) =>
  new DataView(await file.slice(start, start + length).arrayBuffer());
