import * as v from 'valibot';
import { formats, outputFormats } from './formats.ts';

/** Option schemas that several tools share. Metadata: `x-unit` after the value, `x-labels` for choices, `x-control` for the control. */

export const quality = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(100),
    v.title('Quality'),
    v.description('Lower is smaller. Above 90, files grow fast and look the same.'),
    v.metadata({ 'x-control': 'range' }),
  ),
  80,
);

export const metadata = v.optional(
  v.pipe(
    v.picklist(['safe', 'colour', 'all']),
    v.title('Hidden data'),
    v.description('Photos carry more than the picture: where they were taken, by whom, with what.'),
    v.metadata({
      'x-labels': {
        safe: 'Keep colour and date, drop the place and names',
        colour: 'Keep only colour',
        all: 'Keep everything',
      },
    }),
  ),
  'safe',
);

export const imageFormatLabels: Record<string, string> = Object.fromEntries(
  outputFormats('image').map((id) => [id, formats[id].name]),
);
