import type { InputFormatId } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Strictness } from '../libvips/damage.ts';
import type { Image, Libvips } from '../libvips/vips.ts';

/** An image whose header has been read; its pixels are decoded on demand. */
export interface OpenImage {
  vips: Libvips;
  image: Image;
  file: File;
  format: InputFormatId<'image'>;
  /** The number of frames of an animation; 1 for a still. */
  frames: number;
  /** Whether all frames can be read; otherwise only the first. */
  readsFrames: boolean;
  /** The number of pages of a document; `image` is the first. */
  pages: number;
  /** The size of one frame, upright, in pixels. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  /** Opens it again, with all frames or only the first: the pixels of a sequential image can be read only once. */
  reopen: (access: Access, frames: number) => Image;
  /** Opens one of its pages, counted from 0. */
  page: (index: number) => Image;
  /** The input for libvips' thumbnail operation: an image if something else decoded it, or what reads the file. */
  source: (frames: number) => Image | (() => FileSource);
  /** What was lost in decoding. */
  notes: Note[];
  /** The mildest fault at which decoding fails. */
  failOn: Strictness;
  /** Returns options that make libvips' loader read this many frames, if it can. */
  loaderOptions: (frames: number) => string;
}

export type FileSource = InstanceType<Libvips['SourceCustom']> | Uint8Array;

export type Access = 'sequential' | 'random';
