import * as v from 'valibot';
import { inputFormats } from '../formats.ts';
import { timeRange } from '../media-options.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  title: 'Trim video',
  description: 'Cut the start and the end off a video of any size, in seconds and without loss, in your browser.',
  family: 'video',
  common: true,
  action: 'Trim',
  accepts: inputFormats('video'),
  batch: 'each',
  options: v.object({
    ...timeRange,
    exact: v.optional(
      v.pipe(
        v.boolean(),
        v.title('Cut exactly'),
        v.description(
          'Starts at the very frame, by re-encoding. Otherwise at the last key frame before it, by copying.',
        ),
      ),
      false,
    ),
  }),
  job: ({ start, end, exact }) => ({
    engine: 'media',
    container: 'input',
    trim: { start, ...(end > 0 && { end }), exact },
  }),
  questions: [
    {
      question: 'Why does my clip start a little early?',
      answer:
        'A video can only be copied from a key frame on, and those are often a few seconds apart. The clip starts at the last one before your start, and the result says where. “Cut exactly” re-encodes, and starts at the very frame.',
    },
    {
      question: 'Does trimming cost quality?',
      answer:
        'Not without “Cut exactly”: picture and sound are copied bit for bit. With it, the picture is re-encoded at about the bit rate of the input.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The one you put in. MPEG-TS recordings become MP4, by copying.',
    },
  ],
});
