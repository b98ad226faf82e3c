import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Video and audio information',
  description:
    'See tracks, codecs, bit rates, size, colours, key frames and tags of a video or sound file, in your browser.',
  family: 'video',
  action: 'Look',
  accepts: [...inputFormats('video'), ...inputFormats('audio')],
  batch: 'each',
  automatic: true,
  options: v.object({
    format: v.optional(
      v.pipe(
        v.picklist(['text', 'json']),
        v.title('Report as'),
        v.metadata({ 'x-labels': { text: 'Text', json: 'JSON, for programs' } }),
      ),
      'text',
    ),
  }),
  job: ({ format }) => ({ engine: 'media', operation: { type: 'info', format } }),
  questions: [
    {
      question: 'Why do key frames matter?',
      answer:
        'A video can be cut without re-encoding at its key frames alone. When they are far apart, a trimmed clip starts earlier than you asked, and players seek slowly.',
    },
    {
      question: 'Where do the bit rates come from?',
      answer:
        'From the file where it states them, else from the sizes and times of its first packets. That of the whole file is its size over its length.',
    },
    {
      question: 'Is my file uploaded?',
      answer: 'No. This page does the work in your browser, and the browser is told to refuse uploads from it.',
    },
  ],
});
