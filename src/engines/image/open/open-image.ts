import type { InputFormatId } from '../../../formats/formats.ts';
import type { Note } from '../../../jobs/contract/job.ts';
import type { Strictness } from '../libvips/damage.ts';
import type { Image, Libvips } from '../libvips/vips.ts';

/** An image whose header has been read; its pixels are decoded when they are asked for. */
export interface OpenImage {
  vips: Libvips;
  image: Image;
  file: File;
  format: InputFormatId<'image'>;
  /** Of an animation, which stand under each other; 1 for a still. */
  frames: number;
  /** Whether all of them can be read; else it is the first. */
  readsFrames: boolean;
  /** Of a document; the first one is `image`. */
  pages: number;
  /** The size of one frame, upright, in pixels. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  /** Opens it again, with all frames or the first; the pixels of an image that is read in sequence come only once. */
  reopen: (access: Access, frames: number) => Image;
  /** One of its pages, which are counted from 0. */
  page: (index: number) => Image;
  /** What libvips reads it from, for its thumbnail operation: pixels where something else has decoded them. */
  source: (frames: number) => InstanceType<Libvips['SourceCustom']> | Uint8Array | Image;
  /** What was lost while it was decoded. */
  notes: Note[];
  /** How much of a fault makes it give up. */
  failOn: Strictness;
  /** Makes libvips' loader read so many frames, where it can. */
  loaderOptions: (frames: number) => string;
}

export type Access = 'sequential' | 'random';
