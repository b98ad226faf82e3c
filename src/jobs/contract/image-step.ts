import type { NumberRange } from './ranges.ts';

/**
 * Lengths are in pixels unless stated otherwise; colours are CSS hex colours, `#rrggbb`. Steps are plain data, because
 * some need no decoded pixels.
 */
export type ImageStep =
  | {
      /** Anything beyond the edges is left out. */
      type: 'crop';
      left: number;
      top: number;
      width: number;
      height: number;
      /** `share`: of the sides of each image, from 0 to 1. Default `pixels`. */
      unit?: 'pixels' | 'share';
      /**
       * Width by height. A share has a different shape in each picture: if set, the largest centred part with this
       * ratio is kept. Default any.
       */
      ratio?: number;
      /** The only file that it applies to, by the number that the page gave it. Default every file. */
      file?: number | undefined;
    }
  | {
      /** Crops to the largest part with a shape. */
      type: 'crop-to-shape';
      /** Width by height. */
      ratio: number;
      /** Which part is kept: the centre, what catches the eye, or either end of the longer side. Default `centre`. */
      gravity?: 'centre' | 'attention' | 'start' | 'end';
    }
  | {
      type: 'rotate';
      /** Degrees, clockwise. */
      angle: number;
      /**
       * What happens to the corners that an angle other than a right one leaves: filled, or cut off with the edges.
       * Default `fill`.
       */
      corners?: 'fill' | 'cut';
      /** Fills the corners. Default transparent, or white if the format has no alpha. */
      background?: string;
    }
  | {
      /** Keeps only these frames of an animation, in this order. A still has one frame. */
      type: 'frames';
      /** Frames that do not exist are left out. Default all. */
      ranges?: FrameRange[];
      /** Every nth frame; the durations of the others are added to those that stay. Default 1. */
      every?: number;
      /** Whether the last frame comes first. Default false. */
      reverse?: boolean;
    }
  | {
      type: 'timing';
      /** 2 is twice as fast. Frames too short for browsers to show are left out. Default 1. */
      speed?: number;
      /** The same duration for every frame, in milliseconds, instead of its own. */
      delay?: number;
      /** How often the animation plays; 0 means forever. Default unchanged. */
      loop?: number;
    }
  | {
      /** Lays a mark over every frame. */
      type: 'overlay';
      mark: TextMark | PictureMark;
      place: Place | 'tiled';
      /** The mark is as large as fits into this share of the width and of the height, from 0 to 1. */
      size: number;
      /** The distance from the edges, as a share of the shorter side. Default 0. */
      margin?: number;
      /** From 0, which is invisible, to 1. Default 1. */
      opacity?: number;
      /** Degrees, clockwise. Default 0. */
      angle?: number;
    }
  | {
      /** Makes parts of every frame unrecognizable: black, or the averages of a few squares, with or without edges. */
      type: 'redact';
      areas: RedactedArea[];
      by: 'cover' | 'pixelate' | 'blur';
    }
  | {
      /** Adds space around the picture. */
      type: 'extend';
      left: number;
      top: number;
      right: number;
      bottom: number;
      /** Default transparent, or white if the format has no alpha. */
      background?: string;
    }
  /** Puts the picture on a background colour, so that nothing is transparent. */
  | { type: 'flatten'; background: string }
  /** `horizontal`: swaps left and right. */
  | { type: 'flip'; direction: 'horizontal' | 'vertical' }
  | {
      type: 'resize';
      /** With only one of width and height, the other follows the shape of the image. */
      width?: number;
      height?: number;
      /**
       * As in CSS `object-fit`; `inside` is the largest size within both, `outside` the smallest that covers both.
       * Default `inside`.
       */
      fit?: 'contain' | 'cover' | 'fill' | 'inside' | 'outside';
      /** Never enlarges an image. Default false. */
      withoutEnlargement?: boolean;
      /** Mixes colours in linear light instead of by their encoded values; slower. Default false. */
      linear?: boolean;
      /** Fills what `contain` leaves open. Default transparent, or white if the format has no alpha. */
      background?: string;
    };

/** Lengths are shares of the sides of the image, from 0 to 1. */
export interface RedactedArea {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The only file that it applies to, by the number that the page gave it. Default every file. */
  file?: number | undefined;
}

/** Consecutive frames. */
export interface FrameRange extends Pick<NumberRange, 'from' | 'to'> {
  /** How long each is shown, in milliseconds. Default unchanged. */
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
/** One of nine positions in a picture. */
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

/** Makes pictures the pages of one TIFF, each with its own size and depth. */
export interface Pages {
  type: 'pages';
}

/** Places pictures next to or below each other. Lengths are in pixels. */
export interface Montage {
  type: 'montage';
  /** A row, a column, or a grid with this many columns of cells of one size. */
  layout: 'row' | 'column' | { columns: number };
  /**
   * Scales to one height in a row, one width in a column, or one cell size in a grid: the smallest that a picture has,
   * or the largest. `none` keeps the pictures' own sizes.
   */
  scale: 'none' | 'smallest' | 'largest';
  /** How a picture is aligned that is smaller than its cell. */
  align: 'start' | 'centre' | 'end';
  /** The space between the pictures. */
  gap: number;
  /** The space around all of them. */
  border: number;
  /** Default transparent, or white if the format has no alpha. */
  background?: string;
}

/** Shows pictures one after another, as an animation; animations contribute their own frames and durations. */
export interface Slideshow {
  type: 'slideshow';
  /** How long each picture is shown, in milliseconds; the last value applies to the rest. */
  delays: number[];
  /** How often all are shown; 0 means forever. */
  loop: number;
  /** In pixels. With only one of them, the other follows the shape of the first picture. Default its size. */
  width?: number;
  height?: number;
  /** For pictures with a different shape from the animation. */
  fit: 'contain' | 'cover' | 'fill';
  /** Fills what `contain` leaves open. Default transparent. */
  background?: string;
}

export interface Size {
  width: number;
  height: number;
}

/** A rectangle, measured from the upper left corner. */
export interface Area extends Size {
  left: number;
  top: number;
}
