import { textEncodingIds, textEncodings } from '#formats/text-encodings.ts';
import { choice } from './builders.ts';

/** How a file of text is encoded. Default: `guess`. */
export const encodingOfText = choice('Character encoding', ['guess', ...textEncodingIds], 'guess', {
  description: 'Choose another if letters are wrong.',
  'x-labels': { guess: 'Detect automatically', ...textEncodings },
});
