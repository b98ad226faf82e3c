import type { OutputFormatId } from '../../formats/formats.ts';
import type { ImageJoin, ImageStep } from './image-step.ts';
import type { HiddenKind } from './hidden-data.ts';

/** What the image engine is asked to do. Each file is worked on by itself, but for `join` and `document`. */
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
  | MakeDocument;

/** Decode, turn upright, apply `steps`, encode. Every frame of an animation goes through them. */
export interface EncodeImage {
  type: 'encode';
  /** Applied in order, to the upright image. */
  steps: ImageStep[];
  output: ImageOutput;
  /** Default `safe`. */
  metadata?: KeptMetadata;
  /** Gives the input back, byte for byte, when the result would not be smaller. Default false. */
  onlyIfSmaller?: boolean;
}

/** As `encode`, in the one of these formats that takes the fewest bytes, of those that can hold the picture. */
export interface EncodeSmallest extends Omit<EncodeImage, 'type' | 'output'> {
  type: 'encode-smallest';
  among: readonly OutputFormatId<'image'>[];
  output: ImageEncoding;
}

/**
 * Turns and cuts a JPEG without encoding it again, where that is all there is to do: block by block. Cuts go outwards to
 * the next block. Where that cannot be done, it is as `encode`.
 */
export interface TurnOrCrop extends Omit<EncodeImage, 'type' | 'onlyIfSmaller'> {
  type: 'turn-or-crop';
  /** Where a picture that is turned does not end with a block: `note` writes down that it is to be turned, `blocks` cuts off the last ones. */
  edges: 'note' | 'blocks';
}

/** Leaves the picture as it is encoded, byte for byte: only metadata changes. */
export interface RewriteMetadata {
  type: 'rewrite-metadata';
  /** Default `safe`. */
  metadata?: KeptMetadata;
}

/** Each frame of an animation as a file of its own. */
export interface SplitFrames extends Omit<EncodeImage, 'type' | 'onlyIfSmaller'> {
  type: 'split-frames';
}

/** One image of all files, in their order, after the steps. No metadata goes along. */
export interface JoinImages {
  type: 'join';
  steps: ImageStep[];
  join: ImageJoin;
  output: ImageOutput;
}

/** Several results of each file. */
export interface MakeVariants {
  type: 'variants';
  /** Come before those of each variant. */
  steps: ImageStep[];
  variants: Variant[];
  /** Default `safe`. */
  metadata?: KeptMetadata;
  /** They go along with the results. */
  texts?: TextFile[];
}

/** The picture as a text, such as it can stand in a page: alone, in a style sheet or in HTML. */
export interface MakeDataUrl extends Omit<EncodeImage, 'type' | 'onlyIfSmaller'> {
  type: 'data-url';
  within: 'nothing' | 'css' | 'html';
}

/** A text with the colours that make a picture up, most of them first, and those at points, which are shares of the sides. */
export interface TellColours {
  type: 'colours';
  count: number;
  points: { x: number; y: number }[];
  format: 'css' | 'json' | 'gpl';
}

/** All files as one document, in their order: a page for each, and one for each page of a TIFF. Only the pictures go along. */
export interface MakeDocument extends PdfPages {
  type: 'document';
}

export interface PdfPages {
  format: 'pdf';
  /** `fit`: as large as each picture; else lying where the picture is wider than high. */
  page: 'fit' | 'a4' | 'letter';
  /** In millimetres, on every side. */
  margin: number;
}

/** `format`: `input` is the format that the file has, or `keptFormat` of it: an animation stays one, unless `onlyIfSmaller`. */
export type ImageOutput = ImageEncoding & { format: OutputFormatId<'image'> | 'input' };

export type ImageEncoding = EncodingChoices & (ByQuality | ByGoal);

interface ByQuality {
  /**
   * 1 to 100, on JPEG's scale: the same number looks about alike in every format. Default 80.
   * PNG and TIFF keep every pixel, unless `fewerColours`; then for PNG it is how near to its own colour each pixel must stay.
   */
  quality?: number;
  goal?: never;
}

interface ByGoal {
  quality?: never;
  goal: ImageGoal;
}

/**
 * What decides the quality. `look`: the lowest that looks the same. `size`: the highest with which the file has at most
 * so many bytes; the picture itself is made smaller when no quality would do.
 */
export type ImageGoal = { type: 'look' } | { type: 'size'; bytes: number };

interface EncodingChoices {
  /** Keeps every pixel as it is, where the format can (WebP, AVIF, JPEG XL). Default false. */
  lossless?: boolean;
  /** PNG may be reduced to a palette of 256 colours, and TIFF hold JPEG. Default false. */
  fewerColours?: boolean;
  /** How long to search for a smaller file. Default `normal`. */
  effort?: 'fast' | 'normal' | 'best';
}

/**
 * `safe` keeps the colour profile and how the picture was taken, and drops the place, the names and the previews;
 * `colour` keeps the profile alone; `all` keeps everything; a list keeps these kinds, and the profile.
 */
export type KeptMetadata = 'safe' | 'colour' | 'all' | readonly HiddenKind[];

/** One of several results of a file. */
export interface Variant {
  /** Of the file that comes out. */
  name: string;
  /** After those of the operation. */
  steps: ImageStep[];
  output: ImageOutput;
}

/** A file of text that goes along as it is. */
export interface TextFile {
  name: string;
  mimeType: string;
  text: string;
}

export interface Colour {
  /** `#rrggbb`, sRGB. */
  hex: string;
  /** Of the picture, from 0 to 1; none where it was picked at a point. */
  share?: number;
}

/** What is asked of the result in place of a quality. */
export const goalOf = (operation: ImageOperation): ImageGoal | undefined =>
  'output' in operation ? operation.output.goal : undefined;

/** The format that is encoded to; `input` where it is that of the file, or not known before. */
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
    case 'document':
      return 'input';
    default:
      return operation satisfies never;
  }
}
