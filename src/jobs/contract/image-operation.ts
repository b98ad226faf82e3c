import type { OutputFormatId } from '#formats/formats.ts';
import type { ImageJoin, ImageStep } from './image-step.ts';
import type { HiddenKind, InspectFile } from './hidden-data.ts';

/** What the image engine is asked to do. Each file is processed separately, except for `join` and `document`. */
export type ImageOperation =
  | EncodeImage
  | EncodeSmallest
  | TurnOrCrop
  | RewriteMetadata
  | SplitFrames
  | JoinImages
  | MakeVariants
  | MakeDataUrl
  | TellColours
  | InspectFile
  | MakeDocument;

/** Decode, turn upright, apply `steps`, encode. All frames of an animation are processed. */
export interface EncodeImage {
  type: 'encode';
  /** Applied in order, to the upright image. */
  steps: ImageStep[];
  output: ImageOutput;
  /** Default `safe`. */
  metadata?: KeptMetadata;
  /** Returns the input, byte for byte, if the result would not be smaller. Default false. */
  onlyIfSmaller?: boolean;
}

/** Like `encode`, in whichever of these formats takes the fewest bytes, among those that can hold the picture. */
export interface EncodeSmallest extends Omit<EncodeImage, 'type' | 'output'> {
  type: 'encode-smallest';
  among: readonly OutputFormatId<'image'>[];
  output: ImageEncoding;
}

/**
 * Rotates and crops a JPEG without re-encoding, block by block, if nothing else is asked for. Crops extend outwards to
 * the next block. If that is impossible, this is the same as `encode`.
 */
export interface TurnOrCrop extends Omit<EncodeImage, 'type' | 'onlyIfSmaller'> {
  type: 'turn-or-crop';
  /**
   * If a rotated picture does not end at a block boundary: `note` records the rotation in the metadata, `blocks` cuts
   * off the last blocks.
   */
  edges: 'note' | 'blocks';
}

/** Leaves the encoded picture unchanged, byte for byte: only metadata changes. */
export interface RewriteMetadata {
  type: 'rewrite-metadata';
  /** Default `safe`. */
  metadata?: KeptMetadata;
}

/** Saves each frame of an animation as a separate file. */
export interface SplitFrames extends Omit<EncodeImage, 'type' | 'onlyIfSmaller'> {
  type: 'split-frames';
}

/** Joins all files into one image, in order, after the steps. No metadata is kept. */
export interface JoinImages {
  type: 'join';
  steps: ImageStep[];
  join: ImageJoin;
  output: ImageOutput;
}

/** Makes several results from each file. */
export interface MakeVariants {
  type: 'variants';
  /** Applied before the steps of each variant. */
  steps: ImageStep[];
  variants: Variant[];
  /** Default `safe`. */
  metadata?: KeptMetadata;
  /** Text files that are saved with the results. */
  texts?: TextFile[];
}

/** Encodes the picture as text to put into a page: alone, in a style sheet or in HTML. */
export interface MakeDataUrl extends Omit<EncodeImage, 'type' | 'onlyIfSmaller'> {
  type: 'data-url';
  within: 'nothing' | 'css' | 'html';
}

/**
 * Lists the main colours of a picture as text, the most frequent first, and the colours at points, which are shares of
 * the sides.
 */
export interface TellColours {
  type: 'colours';
  count: number;
  points: { x: number; y: number }[];
  format: 'css' | 'json' | 'gpl';
}

/**
 * Makes one document of all files, in order: a page for each, and one for each page of a TIFF. Only the pictures are
 * kept.
 */
export interface MakeDocument extends PdfPages {
  type: 'document';
}

export interface PdfPages {
  format: 'pdf';
  /** `fit`: the size of each picture; otherwise, landscape if the picture is wider than high. */
  page: 'fit' | 'a4' | 'letter';
  /** In millimetres, on every side. */
  margin: number;
}

/**
 * `format`: `input` means the format of the file, or its `keptFormat`: an animation stays one, unless `onlyIfSmaller`.
 */
export type ImageOutput = ImageEncoding & { format: OutputFormatId<'image'> | 'input' };

export type ImageEncoding = EncodingChoices & (ByQuality | ByGoal);

interface ByQuality {
  /**
   * 1 to 100, on JPEG's scale: the same number looks about the same in every format. Default 80. PNG and TIFF keep
   * every pixel, unless `fewerColours`; then, for PNG, it is how close each pixel must stay to its own colour.
   */
  quality?: number;
  goal?: never;
}

interface ByGoal {
  quality?: never;
  goal: ImageGoal;
}

/**
 * What determines the quality. `look`: the lowest that looks the same. `size`: the highest with which the file has at
 * most this many bytes; the picture itself is scaled down if no quality is enough.
 */
export type ImageGoal = { type: 'look' } | { type: 'size'; bytes: number };

interface EncodingChoices {
  /** Keeps every pixel as it is, if the format can (WebP, AVIF, JPEG XL). Default false. */
  lossless?: boolean;
  /** Allows reducing PNG to a palette of 256 colours, and JPEG compression in TIFF. Default false. */
  fewerColours?: boolean;
  /** How long to search for a smaller file. `least` is for pictures that are only looked at. Default `normal`. */
  effort?: 'least' | 'fast' | 'normal';
}

/**
 * `safe` keeps the colour profile and how the picture was taken, and drops the place, names and previews; `colour`
 * keeps only the profile; `all` keeps everything; a list keeps these kinds, and the profile.
 */
export type KeptMetadata = 'safe' | 'colour' | 'all' | readonly HiddenKind[];

/** One of several results of a file. */
export interface Variant {
  /** The name of the resulting file. */
  name: string;
  /** Applied after the steps of the operation. */
  steps: ImageStep[];
  output: ImageOutput;
}

/** A text file that is saved unchanged. */
export interface TextFile {
  name: string;
  mimeType: string;
  text: string;
}

export interface Colour {
  /** `#rrggbb`, sRGB. */
  hex: string;
  /** Its share of the picture, from 0 to 1; absent if it was picked at a point. */
  share?: number;
}

/** Returns what the result has to achieve instead of a set quality. */
export const goalOf = (operation: ImageOperation): ImageGoal | undefined =>
  'output' in operation ? operation.output.goal : undefined;

/** Returns the output format; `input` if it is that of the file, or not known in advance. */
export function outputFormatOf(operation: ImageOperation): ImageOutput['format'] {
  switch (operation.type) {
    case 'encode':
    case 'turn-or-crop':
    case 'split-frames':
    case 'join':
    case 'data-url':
      return operation.output.format;
    case 'variants':
    case 'colours':
      return 'png';
    case 'encode-smallest':
    case 'rewrite-metadata':
    case 'inspect':
    case 'document':
      return 'input';
  }
}
