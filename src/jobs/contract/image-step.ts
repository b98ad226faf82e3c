import type { NumberRange } from './ranges.ts';

/** Lengths are in pixels, where nothing else is said; colours are CSS hex colours, `#rrggbb`. Plain data: some need no pixels to be decoded. */
export type ImageStep =
  | {
      /** What reaches beyond the edges is left out. */
      type: 'crop';
      left: number;
      top: number;
      width: number;
      height: number;
      /** `share`: of the sides of each image, from 0 to 1. Default `pixels`. */
      unit?: 'pixels' | 'share';
      /** Width by height. A share has another shape in each picture: then the largest part of this one in its middle. Default any. */
      ratio?: number;
    }
  | {
      /** The largest part of a shape. */
      type: 'crop-to-shape';
      /** Width by height. */
      ratio: number;
      /** What it holds: the middle, what catches the eye, or the one or the other end of the longer way. Default `centre`. */
      gravity?: 'centre' | 'attention' | 'start' | 'end';
    }
  | {
      type: 'rotate';
      /** Degrees, clockwise. */
      angle: number;
      /** What becomes of the corners that another angle than a right one leaves: filled, or cut off with the edges. Default `fill`. */
      corners?: 'fill' | 'cut';
      /** Fills them. Default transparent, or white where the format has no alpha. */
      background?: string;
    }
  | {
      /** Of an animation these frames alone, in this order. A still is its only one. */
      type: 'frames';
      /** Those that are not there are left out. Default all. */
      ranges?: FrameRange[];
      /** Every frame, every second, and so on; the times go to those that stay. Default 1. */
      every?: number;
      /** The last one first. Default false. */
      reverse?: boolean;
    }
  | {
      type: 'timing';
      /** 2 is twice as fast. What would be shown for less than browsers can is left out. Default 1. */
      speed?: number;
      /** The same time for every frame, in milliseconds, in place of its own. */
      delay?: number;
      /** How often the animation is shown; 0 is endless. Default as it was. */
      loop?: number;
    }
  | {
      /** A mark laid over every frame. */
      type: 'overlay';
      mark: TextMark | PictureMark;
      place: Place | 'tiled';
      /** The mark is as large as fits in this share of the width and of the height, from 0 to 1. */
      size: number;
      /** From the edges, as a share of the shorter side. Default 0. */
      margin?: number;
      /** From 0, which nobody sees, to 1. Default 1. */
      opacity?: number;
      /** Degrees, clockwise. Default 0. */
      angle?: number;
    }
  | {
      /** More room around the picture. */
      type: 'extend';
      left: number;
      top: number;
      right: number;
      bottom: number;
      /** Default transparent, or white where the format has no alpha. */
      background?: string;
    }
  /** Lays the picture on a colour, so that nothing is transparent. */
  | { type: 'flatten'; background: string }
  /** `horizontal`: left and right change places. */
  | { type: 'flip'; direction: 'horizontal' | 'vertical' }
  | {
      type: 'resize';
      /** With only one of width and height, the other follows the shape of the image. */
      width?: number;
      height?: number;
      /** As CSS `object-fit`; `inside` is the largest size within both, `outside` the smallest that covers both. Default `inside`. */
      fit?: 'contain' | 'cover' | 'fill' | 'inside' | 'outside';
      /** Never makes an image larger than it is. Default false. */
      withoutEnlargement?: boolean;
      /** Mixes colours as light mixes, not as the numbers that stand for them; slower. Default false. */
      linear?: boolean;
      /** Fills what `contain` leaves open. Default transparent, or white where the format has no alpha. */
      background?: string;
    };

/** Frames next to each other. */
export interface FrameRange extends Pick<NumberRange, 'from' | 'to'> {
  /** How long each is shown, in milliseconds. Default as long as before. */
  delay?: number;
}

export const places = [
  'top-left',
  'top',
  'top-right',
  'left',
  'centre',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
/** One of nine in a picture. */
export type Place = (typeof places)[number];

export interface TextMark {
  type: 'text';
  text: string;
  font: 'sans-serif' | 'serif' | 'monospace';
  bold: boolean;
  colour: string;
}

export interface PictureMark {
  type: 'picture';
  /** Any image that browsers decode. */
  picture?: Blob;
}

export type ImageJoin = Montage | Slideshow | Pages;

/** Pictures as the pages of one TIFF, each as large and as deep as it is. */
export interface Pages {
  type: 'pages';
}

/** Pictures beside or under each other. Lengths are in pixels. */
export interface Montage {
  type: 'montage';
  /** A row, a column, or rows of so many cells of one size. */
  layout: 'row' | 'column' | { columns: number };
  /**
   * To one height in a row, one width in a column, into one cell in a grid: the smallest that a picture has, or the largest.
   * `none` leaves the pictures as large as they are.
   */
  scale: 'none' | 'smallest' | 'largest';
  /** Where a picture stands that is smaller than its place. */
  align: 'start' | 'centre' | 'end';
  /** Between the pictures. */
  gap: number;
  /** Around all of them. */
  border: number;
  /** Default transparent, or white where the format has no alpha. */
  background?: string;
}

/** Pictures after each other, as an animation; those that are animations bring their frames and times. */
export interface Slideshow {
  type: 'slideshow';
  /** How long each picture is shown, in milliseconds; the last one counts for the rest. */
  delays: number[];
  /** How often all are shown; 0 is endless. */
  loop: number;
  /** In pixels. With one of them, the other follows the shape of the first picture; default its size. */
  width?: number;
  height?: number;
  /** For pictures of another shape than the animation. */
  fit: 'contain' | 'cover' | 'fill';
  /** Fills what `contain` leaves open. Default transparent. */
  background?: string;
}
