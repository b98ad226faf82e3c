import * as v from 'valibot';
import { inputFormats } from '#formats/formats.ts';
import { formatOrInput, quality, side } from '#options/options.ts';
import { defineTool } from '#tool.ts';
import { pick } from '#options/builders.ts';

export default defineTool({
  title: 'Image to data URL',
  description: 'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.',
  family: 'image',
  action: 'Create data URL',
  accepts: inputFormats('image'),
  batch: 'each',
  group: 'convert',
  drawnAs: 'to-code',
  aka: ['base64', 'data uri', 'inline image', 'encode image', 'embed image in css'],
  options: v.object({
    within: pick('Output', { nothing: 'Data URL only', html: 'HTML image', css: 'CSS background' }, 'nothing'),
    width: side('Width', 'Larger images are scaled down. Leave empty to keep the size.'),
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
        'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.',
    },
    {
      question: 'Is my image changed?',
      answer:
        'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.',
    },
  ],
});
