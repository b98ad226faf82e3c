import * as v from 'valibot';
import { textEncodingIds, textEncodings } from '../formats/text-encodings.ts';

/** How a file of text is encoded. Default: `guess`. */
export const encodingOfText = v.optional(
  v.pipe(
    v.picklist(['guess', ...textEncodingIds]),
    v.title('Character encoding'),
    v.description('Choose another if letters are wrong. UTF-8 and UTF-16 are always recognised.'),
    v.metadata({ 'x-labels': { guess: 'Detect automatically', ...textEncodings } }),
  ),
  'guess',
);
