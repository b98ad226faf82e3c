import type { ImageJob } from './job.ts';
import type { ImageStep } from './image-step.ts';

/** One of several results of a file. */
export interface Variant {
  /** Of the file that comes out. */
  name: string;
  /** After those of the job. */
  steps: ImageStep[];
  output: ImageJob['output'];
}

/** A file of text that goes along as it is. */
export interface TextFile {
  name: string;
  mimeType: string;
  text: string;
}

/** What is told of a picture, as a text. */
export type Report =
  /** The picture itself, such as it can stand in a page: alone, in a style sheet or in HTML. */
  | { type: 'data-url'; within: 'nothing' | 'css' | 'html' }
  /** The colours that make it up, most of them first, and those at points, which are shares of the sides. */
  | { type: 'colours'; count: number; points: { x: number; y: number }[]; format: 'css' | 'json' | 'gpl' };

export interface Colour {
  /** `#rrggbb`, sRGB. */
  hex: string;
  /** Of the picture, from 0 to 1; none where it was picked at a point. */
  share?: number;
}
