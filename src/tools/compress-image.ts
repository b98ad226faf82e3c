import * as v from 'valibot';
import { inputFormats, outputFormats } from '../formats.ts';
import { imageFormatLabels, metadata, quality } from '../options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Compress images',
  description: 'Make JPEG, PNG, WebP, AVIF and GIF images smaller, many at once, without sending them anywhere.',
  family: 'image',
  action: 'Compress',
  accepts: inputFormats('image'),
  batch: 'each',
  automatic: true,
  options: v.object({
    quality,
    format: v.optional(
      v.pipe(
        v.picklist(['input', ...outputFormats('image')]),
        v.title('Format'),
        v.metadata({ 'x-labels': { input: 'As it is', ...imageFormatLabels } }),
      ),
      'input',
    ),
    metadata,
  }),
  job: ({ quality, format, metadata }) => ({
    engine: 'image',
    steps: [],
    output: { format, quality, fewerColours: true },
    metadata,
    onlyIfSmaller: true,
  }),
  questions: [
    {
      question: 'Can the result be larger than my file?',
      answer: 'No. When nothing can be won, you get your own file back, byte for byte, and the row says so.',
    },
    {
      question: 'What is lost?',
      answer:
        'JPEG, WebP and AVIF are encoded again at the quality you choose, which removes detail that is hard to see. PNG and GIF below quality 100 keep fewer colours. Animation, transparency and the colour profile stay.',
    },
    {
      question: 'Are my photos uploaded?',
      answer: 'No. The work is done by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
