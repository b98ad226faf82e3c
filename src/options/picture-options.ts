import * as v from 'valibot';
import type { FormatId } from '../formats/formats.ts';
import { places, type Place } from '../jobs/contract/image-step.ts';
import type { When } from './metadata.ts';

/** What tools for pictures share, beside `options.ts`. */

/** Choices that leave the format to what comes out smallest. */
export const smallest = {
  labels: {
    smallest: 'Smallest',
    'smallest-jxl': 'Smallest, including JPEG XL',
  },
  /** The formats that a choice stands for. */
  among: {
    smallest: ['jpeg', 'webp', 'avif', 'png'],
    'smallest-jxl': ['jpeg', 'webp', 'avif', 'png', 'jxl'],
  },
} as const;

/** One of nine places in a picture. */
export const place = (title: string, initial: Place) =>
  v.optional(
    v.pipe(
      v.picklist(places),
      v.title(title),
      v.metadata({
        'x-control': 'places',
        'x-labels': {
          'top-left': 'Top left',
          top: 'Top',
          'top-right': 'Top right',
          left: 'Left',
          centre: 'Middle',
          right: 'Right',
          'bottom-left': 'Bottom left',
          bottom: 'Bottom',
          'bottom-right': 'Bottom right',
        },
      }),
    ),
    initial,
  );

/** A picture to work with, beside the files that are worked on. */
export const pictureFile = <const Others extends When>(
  title: string,
  description: string,
  accepts: readonly FormatId[],
  when: Others,
) =>
  v.optional(
    v.pipe(
      v.file(),
      v.title(title),
      v.description(description),
      v.metadata({ 'x-control': 'file', 'x-accepts': accepts, 'x-when': when }),
    ),
  );

/** Places in a picture, to be picked on it. */
export const points = v.optional(
  v.pipe(
    v.array(
      v.object({
        x: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
        y: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      }),
    ),
    v.maxLength(20),
    v.title('Picked points'),
    v.description('As shares of the width and height, from 0 to 1.'),
    v.metadata({ 'x-control': 'points' }),
  ),
  [],
);
