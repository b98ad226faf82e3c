import * as v from 'valibot';
import { inputFormats } from '../formats/formats.ts';
import { onlyWhen } from '../options/options.ts';
import { defineTool } from '../tool.ts';

/** What times are multiplied by, for subtitles of one frame rate that go with another. */
const factors = {
  '24-to-25': 24 / 25,
  '25-to-24': 25 / 24,
  '23-to-25': 24 / 1.001 / 25,
  '25-to-23': (25 * 1.001) / 24,
};

export default defineTool({
  title: 'Convert subtitles',
  description: 'Turn SRT into WebVTT and back, move subtitles in time, and make them fit another frame rate.',
  family: 'video',
  action: 'Convert',
  accepts: inputFormats('subtitles'),
  batch: 'each',
  options: v.object({
    format: v.optional(
      v.pipe(
        v.picklist(['vtt', 'srt']),
        v.title('Format'),
        v.metadata({ 'x-labels': { vtt: 'WebVTT, for web pages', srt: 'SRT, for players' } }),
      ),
      'vtt',
    ),
    shift: v.optional(
      v.pipe(
        v.number(),
        v.minValue(-36_000),
        v.maxValue(36_000),
        v.title('Move by'),
        v.description('Above 0 they come later, below 0 earlier.'),
        v.metadata({ 'x-unit': 's' }),
      ),
      0,
    ),
    rate: v.optional(
      v.pipe(
        v.picklist(['keep', '23-to-25', '24-to-25', '25-to-23', '25-to-24', 'own']),
        v.title('Speed'),
        v.description('In frames a second, for subtitles that fit at the start and then drift away.'),
        v.metadata({
          'x-labels': {
            keep: 'As it is',
            '23-to-25': 'From 23.976 to 25',
            '24-to-25': 'From 24 to 25',
            '25-to-23': 'From 25 to 23.976',
            '25-to-24': 'From 25 to 24',
            own: 'A length of your own',
          },
        }),
      ),
      'keep',
    ),
    length: onlyWhen(
      v.optional(
        v.pipe(
          v.number(),
          v.minValue(50),
          v.maxValue(200),
          v.title('Length'),
          v.description('Every time becomes this share of what it is.'),
          v.metadata({ 'x-unit': '%' }),
        ),
        100,
      ),
      { rate: 'own' },
    ),
  }),
  job: ({ format, shift, rate, length }) => ({
    engine: 'media',
    operation: {
      type: 'convert-subtitles',
      format,
      shift,
      stretch: rate === 'keep' ? 1 : rate === 'own' ? length / 100 : factors[rate],
    },
  }),
  questions: [
    {
      question: 'How do I make subtitles fit a video?',
      answer:
        'If they are early or late by the same time throughout, move them by it. If they fit at the start and drift away, they were made for another frame rate: choose from which to which. The speed is changed first, then they are moved.',
    },
    {
      question: 'What is lost?',
      answer:
        'Bold, italic and underlined text stays, and so does text at the top. SRT has no styles, names of speakers or exact places, and WebVTT here takes no colours and fonts from SRT. The result says when something was left out.',
    },
    {
      question: 'What if letters look wrong?',
      answer:
        'Results are in UTF-8, which every player reads. Files in UTF-8 and UTF-16 are recognised; all others are read as windows-1252, the Western European encoding, and the result says so.',
    },
  ],
});
