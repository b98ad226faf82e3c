import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { timeRange } from '../options/media-options.ts';
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
          'Starts and ends at the very frame, by re-encoding what is next to the cuts, or all. Otherwise starts at the last key frame before, by copying.',
        ),
      ),
      false,
    ),
  }),
  job: ({ start, end, exact }) => ({
    engine: 'media',
    operation: {
      type: 'convert',
      container: 'input',
      trim: { start, ...(end > 0 && { end }), exact },
    },
  }),
  questions: [
    {
      question: 'Why does my clip start a little early?',
      answer:
        'A video can only be copied from a key frame on, and those are often a few seconds apart. The clip starts at the last one before your start, and the result says where. “Cut exactly” starts at the very frame.',
    },
    {
      question: 'Does trimming cost quality?',
      answer:
        'Not without “Cut exactly”: picture and sound are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there on. Where no key frame lies within, and for other codecs, the whole picture is re-encoded, at about the bit rate of the input.',
    },
    {
      question: 'Which format do I get?',
      answer: 'The one you put in. MPEG-TS recordings become MP4, by copying.',
    },
  ],
});
