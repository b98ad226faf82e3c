import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { formatOrInput, quality, side } from '../options/options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Image to data URL',
  description: 'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.',
  family: 'image',
  action: 'Make the text',
  accepts: inputFormats('image'),
  batch: 'each',
  automatic: true,
  options: v.object({
    within: v.optional(
      v.pipe(
        v.picklist(['nothing', 'html', 'css']),
        v.title('Text'),
        v.metadata({
          'x-labels': { nothing: 'The data URL alone', html: 'In an HTML image', css: 'In a CSS background' },
        }),
      ),
      'nothing',
    ),
    width: side('Width', 'Larger pictures are made smaller. Empty: as it is.'),
    format: formatOrInput,
    quality,
  }),
  job: ({ within, width, format, quality }) => ({
    engine: 'image',
    operation: {
      type: 'data-url',
      steps: width === undefined ? [] : [{ type: 'resize', width, withoutEnlargement: true }],
      output: { format, quality },
      metadata: 'colour',
      within,
    },
  }),
  questions: [
    {
      question: 'When is a data URL a good idea?',
      answer:
        'For small pictures, up to some kilobytes: they spare a request. The text is a third longer than the file, and comes again with every page that has it, so larger pictures are better files of their own.',
    },
    {
      question: 'Is my file changed?',
      answer:
        'Its picture is not, as long as format and width are left alone: the text holds it byte for byte, without hidden data such as the place, and the row says what was left out. Formats that pages do not show, such as HEIC, become JPEG or PNG.',
    },
    {
      question: 'Is my picture uploaded?',
      answer: 'No. The text is made by this page in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
