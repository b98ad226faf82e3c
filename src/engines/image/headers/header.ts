import { JobError } from '../../../errors.ts';
import { formats, type InputFormatId } from '../../../formats.ts';
import { readAvif } from './avif.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** What a file says of its image, read without decoding any of it. */
export interface Header {
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** 1 for a still. */
  frames: number;
  alpha: boolean;
  /** Bits per channel. */
  depth: number;
  /** The colour space that it names, where that is another one than sRGB. */
  profile?: string;
  /** Whether there is EXIF, XMP or IPTC in it. */
  metadata: boolean;
}

const readers: Record<InputFormatId<'image'>, (bytes: Uint8Array<ArrayBuffer>) => Header | Promise<Header>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: readAvif,
  gif: readGif,
};

/** @throws {JobError} `corrupt-file` when the file ends before its image does. */
export async function readHeader(bytes: Uint8Array<ArrayBuffer>, format: InputFormatId<'image'>): Promise<Header> {
  try {
    return await readers[format](bytes);
  } catch (cause) {
    // What a view throws for a place outside of it.
    if (cause instanceof RangeError) throw new JobError('corrupt-file', { format: formats[format].name }, { cause });
    throw cause;
  }
}
