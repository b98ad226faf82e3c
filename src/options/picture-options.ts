import * as v from 'valibot';
import type { FormatId } from '#formats/formats.ts';
import { places, type Place } from '#jobs/contract/image-step.ts';
import type { When } from './metadata.ts';
import { choice, option } from './builders.ts';
import { share } from './options.ts';

/** Options that image tools share, besides those in `options.ts`. */

/** Choices that pick whichever format has the smallest result. */
export const smallest = {
  labels: {
    smallest: 'Smallest',
    'smallest-jxl': 'Smallest, including JPEG XL',
  },
  /** The candidate formats of each choice. */
  among: {
    smallest: ['jpeg', 'webp', 'avif', 'png'],
    'smallest-jxl': ['jpeg', 'webp', 'avif', 'png', 'jxl'],
  },
} as const;

/** One of nine positions in an image. */
export const place = (title: string, initial: Place) =>
  choice(title, places, initial, {
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
  });

/** An additional image to work with, besides the processed files. */
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

/** Points in an image, picked on it. */
export const points = option('Picked points', v.pipe(v.array(v.object({ x: share, y: share })), v.maxLength(20)), [], {
  description: 'As shares of the width and height, from 0 to 1.',
  'x-control': 'points',
});

/** The most that a result may take. `description`: what that does to its quality. */
export const mostKilobytes = (description: string) =>
  v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(100_000),
    v.title('Maximum size'),
    v.description(description),
    v.metadata({ 'x-unit': 'kB' }),
  );
